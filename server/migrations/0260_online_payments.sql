-- An account at the payment service, which hotels of one owner share.
CREATE TABLE payment_accounts (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users (id),
  -- The id at the service; null until the service has opened it.
  service_id text UNIQUE,
  country text NOT NULL,
  state text NOT NULL,
  -- What the service still wants, in its own words, until it is entered on its pages.
  missing text[] NOT NULL DEFAULT '{}',
  -- Methods that the account offers, such as card or sepa_debit.
  methods text[] NOT NULL DEFAULT '{}',
  is_test boolean NOT NULL,
  checked_at timestamptz,
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users (id),
  closed_at timestamptz,
  CONSTRAINT payment_accounts_state_known CHECK (state IN ('incomplete', 'checking', 'active', 'restricted', 'closed')),
  CONSTRAINT payment_accounts_closed_by_state CHECK ((state = 'closed') = (closed_at IS NOT NULL))
);
CREATE INDEX payment_accounts_owner_id ON payment_accounts (owner_id);

CREATE TABLE hotel_payment_settings (
  hotel_id uuid PRIMARY KEY REFERENCES hotels (id) ON DELETE CASCADE,
  account_id uuid REFERENCES payment_accounts (id),
  -- Refunds above this amount are for managers and the owner; null means no limit.
  desk_refund_cents bigint,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT hotel_payment_settings_refund_not_negative CHECK (desk_refund_cents >= 0)
);
CREATE INDEX hotel_payment_settings_account_id ON hotel_payment_settings (account_id);

-- A payment is written before the service is called, and again when its outcome is known.
CREATE TABLE payments (
  id uuid PRIMARY KEY,
  purpose text NOT NULL,
  hotel_id uuid NOT NULL REFERENCES hotels (id),
  -- Null: Roomlark's own account, which statements are paid to.
  account_id uuid REFERENCES payment_accounts (id),
  booking_id uuid REFERENCES bookings (id),
  statement_id uuid REFERENCES hotel_statements (id),
  deposit_id uuid REFERENCES folio_deposits (id),
  -- Zero only keeps a card.
  amount_cents bigint NOT NULL,
  currency text NOT NULL,
  keeps_card boolean NOT NULL,
  state text NOT NULL,
  -- Ids at the service, unique so that nothing is counted twice.
  session_id text UNIQUE,
  intent_id text UNIQUE,
  charge_id text UNIQUE,
  page_url text,
  page_ends_at timestamptz,
  kept_card_id uuid,
  -- What the terms of the booking allowed to be charged to the kept card when it was ordered.
  allowed_cents bigint,
  method text,
  card_brand text,
  card_digits text,
  failure text,
  reason text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users (id),
  settled_at timestamptz,
  -- When the job asks the service about it again; null once nothing is open.
  ask_at timestamptz,
  asked smallint NOT NULL DEFAULT 0,
  -- Cards that were declined on its page.
  declined smallint NOT NULL DEFAULT 0,
  -- The line of the folio that it became.
  line_id uuid UNIQUE REFERENCES folio_lines (id),
  -- The payment of the statement that it became; null again once all of it was returned.
  hotel_payment_id uuid UNIQUE REFERENCES hotel_payments (id),
  CONSTRAINT payments_purpose_known CHECK (purpose IN ('checkout', 'deposit', 'balance', 'fee', 'statement')),
  CONSTRAINT payments_state_known CHECK (state IN ('open', 'processing', 'succeeded', 'failed', 'expired')),
  -- Without an amount it keeps the card that statements are paid with.
  CONSTRAINT payments_subject_fits CHECK ((purpose = 'statement') = (booking_id IS NULL)
    AND (purpose = 'statement' AND amount_cents > 0) = (statement_id IS NOT NULL)),
  CONSTRAINT payments_amount_not_negative CHECK (amount_cents >= 0 AND (amount_cents > 0 OR keeps_card)),
  CONSTRAINT payments_digits_four CHECK (card_digits ~ '^\d{4}$'),
  CONSTRAINT payments_within_terms CHECK (amount_cents <= allowed_cents),
  CONSTRAINT payments_settled_by_state CHECK ((state IN ('open', 'processing')) = (settled_at IS NULL))
);
CREATE INDEX payments_booking_id ON payments (booking_id);
CREATE INDEX payments_statement_id ON payments (statement_id);
CREATE INDEX payments_deposit_id ON payments (deposit_id);
CREATE INDEX payments_of_hotel ON payments (hotel_id, created_at DESC);
CREATE INDEX payments_account_id ON payments (account_id);
CREATE INDEX payments_to_ask ON payments (ask_at) WHERE ask_at IS NOT NULL;

