-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS company_profiles_hotel_idx ON company_profiles (hotel_id);
