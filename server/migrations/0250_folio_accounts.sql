-- contract of 0220_foreign_key_indexes.sql
-- The accounts of folio lines are in contract/src/bookings/folio-accounts.ts only.
DROP FUNCTION IF EXISTS folio_account(text, text);
