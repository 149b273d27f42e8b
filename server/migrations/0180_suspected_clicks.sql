-- New visitors of a link beyond what one address brings in an hour: not counted, and shown apart.
ALTER TABLE clicks ADD COLUMN suspected boolean NOT NULL DEFAULT false;
-- A hash of the address alone, which tells apart who only changes the name of the browser.
ALTER TABLE click_visitors ADD COLUMN network bytea;
