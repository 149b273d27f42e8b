-- A reason that the product gives is kept as kind and parameters; `reason` remains what a person wrote.
ALTER TABLE commission_adjustments ADD COLUMN said jsonb;
