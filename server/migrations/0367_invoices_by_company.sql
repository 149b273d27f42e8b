-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS invoices_company_idx ON invoices (company_id, issued_at) WHERE company_id IS NOT NULL;