-- A card that the service keeps: for a booking, used within the terms that its guest agreed to, or for a hotel, whose
-- statements are paid with it when due.
CREATE TABLE kept_cards (
  id uuid PRIMARY KEY,
  booking_id uuid REFERENCES bookings (id),
  hotel_id uuid REFERENCES hotels (id),
  -- The owner of the hotel who agreed; the card serves no other owner.
  owner_id uuid REFERENCES users (id),
  -- Null: Roomlark's own account.
  account_id uuid REFERENCES payment_accounts (id),
  customer_id text NOT NULL,
  method_id text NOT NULL UNIQUE,
  brand text NOT NULL,
  digits text NOT NULL,
  expires_on date,
  agreed_at timestamptz NOT NULL,
  removed_at timestamptz,
  CONSTRAINT kept_cards_digits_four CHECK (digits ~ '^\d{4}$'),
  CONSTRAINT kept_cards_subject_fits CHECK ((booking_id IS NULL) <> (hotel_id IS NULL)
    AND (booking_id IS NULL) = (account_id IS NULL) AND (hotel_id IS NULL) = (owner_id IS NULL))
);
CREATE UNIQUE INDEX kept_cards_of_hotel ON kept_cards (hotel_id) WHERE removed_at IS NULL;
CREATE INDEX kept_cards_hotel_id ON kept_cards (hotel_id);
CREATE INDEX kept_cards_booking_id ON kept_cards (booking_id);
CREATE INDEX kept_cards_account_id ON kept_cards (account_id);
ALTER TABLE payments ADD CONSTRAINT payments_kept_card_id_fkey FOREIGN KEY (kept_card_id) REFERENCES kept_cards (id);
CREATE INDEX payments_kept_card_id ON payments (kept_card_id);

CREATE TABLE payment_refunds (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments (id),
  amount_cents bigint NOT NULL,
  cause text NOT NULL,
  reason text NOT NULL DEFAULT '',
  state text NOT NULL,
  service_id text UNIQUE,
  failure text,
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users (id),
  settled_at timestamptz,
  ask_at timestamptz,
  asked smallint NOT NULL DEFAULT 0,
  line_id uuid UNIQUE REFERENCES folio_lines (id),
  CONSTRAINT payment_refunds_amount_positive CHECK (amount_cents > 0),
  CONSTRAINT payment_refunds_cause_known CHECK (cause IN ('desk', 'cancelled', 'rooms-gone', 'paid-twice', 'elsewhere')),
  CONSTRAINT payment_refunds_state_known CHECK (state IN ('open', 'pending', 'succeeded', 'failed')),
  CONSTRAINT payment_refunds_settled_by_state CHECK ((state IN ('open', 'pending')) = (settled_at IS NULL))
);
CREATE INDEX payment_refunds_payment_id ON payment_refunds (payment_id);
CREATE INDEX payment_refunds_to_ask ON payment_refunds (ask_at) WHERE ask_at IS NOT NULL;

CREATE TABLE payment_disputes (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments (id),
  service_id text NOT NULL UNIQUE,
  amount_cents bigint NOT NULL,
  reason text NOT NULL,
  state text NOT NULL,
  answer_by timestamptz,
  answer text NOT NULL DEFAULT '',
  answered_at timestamptz,
  answered_by uuid REFERENCES users (id),
  opened_at timestamptz NOT NULL,
  decided_at timestamptz,
  line_id uuid UNIQUE REFERENCES folio_lines (id),
  CONSTRAINT payment_disputes_amount_positive CHECK (amount_cents > 0),
  CONSTRAINT payment_disputes_state_known CHECK (state IN ('open', 'answered', 'won', 'lost'))
);
CREATE INDEX payment_disputes_payment_id ON payment_disputes (payment_id);

