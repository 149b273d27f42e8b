-- Which room is taken when. One table has it all, so that one constraint refuses what overlaps.

-- Enters a stay that has a room.
CREATE OR REPLACE FUNCTION occupy_for_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM room_occupancy WHERE stay_id = NEW.id;
  END IF;
  IF NEW.taking AND NEW.room_id IS NOT NULL THEN
    INSERT INTO room_occupancy (room_id, during, stay_id) VALUES (NEW.room_id, NEW.stay, NEW.id);
  END IF;
  RETURN NULL;
END
$$;

-- Enters a room that is out of order.
CREATE OR REPLACE FUNCTION occupy_for_block() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM room_occupancy WHERE block_id = NEW.id;
  INSERT INTO room_occupancy (room_id, during, block_id) VALUES (NEW.room_id, NEW.nights, NEW.id);
  RETURN NULL;
END
$$;

-- Enters the nights that another calendar has taken, one by one, because they come and go one by one.
CREATE OR REPLACE FUNCTION occupy_for_calendar() RETURNS trigger LANGUAGE plpgsql AS $$
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
