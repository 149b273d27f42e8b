-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS folios_company_profile_idx ON folios (company_id) WHERE company_id IS NOT NULL;
