-- Null: the language of the browser.
ALTER TABLE users
  ADD COLUMN language text,
  ADD CONSTRAINT users_language_known CHECK (language IN ('en', 'es', 'de', 'fr', 'it')) NOT VALID;
