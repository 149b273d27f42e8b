-- The reference of a booking in the system it was imported from: importing it again changes nothing.
ALTER TABLE bookings ADD COLUMN external_reference text;
CREATE UNIQUE INDEX bookings_external_reference_key ON bookings (hotel_id, external_reference)
  WHERE external_reference IS NOT NULL;

-- The desk looks for a booking by either reference.
DROP INDEX bookings_house_search_idx;
ALTER TABLE bookings DROP COLUMN search_text;
ALTER TABLE bookings ADD COLUMN search_text text
  GENERATED ALWAYS AS (fold(reference || ' ' || guest_name || ' ' || coalesce(guest_email, '')
                            || coalesce(' ' || external_reference, ''))) STORED;
CREATE INDEX bookings_house_search_idx ON bookings USING gin (hotel_id, search_text gin_trgm_ops);

-- A numbered room has a calendar of its own that other sites can subscribe to.
ALTER TABLE rooms ADD COLUMN ical_token text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', '');
CREATE UNIQUE INDEX rooms_ical_token_key ON rooms (ical_token);

-- And a calendar of another site may be about one room rather than any room of the type.
ALTER TABLE calendar_feeds ADD COLUMN room_id uuid,
  ADD CONSTRAINT calendar_feeds_room_fkey FOREIGN KEY (room_id, room_type_id)
    REFERENCES rooms (id, room_type_id) ON DELETE CASCADE;

-- Such a calendar occupies its room, night by night: a night on which somebody else has the room is a conflict.
ALTER TABLE room_occupancy ADD COLUMN calendar_block_id uuid
  CONSTRAINT room_occupancy_calendar_block_id_fkey REFERENCES calendar_blocks ON DELETE CASCADE;
ALTER TABLE room_occupancy DROP CONSTRAINT room_occupancy_one_reason,
  ADD CONSTRAINT room_occupancy_one_reason CHECK (num_nonnulls(stay_id, block_id, calendar_block_id) = 1);
CREATE INDEX room_occupancy_calendar_block_idx ON room_occupancy (calendar_block_id)
  WHERE calendar_block_id IS NOT NULL;

CREATE FUNCTION occupy_for_calendar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM room_occupancy o USING left_nights n
    WHERE o.calendar_block_id = n.block_id AND lower(o.during) = n.night;
  ELSE
    INSERT INTO room_occupancy (room_id, during, calendar_block_id)
    SELECT f.room_id, daterange(n.night, n.night + 1), n.block_id
    FROM new_nights n JOIN calendar_blocks b ON b.id = n.block_id JOIN calendar_feeds f ON f.id = b.feed_id
    WHERE f.room_id IS NOT NULL;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER block_nights_occupy_new AFTER INSERT ON block_nights
  REFERENCING NEW TABLE AS new_nights FOR EACH STATEMENT EXECUTE FUNCTION occupy_for_calendar();
CREATE TRIGGER block_nights_occupy_left AFTER DELETE ON block_nights
  REFERENCING OLD TABLE AS left_nights FOR EACH STATEMENT EXECUTE FUNCTION occupy_for_calendar();
