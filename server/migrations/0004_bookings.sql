CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE bookings (
  id uuid CONSTRAINT bookings_pkey PRIMARY KEY,
  reference text NOT NULL,
  -- No cascade: a hotel with bookings is archived, never deleted.
  hotel_id uuid NOT NULL CONSTRAINT bookings_hotel_id_fkey REFERENCES hotels,
  state text NOT NULL,
  source text NOT NULL,
  guest_name text NOT NULL,
  guest_email text NOT NULL,
  guest_phone text,
  guest_country text,
  guest_language text,
  adults smallint NOT NULL,
  child_ages smallint[] NOT NULL,
  check_in_on date NOT NULL,
  check_out_on date NOT NULL,
  -- What was agreed, as it was on that day.
  -- The plan itself may be gone since.
  rate_plan_id uuid NOT NULL,
  rate_plan_name text NOT NULL,
  meal_plan text NOT NULL,
  plan_change_bps integer NOT NULL,
  plan_per_adult_cents bigint NOT NULL,
  taxes jsonb NOT NULL,
  cancellation_policy jsonb NOT NULL,
  check_in_time text NOT NULL,
  check_out_time text NOT NULL,
  time_zone text NOT NULL,
  currency text NOT NULL,
  room_cents bigint NOT NULL,
  city_tax_cents bigint NOT NULL,
  vat_cents bigint NOT NULL,
  total_cents bigint NOT NULL,
  usd_rate numeric(18, 8) NOT NULL,
  total_usd_cents bigint NOT NULL,
  held_until timestamptz,
  cancelled_by text,
  cancel_reason text,
  fee_cents bigint,
  notes text NOT NULL,
  special_requests text NOT NULL,
  created_by uuid CONSTRAINT bookings_created_by_fkey REFERENCES users,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  search_text text GENERATED ALWAYS AS (fold(reference || ' ' || guest_name || ' ' || guest_email)) STORED,
  CONSTRAINT bookings_reference_key UNIQUE (reference),
  CONSTRAINT bookings_state_known CHECK (
    state IN ('held', 'confirmed', 'checked-in', 'checked-out', 'cancelled', 'no-show', 'expired')),
  CONSTRAINT bookings_source_known CHECK (source IN ('direct', 'affiliate', 'ota', 'other')),
  CONSTRAINT bookings_stay_order CHECK (check_in_on < check_out_on),
  CONSTRAINT bookings_held_until_when_held CHECK ((state = 'held') = (held_until IS NOT NULL)),
  CONSTRAINT bookings_cancelled_by_known CHECK (cancelled_by IN ('guest', 'hotel'))
);
CREATE INDEX bookings_hotel_newest_idx ON bookings (hotel_id, created_at DESC, id);
CREATE INDEX bookings_hotel_check_in_idx ON bookings (hotel_id, check_in_on);
CREATE INDEX bookings_hotel_check_out_idx ON bookings (hotel_id, check_out_on);
CREATE INDEX bookings_newest_idx ON bookings (created_at DESC, id);
CREATE INDEX bookings_search_idx ON bookings USING gin (search_text gin_trgm_ops);
CREATE INDEX bookings_held_idx ON bookings (hotel_id, held_until) WHERE state = 'held';

-- One row for each room of a booking. A guest who changes rooms in mid-stay has one row for each.
CREATE TABLE booking_stays (
  id uuid CONSTRAINT booking_stays_pkey PRIMARY KEY,
  booking_id uuid NOT NULL CONSTRAINT booking_stays_booking_id_fkey REFERENCES bookings,
  room_type_id uuid NOT NULL CONSTRAINT booking_stays_room_type_id_fkey REFERENCES room_types,
  room_id uuid,
  adults smallint NOT NULL,
  child_ages smallint[] NOT NULL,
  stay daterange NOT NULL,
  -- False once its nights were given back.
  taking boolean NOT NULL DEFAULT true,
  CONSTRAINT booking_stays_not_empty CHECK (NOT isempty(stay)),
  CONSTRAINT booking_stays_room_fkey FOREIGN KEY (room_id, room_type_id) REFERENCES rooms (id, room_type_id),
  CONSTRAINT booking_stays_room_free EXCLUDE USING gist (room_id WITH =, stay WITH &&)
    WHERE (taking AND room_id IS NOT NULL)
);
CREATE INDEX booking_stays_booking_idx ON booking_stays (booking_id);
CREATE INDEX booking_stays_type_idx ON booking_stays (room_type_id, upper(stay)) WHERE taking;

-- The price of each night as agreed; a night given back keeps its price but is no longer taken.
CREATE TABLE booking_nights (
  stay_id uuid NOT NULL CONSTRAINT booking_nights_stay_id_fkey REFERENCES booking_stays,
  night date NOT NULL,
  price_cents bigint NOT NULL,
  taken boolean NOT NULL DEFAULT true,
  CONSTRAINT booking_nights_pkey PRIMARY KEY (stay_id, night)
);

CREATE TABLE booking_events (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT booking_events_pkey PRIMARY KEY,
  booking_id uuid NOT NULL CONSTRAINT booking_events_booking_id_fkey REFERENCES bookings,
  at timestamptz NOT NULL,
  -- null: the product itself.
  actor_id uuid,
  kind text NOT NULL,
  text text NOT NULL
);
CREATE INDEX booking_events_booking_idx ON booking_events (booking_id, id);
CREATE TRIGGER booking_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON booking_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Written in the booking's own transaction: a key exists exactly if its booking does.
CREATE TABLE idempotency_keys (
  actor_id uuid NOT NULL CONSTRAINT idempotency_keys_actor_id_fkey REFERENCES users ON DELETE CASCADE,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  booking_id uuid NOT NULL CONSTRAINT idempotency_keys_booking_id_fkey REFERENCES bookings,
  created_at timestamptz NOT NULL,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (actor_id, key)
);
CREATE INDEX idempotency_keys_created_idx ON idempotency_keys (created_at);
