-- A guest who books on the site holds rooms first and says who is coming afterwards.
ALTER TABLE bookings
  ALTER COLUMN guest_name DROP NOT NULL,
  ADD CONSTRAINT bookings_guest_when_booked CHECK (guest_name IS NOT NULL OR booked_at IS NULL),
  -- When the guest means to arrive, on the hotel's clock.
  ADD COLUMN arrival_time text,
  -- Who stays, where somebody books for another.
  ADD COLUMN staying_name text,
  ADD CONSTRAINT bookings_arrival_time_known CHECK (arrival_time ~ '^([01]\d|2[0-3]):[0-5]\d$');

-- Guests have no account: what they did is neither an account's doing nor the product's own.
ALTER TABLE booking_events
  ADD COLUMN by_guest boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT booking_events_one_actor CHECK (NOT by_guest OR actor_id IS NULL);

-- One guest's way from a choice of rooms to a booking. The token in the address is kept as a hash only.
CREATE TABLE checkouts (
  id uuid CONSTRAINT checkouts_pkey PRIMARY KEY,
  token_hash bytea NOT NULL CONSTRAINT checkouts_token_hash_key UNIQUE,
  -- Made by the page: the same key is the same checkout, however often it is sent.
  key uuid NOT NULL CONSTRAINT checkouts_key_key UNIQUE,
  request_hash bytea NOT NULL,
  -- Salted hashes of the address, and of the address with the browser; emptied after a day.
  network_hash bytea,
  visitor_hash bytea,
  hotel_id uuid NOT NULL CONSTRAINT checkouts_hotel_id_fkey REFERENCES hotels ON DELETE CASCADE,
  -- What is asked for: dates, party, rooms and rate plan.
  stay jsonb NOT NULL,
  -- The hold, which becomes the booking; null only while the first one is being made.
  booking_id uuid CONSTRAINT checkouts_booking_id_fkey REFERENCES bookings,
  holds smallint NOT NULL DEFAULT 0,
  extended boolean NOT NULL DEFAULT false,
  language text NOT NULL,
  referral_reference text,
  -- A code by email, asked for where many bookings come from one address.
  code_hash bytea,
  code_email text,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  CONSTRAINT checkouts_confirmed_with_booking CHECK (confirmed_at IS NULL OR booking_id IS NOT NULL)
);
CREATE INDEX checkouts_booking_idx ON checkouts (booking_id);
CREATE INDEX checkouts_hotel_idx ON checkouts (hotel_id);
CREATE INDEX checkouts_network_idx ON checkouts (network_hash, created_at) WHERE network_hash IS NOT NULL;
CREATE INDEX checkouts_created_idx ON checkouts (created_at);

-- A key belongs to an account or to a checkout.
ALTER TABLE idempotency_keys
  DROP CONSTRAINT idempotency_keys_pkey,
  ALTER COLUMN actor_id DROP NOT NULL,
  ADD COLUMN checkout_id uuid CONSTRAINT idempotency_keys_checkout_id_fkey REFERENCES checkouts ON DELETE CASCADE,
  ADD CONSTRAINT idempotency_keys_one_owner CHECK (num_nonnulls(actor_id, checkout_id) = 1),
  ADD CONSTRAINT idempotency_keys_actor_key UNIQUE (actor_id, key),
  ADD CONSTRAINT idempotency_keys_checkout_key UNIQUE (checkout_id, key);
