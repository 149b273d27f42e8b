-- Idempotency keys of folios and of payments join those of bookings. The columns and the table that had them before,
-- hotel_payments.attempt_key and attempt_hash and folio_attempts, are dropped by the next release.
ALTER TABLE idempotency_keys ALTER COLUMN booking_id DROP NOT NULL;
