-- Distances that the hotel enters, from the nearest: [{ kind, name, meters }], by the catalogue of the contract.
ALTER TABLE hotels ADD COLUMN nearby jsonb NOT NULL DEFAULT '[]';
