-- outside a transaction
-- Deleting a hotel looks for its rooms, extras and terms in every table that refers to them.
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_stays_room_type_idx ON booking_stays (room_type_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS boosts_room_type_idx ON boosts (room_type_id) WHERE room_type_id IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS commission_holds_hotel_idx ON commission_holds (hotel_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS folio_lines_extra_idx ON folio_lines (extra_id) WHERE extra_id IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS price_rules_room_type_idx ON price_rules (room_type_id)
  WHERE room_type_id IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS room_assignments_hotel_idx ON room_assignments (hotel_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS room_blocks_room_idx ON room_blocks (room_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS term_changes_hotel_idx ON term_changes (hotel_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS tracked_links_room_type_idx ON tracked_links (room_type_id)
  WHERE room_type_id IS NOT NULL;
-- Erasing a person finds also what ended or was merged.
CREATE INDEX CONCURRENTLY IF NOT EXISTS guest_profiles_owner_idx ON guest_profiles (owner_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS partnership_events_by_user_idx ON partnership_events (by_user_id)
  WHERE by_user_id IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS sessions_user_idx ON sessions (user_id);
DROP INDEX CONCURRENTLY IF EXISTS sessions_user_id_idx;
-- The account of a group, the payments of a page of the ledger and what was paid to an account are looked up this way.
CREATE INDEX CONCURRENTLY IF NOT EXISTS affiliate_statements_details_idx ON affiliate_statements (details_id)
  WHERE details_id IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS folio_lines_folio_idx ON folio_lines (folio_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS hotel_payments_transaction_idx ON hotel_payments (transaction_id)
  WHERE transaction_id IS NOT NULL;
