-- Words are looked for among one house's bookings far more often than among everybody's: one index for both.
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE INDEX bookings_house_search_idx ON bookings USING gin (hotel_id, search_text gin_trgm_ops);
DROP INDEX bookings_search_idx;
