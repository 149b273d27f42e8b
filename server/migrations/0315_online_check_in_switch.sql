-- Some hotels want every guest to register at the desk.
ALTER TABLE hotel_arrivals ADD COLUMN takes_check_in boolean NOT NULL DEFAULT true;
