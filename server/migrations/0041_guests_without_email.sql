-- Who books by phone or at the desk may have no address to write to.
DROP INDEX bookings_house_search_idx;
ALTER TABLE bookings DROP COLUMN search_text;
ALTER TABLE bookings ALTER COLUMN guest_email DROP NOT NULL;
ALTER TABLE bookings ADD COLUMN search_text text
  GENERATED ALWAYS AS (fold(reference || ' ' || guest_name || ' ' || coalesce(guest_email, ''))) STORED;
CREATE INDEX bookings_house_search_idx ON bookings USING gin (hotel_id, search_text gin_trgm_ops);
