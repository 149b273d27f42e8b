-- What a hotel sells besides rooms. An extra that is on a folio is archived, never deleted.
CREATE TABLE hotel_extras (
  id uuid CONSTRAINT hotel_extras_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL CONSTRAINT hotel_extras_hotel_id_fkey REFERENCES hotels ON DELETE CASCADE,
  name text NOT NULL,
  kind text NOT NULL CONSTRAINT hotel_extras_kind_known CHECK (
    kind IN ('food', 'drinks', 'activity', 'wellness', 'transport', 'other')),
  price_cents bigint NOT NULL CONSTRAINT hotel_extras_price_positive CHECK (price_cents >= 0),
  vat_bps integer NOT NULL CONSTRAINT hotel_extras_vat_possible CHECK (vat_bps BETWEEN 0 AND 5000),
  is_archived boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX hotel_extras_name_once ON hotel_extras (hotel_id, lower(name)) WHERE NOT is_archived;
CREATE INDEX hotel_extras_hotel_idx ON hotel_extras (hotel_id);

-- What would have been owed for a cancellation or a no-show and was waived.
ALTER TABLE bookings ADD COLUMN waived_fee_cents bigint
  CONSTRAINT bookings_waived_fee_positive CHECK (waived_fee_cents > 0);

-- The folios of a booking, opened when something is first written on one. Position 1 is the guest's. Who pays is null
-- as long as it is the guest of the booking.
CREATE TABLE folios (
  id uuid CONSTRAINT folios_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL CONSTRAINT folios_booking_id_fkey REFERENCES bookings,
  hotel_id uuid NOT NULL CONSTRAINT folios_hotel_id_fkey REFERENCES hotels,
  currency text NOT NULL,
  position smallint NOT NULL CONSTRAINT folios_position_possible CHECK (position BETWEEN 1 AND 9),
  payer_name text,
  payer_company text,
  payer_vat_id text,
  payer_address text,
  payer_email text,
  payer_language text,
  -- The parts of the bill that come here by themselves.
  takes text[] NOT NULL DEFAULT '{}' CONSTRAINT folios_takes_known CHECK (
    takes <@ ARRAY['room', 'taxes', 'fees', 'extras']),
  opened_at timestamptz NOT NULL,
  by_id uuid CONSTRAINT folios_by_id_fkey REFERENCES users,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT folios_position_once UNIQUE (booking_id, position)
);
CREATE INDEX folios_hotel_idx ON folios (hotel_id);

-- Charges are positive, payments negative, in minor units of the booking's currency. A line is never changed: one that
-- counts no longer is ended by a line of the opposite amount, because the booking changed or because it moved to another
-- folio, and one that was wrong is corrected by a line against it.
CREATE TABLE folio_lines (
  id uuid CONSTRAINT folio_lines_pkey PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY,
  folio_id uuid NOT NULL CONSTRAINT folio_lines_folio_id_fkey REFERENCES folios,
  booking_id uuid NOT NULL CONSTRAINT folio_lines_booking_id_fkey REFERENCES bookings,
  hotel_id uuid NOT NULL CONSTRAINT folio_lines_hotel_id_fkey REFERENCES hotels,
  kind text NOT NULL CONSTRAINT folio_lines_kind_known CHECK (kind IN (
    'room', 'fee', 'city-tax', 'vat', 'cancellation', 'no-show', 'waiver', 'extra', 'payment', 'refund')),
  cause text NOT NULL CONSTRAINT folio_lines_cause_known CHECK (cause IN ('booking', 'desk', 'correction', 'move')),
  name text,
  from_on date,
  until_on date,
  quantity integer NOT NULL CONSTRAINT folio_lines_quantity_positive CHECK (quantity > 0),
  unit_cents bigint NOT NULL,
  amount_cents bigint NOT NULL CONSTRAINT folio_lines_amount_moves CHECK (amount_cents <> 0),
  vat_bps integer CONSTRAINT folio_lines_vat_possible CHECK (vat_bps BETWEEN 0 AND 5000),
  extra_id uuid CONSTRAINT folio_lines_extra_id_fkey REFERENCES hotel_extras,
  method text CONSTRAINT folio_lines_method_known CHECK (method IN ('cash', 'card', 'transfer', 'voucher', 'ota')),
  card_digits text CONSTRAINT folio_lines_digits_four CHECK (card_digits ~ '^\d{4}$'),
  event_id bigint CONSTRAINT folio_lines_event_id_fkey REFERENCES booking_events,
  -- Each line is ended at most once, and corrected at most once.
  ends_id uuid CONSTRAINT folio_lines_ended_once UNIQUE CONSTRAINT folio_lines_ends_id_fkey REFERENCES folio_lines,
  corrects_id uuid CONSTRAINT folio_lines_corrected_once UNIQUE CONSTRAINT folio_lines_corrects_id_fkey REFERENCES folio_lines,
  -- The line whose VAT on top this is.
  vat_of_id uuid CONSTRAINT folio_lines_vat_of_id_fkey REFERENCES folio_lines,
  -- The hotel's day.
  on_date date NOT NULL,
  at timestamptz NOT NULL,
  -- Null if Roomlark wrote it because the booking changed.
  by_id uuid CONSTRAINT folio_lines_by_id_fkey REFERENCES users,
  -- Null where no money moved between accounts.
  transaction_id bigint CONSTRAINT folio_lines_transaction_id_fkey REFERENCES ledger_transactions,
  CONSTRAINT folio_lines_adds_up CHECK (amount_cents = quantity * unit_cents),
  CONSTRAINT folio_lines_method_fits CHECK ((method IS NOT NULL) = (kind IN ('payment', 'refund'))),
  CONSTRAINT folio_lines_digits_fit CHECK (card_digits IS NULL OR method = 'card'),
  CONSTRAINT folio_lines_nights_whole CHECK ((from_on IS NULL) = (until_on IS NULL) AND from_on <= until_on)
);
CREATE INDEX folio_lines_booking_idx ON folio_lines (booking_id, number);
CREATE INDEX folio_lines_day_idx ON folio_lines (hotel_id, on_date);
CREATE INDEX folio_lines_vat_of_idx ON folio_lines (vat_of_id) WHERE vat_of_id IS NOT NULL;

CREATE TRIGGER folio_lines_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON folio_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE folio_lines ENABLE ALWAYS TRIGGER folio_lines_append_only;
REVOKE UPDATE, DELETE, TRUNCATE ON folio_lines FROM PUBLIC;
REVOKE UPDATE, DELETE, TRUNCATE ON folio_lines FROM CURRENT_USER;

-- Reasons and notes in somebody's own words may name a person, so they lie beside their lines and can be erased.
CREATE TABLE folio_line_notes (
  line_id uuid CONSTRAINT folio_line_notes_pkey PRIMARY KEY CONSTRAINT folio_line_notes_line_id_fkey REFERENCES folio_lines,
  booking_id uuid NOT NULL CONSTRAINT folio_line_notes_booking_id_fkey REFERENCES bookings,
  text text NOT NULL
);
CREATE INDEX folio_line_notes_booking_idx ON folio_line_notes (booking_id);

-- What guests were asked to pay before they arrive. Whether it is paid follows from the payments.
CREATE TABLE folio_deposits (
  id uuid CONSTRAINT folio_deposits_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL CONSTRAINT folio_deposits_booking_id_fkey REFERENCES bookings,
  amount_cents bigint NOT NULL CONSTRAINT folio_deposits_amount_positive CHECK (amount_cents > 0),
  due_on date NOT NULL,
  asked_at timestamptz NOT NULL,
  by_id uuid CONSTRAINT folio_deposits_by_id_fkey REFERENCES users,
  withdrawn_at timestamptz,
  withdrawn_by uuid CONSTRAINT folio_deposits_withdrawn_by_fkey REFERENCES users,
  reminded_at timestamptz
);
CREATE INDEX folio_deposits_booking_idx ON folio_deposits (booking_id);
CREATE INDEX folio_deposits_due_idx ON folio_deposits (due_on) WHERE withdrawn_at IS NULL AND reminded_at IS NULL;

-- The keys that callers chose and hashes of their requests, by which a repeated call is recognised.
CREATE TABLE folio_attempts (
  by_id uuid NOT NULL CONSTRAINT folio_attempts_by_id_fkey REFERENCES users,
  key text NOT NULL,
  hash bytea NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT folio_attempts_pkey PRIMARY KEY (by_id, key)
);
CREATE INDEX folio_attempts_at_idx ON folio_attempts (at);

ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_kind_known;
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_kind_known CHECK (kind IN (
  'hotel-expected', 'hotel-receivable',
  'affiliate-expected', 'affiliate-earned', 'affiliate-held', 'affiliate-payable', 'affiliate-in-transit',
  'platform-expected', 'platform-share', 'exchange', 'cash', 'written-off',
  'hotel-guests', 'hotel-rooms', 'hotel-extras', 'hotel-fees', 'hotel-city-tax', 'hotel-vat',
  'hotel-cash', 'hotel-card', 'hotel-transfers', 'hotel-vouchers', 'hotel-ota'));
ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_cause_known;
ALTER TABLE ledger_transactions ADD CONSTRAINT ledger_transactions_cause_known CHECK (cause IN (
  'booking', 'backlog', 'earned', 'payable', 'hold', 'dispute', 'adjustment',
  'hotel-payment', 'hotel-payment-returned', 'written-off',
  'payout-approved', 'payout-paid', 'payout-returned',
  'folio-charge', 'folio-payment', 'folio-correction'));

-- Returns the account of the ledger that a line of a folio is booked to, against what guests owe.
CREATE FUNCTION folio_account(kind text, method text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN kind = 'room' THEN 'hotel-rooms' WHEN kind = 'extra' THEN 'hotel-extras'
    WHEN kind = 'city-tax' THEN 'hotel-city-tax' WHEN kind = 'vat' THEN 'hotel-vat'
    WHEN method = 'cash' THEN 'hotel-cash' WHEN method = 'card' THEN 'hotel-card'
    WHEN method = 'transfer' THEN 'hotel-transfers' WHEN method = 'voucher' THEN 'hotel-vouchers'
    WHEN method = 'ota' THEN 'hotel-ota' ELSE 'hotel-fees' END
$$;
