-- The floor as the hotel calls it; where it is missing, the number of the room says it.
ALTER TABLE rooms ADD COLUMN floor text CONSTRAINT rooms_floor_length CHECK (length(floor) BETWEEN 1 AND 12);

-- What a numbered room is like. A room that nobody has touched yet has no row and is clean; one that is out of order
-- has a block, which is the only place that says so.
CREATE TABLE room_states (
  room_id uuid CONSTRAINT room_states_pkey PRIMARY KEY
    CONSTRAINT room_states_room_id_fkey REFERENCES rooms ON DELETE CASCADE,
  hotel_id uuid NOT NULL CONSTRAINT room_states_hotel_id_fkey REFERENCES hotels ON DELETE CASCADE,
  state text NOT NULL CONSTRAINT room_states_state_known CHECK (state IN ('clean', 'dirty', 'inspected')),
  since timestamptz NOT NULL,
  by_id uuid CONSTRAINT room_states_by_id_fkey REFERENCES users,
  version integer NOT NULL
);
CREATE INDEX room_states_hotel_idx ON room_states (hotel_id);

-- How a room came to its state; `version` is the one that the change led to.
CREATE TABLE room_state_changes (
  room_id uuid NOT NULL CONSTRAINT room_state_changes_room_id_fkey REFERENCES rooms ON DELETE CASCADE,
  version integer NOT NULL,
  cause text NOT NULL CONSTRAINT room_state_changes_cause_known
    CHECK (cause IN ('marked', 'check-out', 'check-out-undone', 'night', 'room-move', 'block-end')),
  from_state text NOT NULL,
  to_state text NOT NULL,
  booking_id uuid CONSTRAINT room_state_changes_booking_id_fkey REFERENCES bookings ON DELETE SET NULL,
  at timestamptz NOT NULL,
  by_id uuid CONSTRAINT room_state_changes_by_id_fkey REFERENCES users,
  CONSTRAINT room_state_changes_pkey PRIMARY KEY (room_id, version)
);
CREATE INDEX room_state_changes_booking_idx ON room_state_changes (booking_id) WHERE booking_id IS NOT NULL;

-- The guests who are in house are few among all bookings of a hotel; the night asks for them.
CREATE INDEX bookings_in_house_idx ON bookings (hotel_id) WHERE state = 'checked-in';

-- `night_on` is the last night after which the rooms that were slept in became dirty.
CREATE TABLE hotel_housekeeping (
  hotel_id uuid CONSTRAINT hotel_housekeeping_pkey PRIMARY KEY
    CONSTRAINT hotel_housekeeping_hotel_id_fkey REFERENCES hotels ON DELETE CASCADE,
  needs_inspection boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 0,
  night_on date
);

CREATE TABLE room_assignments (
  room_id uuid NOT NULL CONSTRAINT room_assignments_room_id_fkey REFERENCES rooms ON DELETE CASCADE,
  day date NOT NULL,
  hotel_id uuid NOT NULL CONSTRAINT room_assignments_hotel_id_fkey REFERENCES hotels ON DELETE CASCADE,
  user_id uuid NOT NULL CONSTRAINT room_assignments_user_id_fkey REFERENCES users,
  by_id uuid NOT NULL CONSTRAINT room_assignments_by_id_fkey REFERENCES users,
  at timestamptz NOT NULL,
  CONSTRAINT room_assignments_pkey PRIMARY KEY (room_id, day)
);

CREATE TABLE room_notes (
  id uuid CONSTRAINT room_notes_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  room_id uuid NOT NULL CONSTRAINT room_notes_room_id_fkey REFERENCES rooms ON DELETE CASCADE,
  hotel_id uuid NOT NULL CONSTRAINT room_notes_hotel_id_fkey REFERENCES hotels ON DELETE CASCADE,
  text text NOT NULL,
  by_id uuid NOT NULL CONSTRAINT room_notes_by_id_fkey REFERENCES users,
  at timestamptz NOT NULL,
  file text CONSTRAINT room_notes_file_key UNIQUE,
  width integer,
  height integer,
  placeholder text,
  CONSTRAINT room_notes_whole_photo CHECK (num_nonnulls(file, width, height, placeholder) IN (0, 4))
);
CREATE INDEX room_notes_hotel_idx ON room_notes (hotel_id);
CREATE INDEX room_notes_room_idx ON room_notes (room_id);

-- Phones on the floors and the desk see what the others do. Notices of one transaction that are alike are sent once.
CREATE FUNCTION tell_housekeeping_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object(
            'userIds', json_build_array(owner_id), 'admins', true,
            'event', json_build_object('type', 'housekeeping', 'hotelId', id))::text)
  FROM hotels WHERE id = coalesce(NEW.hotel_id, OLD.hotel_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER room_states_tell_changed AFTER UPDATE ON room_states
  FOR EACH ROW EXECUTE FUNCTION tell_housekeeping_changed();
CREATE TRIGGER room_notes_tell_changed AFTER INSERT OR UPDATE OR DELETE ON room_notes
  FOR EACH ROW EXECUTE FUNCTION tell_housekeeping_changed();
CREATE TRIGGER room_assignments_tell_changed AFTER INSERT OR UPDATE OR DELETE ON room_assignments
  FOR EACH ROW EXECUTE FUNCTION tell_housekeeping_changed();
CREATE TRIGGER hotel_housekeeping_tell_changed AFTER UPDATE OF needs_inspection ON hotel_housekeeping
  FOR EACH ROW EXECUTE FUNCTION tell_housekeeping_changed();
