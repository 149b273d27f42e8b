-- Rates of the demo are made up, and say so.
ALTER TABLE exchange_rates ADD COLUMN is_demo boolean NOT NULL DEFAULT false;

-- The rates that came with the product are those of November 2025, not of the day they were valid from. Where nobody has
-- set another one, the same rate gets its true day, so that its age can be judged.
INSERT INTO exchange_rates (currency, usd_rate, valid_from)
SELECT currency, usd_rate, DATE '2025-11-01' FROM exchange_rates r
WHERE set_by IS NULL AND valid_from = DATE '2020-01-01'
  AND NOT EXISTS (SELECT FROM exchange_rates s WHERE s.currency = r.currency AND s.set_by IS NOT NULL);
