-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS bookings_held_for_company_idx ON bookings (held_for_company_id) WHERE held_for_company_id IS NOT NULL;
