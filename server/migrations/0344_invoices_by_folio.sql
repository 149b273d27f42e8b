-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS invoices_folio_idx ON invoices (folio_id);
