-- Guests who wait for a room on dates that are full. A row is deleted when its guest leaves or the dates have begun.
CREATE TABLE waiting_guests (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  email text NOT NULL,
  language text NOT NULL,
  check_in_on date NOT NULL,
  check_out_on date NOT NULL,
  adults smallint NOT NULL,
  child_ages smallint[] NOT NULL,
  rooms smallint NOT NULL,
  referral_reference text,
  asked_at timestamptz NOT NULL,
  -- When the address was proved; only then the guest waits.
  confirmed_at timestamptz,
  -- When a room was held for the guest, and by which checkout.
  told_at timestamptz,
  checkout_id uuid REFERENCES checkouts (id) ON DELETE SET NULL,
  CONSTRAINT waiting_guests_once UNIQUE (hotel_id, email, check_in_on, check_out_on),
  CONSTRAINT waiting_guests_dates CHECK (check_in_on < check_out_on),
  CONSTRAINT waiting_guests_told_when_confirmed CHECK (told_at IS NULL OR confirmed_at IS NOT NULL)
);
CREATE INDEX waiting_guests_checkout_id ON waiting_guests (checkout_id);

INSERT INTO outbox_positions (consumer, position) VALUES ('waiting', pg_current_snapshot());
