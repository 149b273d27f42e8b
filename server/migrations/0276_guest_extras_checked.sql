-- outside a transaction
ALTER TABLE hotel_extras VALIDATE CONSTRAINT hotel_extras_per_known;
ALTER TABLE hotel_extras VALIDATE CONSTRAINT hotel_extras_served_on_known;
ALTER TABLE folio_lines VALIDATE CONSTRAINT folio_lines_order_id_fkey;
CREATE INDEX CONCURRENTLY IF NOT EXISTS folio_lines_order_id ON folio_lines (order_id) WHERE order_id IS NOT NULL;
