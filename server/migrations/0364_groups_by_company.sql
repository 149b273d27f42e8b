-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS groups_company_profile_idx ON groups (company_id) WHERE company_id IS NOT NULL;
