-- What is in the rooms of a type, by the catalogue of the contract.
ALTER TABLE room_types ADD COLUMN features text[] NOT NULL DEFAULT '{}';
