-- The first day on which new bookings count for no affiliate, as it was announced to the hotel with a reminder. What was
-- announced stands, whatever the settings say later.
ALTER TABLE hotel_statements ADD COLUMN pauses_on date;
ALTER TABLE hotel_statements ADD CONSTRAINT hotel_statements_paused_open CHECK (
  settled_at IS NULL OR (paused_at IS NULL AND pauses_on IS NULL));
CREATE INDEX hotel_statements_paused_idx ON hotel_statements (hotel_id) WHERE paused_at IS NOT NULL;

-- Since when new bookings of a hotel are taken as direct ones, because it owes an overdue statement; null if they are not.
CREATE FUNCTION referrals_paused_at(of_hotel uuid) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT min(paused_at) FROM hotel_statements WHERE hotel_id = of_hotel AND paused_at IS NOT NULL
$$;

ALTER TABLE hotel_payments
  -- The statement that credit comes from, or goes to.
  ADD COLUMN other_statement_id uuid CONSTRAINT hotel_payments_other_statement_id_fkey REFERENCES hotel_statements,
  -- The key that the caller chose and a hash of the request, by which a repeated call is recognised.
  ADD COLUMN attempt_key text,
  ADD COLUMN attempt_hash bytea,
  ADD CONSTRAINT hotel_payments_attempt_once UNIQUE (by_id, attempt_key),
  ADD CONSTRAINT hotel_payments_attempt_whole CHECK ((attempt_key IS NULL) = (attempt_hash IS NULL)),
  ADD CONSTRAINT hotel_payments_kind_fits CHECK (CASE kind
    WHEN 'payment' THEN amount_cents > 0 AND returned_id IS NULL
    WHEN 'returned' THEN amount_cents < 0 AND returned_id IS NOT NULL
    -- A write-off that is taken back names the one it reverses.
    WHEN 'written-off' THEN (amount_cents < 0) = (returned_id IS NOT NULL)
    ELSE returned_id IS NULL END),
  ADD CONSTRAINT hotel_payments_credit_fits CHECK ((kind = 'credit') = (other_statement_id IS NOT NULL)),
  -- Credit stays within one account of the hotel.
  ADD CONSTRAINT hotel_payments_credit_stays CHECK (kind <> 'credit' OR transaction_id IS NULL);
CREATE TRIGGER hotel_payments_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON hotel_payments
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
