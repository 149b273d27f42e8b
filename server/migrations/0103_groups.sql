-- A group: rooms that are set aside under a name until a cut-off, and the bookings that were made of them.
CREATE TABLE groups (
  id uuid CONSTRAINT groups_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL CONSTRAINT groups_hotel_id_fkey REFERENCES hotels ON DELETE CASCADE,
  name text NOT NULL,
  state text NOT NULL DEFAULT 'open' CONSTRAINT groups_state_known CHECK (state IN ('open', 'released', 'cancelled')),
  contact_name text NOT NULL,
  contact_email text NOT NULL,
  contact_phone text NOT NULL,
  -- What goes to the company's folio of each booking.
  billing text NOT NULL CONSTRAINT groups_billing_known CHECK (billing IN ('guests', 'room', 'all')),
  -- Who pays it, as folios have it; null if every guest pays.
  payer jsonb,
  rate_plan_id uuid NOT NULL,
  arrive_on date NOT NULL,
  depart_on date NOT NULL,
  cut_off_at timestamptz NOT NULL,
  -- Null once the hotel was reminded.
  remind_at timestamptz,
  notes text NOT NULL,
  by_id uuid CONSTRAINT groups_by_id_fkey REFERENCES users,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT groups_dates_in_order CHECK (arrive_on < depart_on),
  CONSTRAINT groups_payer_fits CHECK ((billing = 'guests') = (payer IS NULL))
);
-- Two open groups of one name could not be told apart; a repeated request is refused by this as well.
CREATE UNIQUE INDEX groups_name_once ON groups (hotel_id, lower(name)) WHERE state = 'open';
CREATE INDEX groups_hotel_idx ON groups (hotel_id, arrive_on);
CREATE INDEX groups_cut_off_idx ON groups (cut_off_at) WHERE state = 'open';
CREATE INDEX groups_remind_idx ON groups (remind_at) WHERE state = 'open' AND remind_at IS NOT NULL;
CREATE INDEX groups_search_idx ON groups USING gin (fold(name) gin_trgm_ops);

-- Open pages show groups beside what a hotel sells.
CREATE TRIGGER groups_tell_changed AFTER INSERT OR UPDATE OR DELETE ON groups
  FOR EACH ROW EXECUTE FUNCTION tell_inventory_changed();

-- The price that was agreed on for a room of a type and night; null is what the rate plan costs.
CREATE TABLE group_types (
  group_id uuid NOT NULL CONSTRAINT group_types_group_id_fkey REFERENCES groups ON DELETE CASCADE,
  room_type_id uuid NOT NULL CONSTRAINT group_types_room_type_id_fkey REFERENCES room_types ON DELETE CASCADE,
  price_cents bigint CONSTRAINT group_types_price_positive CHECK (price_cents >= 0),
  CONSTRAINT group_types_pkey PRIMARY KEY (group_id, room_type_id)
);
CREATE INDEX group_types_type_idx ON group_types (room_type_id);

-- `rooms` is what was agreed on, `held` what of it is still set aside: that much is counted in nights.blocked.
CREATE TABLE group_nights (
  group_id uuid NOT NULL,
  room_type_id uuid NOT NULL,
  night date NOT NULL,
  rooms integer NOT NULL,
  held integer NOT NULL,
  CONSTRAINT group_nights_pkey PRIMARY KEY (group_id, room_type_id, night),
  CONSTRAINT group_nights_type_fkey FOREIGN KEY (group_id, room_type_id) REFERENCES group_types ON DELETE CASCADE,
  CONSTRAINT group_nights_held_possible CHECK (held BETWEEN 0 AND rooms)
);
CREATE INDEX group_nights_held_idx ON group_nights (room_type_id, night) WHERE held > 0;

-- What happened to a group, as kinds and parameters.
CREATE TABLE group_events (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT group_events_pkey PRIMARY KEY,
  group_id uuid NOT NULL CONSTRAINT group_events_group_id_fkey REFERENCES groups ON DELETE CASCADE,
  kind text NOT NULL CONSTRAINT group_events_kind_known CHECK (
    kind IN ('created', 'changed', 'picked-up', 'released', 'reminded', 'cancelled')),
  params jsonb NOT NULL,
  at timestamptz NOT NULL,
  -- Null if Roomlark did it by itself.
  by_id uuid CONSTRAINT group_events_by_id_fkey REFERENCES users
);
CREATE INDEX group_events_group_idx ON group_events (group_id, id);

ALTER TABLE bookings ADD COLUMN group_id uuid CONSTRAINT bookings_group_id_fkey REFERENCES groups;
CREATE INDEX bookings_group_idx ON bookings (group_id) WHERE group_id IS NOT NULL;

-- The folio on which the company of the group pays.
ALTER TABLE folios ADD COLUMN group_id uuid CONSTRAINT folios_group_id_fkey REFERENCES groups;
CREATE INDEX folios_group_idx ON folios (group_id) WHERE group_id IS NOT NULL;

-- What a group still holds, room by room, each for nights without a gap. The id is the same as long as it is the same.
CREATE VIEW group_holds AS
  SELECT md5(group_id::text || room_type_id || room || min(night))::uuid AS id, group_id, room_type_id,
         min(night) AS from_on, max(night) + 1 AS until_on
  FROM (
    SELECT n.group_id, n.room_type_id, n.night, room,
           n.night - (row_number() OVER (PARTITION BY n.group_id, n.room_type_id, room ORDER BY n.night))::integer AS run
    FROM group_nights n CROSS JOIN LATERAL generate_series(1, n.held) AS room
  ) AS nights
  GROUP BY group_id, room_type_id, room, run;

DO $$
DECLARE
  news CONSTANT text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
                         WHERE conrelid = 'notifications'::regclass AND conname = 'notifications_params_fit');
BEGIN
  IF strpos(news, 'ELSE false') = 0 THEN RAISE EXCEPTION 'the constraint is not as expected: %', news; END IF;
  ALTER TABLE notifications DROP CONSTRAINT notifications_params_fit;
  EXECUTE 'ALTER TABLE notifications ADD CONSTRAINT notifications_params_fit ' || replace(news, 'ELSE false',
    'WHEN ''group-ending'' THEN params ?& ARRAY[''held'', ''until''] ELSE false');
END
$$;
