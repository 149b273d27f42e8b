-- Channels that sell rooms of a hotel (decision 0091): what they call its rooms and rates, what they have sold, and what
-- they have to hear about.
CREATE TABLE channel_connections (
  id uuid DEFAULT gen_random_uuid() CONSTRAINT channel_connections_pkey PRIMARY KEY,
  hotel_id uuid NOT NULL CONSTRAINT channel_connections_hotel_id_fkey REFERENCES hotels ON DELETE CASCADE,
  name text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL
);
CREATE INDEX channel_connections_hotel_idx ON channel_connections (hotel_id);

CREATE TABLE channel_rooms (
  connection_id uuid NOT NULL
    CONSTRAINT channel_rooms_connection_id_fkey REFERENCES channel_connections ON DELETE CASCADE,
  code text NOT NULL,
  room_type_id uuid NOT NULL CONSTRAINT channel_rooms_room_type_id_fkey REFERENCES room_types ON DELETE CASCADE,
  CONSTRAINT channel_rooms_pkey PRIMARY KEY (connection_id, code)
);
CREATE INDEX channel_rooms_type_idx ON channel_rooms (room_type_id);

CREATE TABLE channel_rates (
  connection_id uuid NOT NULL
    CONSTRAINT channel_rates_connection_id_fkey REFERENCES channel_connections ON DELETE CASCADE,
  code text NOT NULL,
  rate_plan_id uuid NOT NULL CONSTRAINT channel_rates_rate_plan_id_fkey REFERENCES rate_plans ON DELETE CASCADE,
  CONSTRAINT channel_rates_pkey PRIMARY KEY (connection_id, code)
);
CREATE INDEX channel_rates_plan_idx ON channel_rates (rate_plan_id);

-- One row for each reservation that a channel ever spoke of; without a booking, only its cancellation arrived.
CREATE TABLE channel_reservations (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT channel_reservations_pkey PRIMARY KEY,
  connection_id uuid NOT NULL
    CONSTRAINT channel_reservations_connection_id_fkey REFERENCES channel_connections ON DELETE CASCADE,
  reservation_id text NOT NULL,
  -- 0 until the first message was accepted, which is within one transaction.
  revision bigint NOT NULL DEFAULT 0,
  booking_id uuid CONSTRAINT channel_reservations_booking_id_fkey REFERENCES bookings,
  -- What the channel takes from the guest for the hotel, as written on the folio.
  collected_cents bigint NOT NULL DEFAULT 0,
  CONSTRAINT channel_reservations_key UNIQUE (connection_id, reservation_id)
);
CREATE INDEX channel_reservations_booking_idx ON channel_reservations (booking_id) WHERE booking_id IS NOT NULL;

-- What the hotel did to a reservation and the channel has not acknowledged yet.
CREATE TABLE channel_messages (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT channel_messages_pkey PRIMARY KEY,
  reservation_id bigint NOT NULL
    CONSTRAINT channel_messages_reservation_id_fkey REFERENCES channel_reservations ON DELETE CASCADE,
  kind text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT channel_messages_kind_known
    CHECK (kind IN ('changed', 'cancelled', 'no-show', 'reinstated', 'departed'))
);
CREATE INDEX channel_messages_reservation_idx ON channel_messages (reservation_id);

-- Written with every event of a booking, so that nothing the hotel does is missed. What the channel itself has brought
-- about is taken out again in the same transaction.
CREATE FUNCTION note_channel_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO channel_messages (reservation_id, kind, at)
  SELECT r.id,
         CASE NEW.kind WHEN 'cancelled' THEN 'cancelled' WHEN 'no-show' THEN 'no-show' WHEN 'reinstated' THEN 'reinstated'
                       WHEN 'checked-out' THEN 'departed' ELSE 'changed' END,
         NEW.at
  FROM channel_reservations r WHERE r.booking_id = NEW.booking_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER booking_events_note_channel AFTER INSERT ON booking_events
  FOR EACH ROW WHEN (NEW.kind IN ('moved', 'changed', 'cancelled', 'no-show', 'reinstated', 'undone', 'checked-out'))
  EXECUTE FUNCTION note_channel_message();

-- Which nights of a hotel have changed, in the transaction of the change, for hotels that a channel sells. Rows are only
-- added, so that two bookings of one hotel do not wait for each other. A reader that asks from the oldest transaction
-- still running onwards misses none, whatever order they commit in.
CREATE TABLE channel_changes (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT channel_changes_pkey PRIMARY KEY,
  hotel_id uuid NOT NULL,
  from_on date NOT NULL,
  until_on date NOT NULL,
  transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX channel_changes_hotel_idx ON channel_changes (hotel_id, transaction);
CREATE INDEX channel_changes_at_idx ON channel_changes (at);

-- The search index is told of whatever guests could see changing, which is what channels have to know.
CREATE FUNCTION note_channel_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO channel_changes (hotel_id, from_on, until_on)
  SELECT c.hotel_id, coalesce(c.from_on, '-infinity'), coalesce(c.until_on, 'infinity')
  FROM changed c
  WHERE EXISTS (SELECT FROM channel_connections k WHERE k.hotel_id = c.hotel_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER search_stale_note_channel AFTER INSERT ON search_stale REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_channel_change();
