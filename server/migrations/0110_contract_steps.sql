-- Of a migration that removed something: the migration that a server has to know to run without it.
ALTER TABLE migrations ADD COLUMN requires text;
