-- Where a rate is from: somebody set it, or the European Central Bank published it.
ALTER TABLE exchange_rates ADD COLUMN source text NOT NULL DEFAULT 'hand';
ALTER TABLE exchange_rates ADD CONSTRAINT exchange_rates_source_known CHECK (source IN ('hand', 'ecb')) NOT VALID;
