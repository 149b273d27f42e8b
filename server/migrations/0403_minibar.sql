-- Extras that whoever cleans a room may charge to it, without seeing whose it is or what they cost.
ALTER TABLE hotel_extras ADD COLUMN is_minibar boolean NOT NULL DEFAULT false;
