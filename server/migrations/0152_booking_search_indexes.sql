-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS bookings_phone_idx ON bookings USING gin (hotel_id, phone_digits(guest_phone) gin_trgm_ops) WHERE guest_phone IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS folios_company_idx ON folios USING gin (hotel_id, fold(payer_company) gin_trgm_ops) WHERE payer_company IS NOT NULL;
