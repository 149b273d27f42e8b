-- outside a transaction
ALTER TABLE exchange_rates VALIDATE CONSTRAINT exchange_rates_source_known;
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS exchange_rates_published_once ON exchange_rates (currency, valid_from) WHERE source = 'ecb';
