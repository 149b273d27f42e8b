-- A note may be about something that guests have left behind; it stays until somebody has it back.
ALTER TABLE room_notes ADD COLUMN is_found boolean NOT NULL DEFAULT false;
