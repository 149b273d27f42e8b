-- Which room is taken when. One table has it all, so that one constraint refuses what overlaps.

-- Enters a stay that has a room.
CREATE OR REPLACE FUNCTION occupy_for_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (OLD.room_id, OLD.stay, OLD.taking) IS NOT DISTINCT FROM (NEW.room_id, NEW.stay, NEW.taking) THEN
      RETURN NULL;
    END IF;
    DELETE FROM room_occupancy WHERE stay_id = NEW.id;
  END IF;
  IF NEW.taking AND NEW.room_id IS NOT NULL THEN
    INSERT INTO room_occupancy (room_id, during, stay_id) VALUES (NEW.room_id, NEW.stay, NEW.id);
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER booking_stays_occupy AFTER INSERT OR UPDATE OF room_id, stay, taking ON booking_stays
  FOR EACH ROW EXECUTE FUNCTION occupy_for_stay();

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
    DELETE FROM room_occupancy WHERE calendar_block_id = OLD.block_id AND lower(during) = OLD.night;
  ELSE
    INSERT INTO room_occupancy (room_id, during, calendar_block_id)
    SELECT f.room_id, daterange(NEW.night, NEW.night + 1), b.id
    FROM calendar_blocks b JOIN calendar_feeds f ON f.id = b.feed_id
    WHERE b.id = NEW.block_id AND f.room_id IS NOT NULL;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER block_nights_occupy AFTER INSERT OR DELETE ON block_nights
  FOR EACH ROW EXECUTE FUNCTION occupy_for_calendar();