-- What the service paid to a bank account, and of what it consists.
CREATE TABLE payment_transfers (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES payment_accounts (id),
  service_id text NOT NULL UNIQUE,
  amount_cents bigint NOT NULL,
  currency text NOT NULL,
  state text NOT NULL,
  arrives_on date NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  CONSTRAINT payment_transfers_state_known CHECK (state IN ('pending', 'paid', 'failed'))
);
CREATE INDEX payment_transfers_account_id ON payment_transfers (account_id, arrives_on DESC);

CREATE TABLE payment_transfer_lines (
  transfer_id uuid NOT NULL REFERENCES payment_transfers (id),
  service_id text NOT NULL,
  kind text NOT NULL,
  payment_id uuid REFERENCES payments (id),
  amount_cents bigint NOT NULL,
  fee_cents bigint NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (transfer_id, service_id),
  CONSTRAINT payment_transfer_lines_kind_known CHECK (kind IN ('payment', 'refund', 'dispute', 'fee', 'other'))
);
CREATE INDEX payment_transfer_lines_payment_id ON payment_transfer_lines (payment_id);

-- What the service said, kept as it came: repeated ones are recognised, unknown ones are looked at by people.
CREATE TABLE payment_notices (
  id text PRIMARY KEY,
  account text,
  kind text NOT NULL,
  subject text,
  sent_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  handled_at timestamptz,
  is_known boolean NOT NULL
);
CREATE INDEX payment_notices_to_handle ON payment_notices (received_at) WHERE handled_at IS NULL;

-- The day on which the kept card is charged by itself, once that was announced.
ALTER TABLE hotel_statements ADD COLUMN charges_on date;
ALTER TABLE rate_plans ADD COLUMN payment_terms jsonb NOT NULL DEFAULT '{"kind": "at-hotel"}';
ALTER TABLE bookings ADD COLUMN payment_terms jsonb NOT NULL DEFAULT '{"kind": "at-hotel"}';
-- The payment that a checkout waits for.
ALTER TABLE checkouts ADD COLUMN payment_id uuid;
ALTER TABLE folio_deposits
  -- Guests pay it by a link until then; null means that there is no link.
  ADD COLUMN link_ends_at timestamptz,
  -- The kept card is charged when it is due.
  ADD COLUMN charges_card boolean NOT NULL DEFAULT false,
  ADD COLUMN notice_mailed_at timestamptz,
  ADD COLUMN failed_at timestamptz;

ALTER TABLE folio_lines
  DROP CONSTRAINT folio_lines_method_known,
  ADD CONSTRAINT folio_lines_method_known
    CHECK (method IN ('cash', 'card', 'transfer', 'voucher', 'ota', 'online')) NOT VALID,
  DROP CONSTRAINT folio_lines_digits_fit,
  ADD CONSTRAINT folio_lines_digits_fit CHECK (card_digits IS NULL OR method IN ('card', 'online')) NOT VALID;
ALTER TABLE ledger_accounts
  DROP CONSTRAINT ledger_accounts_kind_known,
  ADD CONSTRAINT ledger_accounts_kind_known CHECK (kind IN (
    'hotel-expected', 'hotel-receivable', 'affiliate-expected', 'affiliate-earned', 'affiliate-held',
    'affiliate-payable', 'affiliate-in-transit', 'platform-expected', 'platform-share', 'exchange', 'cash',
    'written-off', 'hotel-guests', 'hotel-rooms', 'hotel-extras', 'hotel-fees', 'hotel-city-tax', 'hotel-vat',
    'hotel-cash', 'hotel-card', 'hotel-transfers', 'hotel-vouchers', 'hotel-ota', 'hotel-online')) NOT VALID;
