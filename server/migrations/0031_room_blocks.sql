-- A room that cannot be slept in: from the first night until the day it is free again.
CREATE TABLE room_blocks (
  id uuid CONSTRAINT room_blocks_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL CONSTRAINT room_blocks_hotel_id_fkey REFERENCES hotels ON DELETE CASCADE,
  room_id uuid NOT NULL,
  room_type_id uuid NOT NULL,
  nights daterange NOT NULL,
  reason text NOT NULL,
  created_by uuid CONSTRAINT room_blocks_created_by_fkey REFERENCES users,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT room_blocks_room_fkey FOREIGN KEY (room_id, room_type_id)
    REFERENCES rooms (id, room_type_id) ON DELETE CASCADE,
  CONSTRAINT room_blocks_not_empty CHECK (NOT isempty(nights))
);
CREATE INDEX room_blocks_hotel_idx ON room_blocks (hotel_id, upper(nights));

-- Who or what has a numbered room, whatever the reason: one table, so that one constraint judges all of it.
CREATE TABLE room_occupancy (
  room_id uuid NOT NULL CONSTRAINT room_occupancy_room_id_fkey REFERENCES rooms ON DELETE CASCADE,
  during daterange NOT NULL,
  stay_id uuid CONSTRAINT room_occupancy_stay_key UNIQUE
    CONSTRAINT room_occupancy_stay_id_fkey REFERENCES booking_stays ON DELETE CASCADE,
  block_id uuid CONSTRAINT room_occupancy_block_key UNIQUE
    CONSTRAINT room_occupancy_block_id_fkey REFERENCES room_blocks ON DELETE CASCADE,
  CONSTRAINT room_occupancy_one_reason CHECK (num_nonnulls(stay_id, block_id) = 1),
  CONSTRAINT room_occupancy_free EXCLUDE USING gist (room_id WITH =, during WITH &&)
);

INSERT INTO room_occupancy (room_id, during, stay_id)
SELECT room_id, stay, id FROM booking_stays WHERE taking AND room_id IS NOT NULL;
ALTER TABLE booking_stays DROP CONSTRAINT booking_stays_room_free;

CREATE FUNCTION occupy_for_stay() RETURNS trigger LANGUAGE plpgsql AS $$
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
-- Most bookings are made without a room and pay nothing for this.
CREATE TRIGGER booking_stays_occupy_new AFTER INSERT ON booking_stays
  FOR EACH ROW WHEN (NEW.taking AND NEW.room_id IS NOT NULL) EXECUTE FUNCTION occupy_for_stay();
CREATE TRIGGER booking_stays_occupy_changed AFTER UPDATE ON booking_stays
  FOR EACH ROW
  WHEN ((OLD.room_id, OLD.stay, OLD.taking) IS DISTINCT FROM (NEW.room_id, NEW.stay, NEW.taking))
  EXECUTE FUNCTION occupy_for_stay();

CREATE FUNCTION occupy_for_block() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM room_occupancy WHERE block_id = NEW.id;
  INSERT INTO room_occupancy (room_id, during, block_id) VALUES (NEW.room_id, NEW.nights, NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER room_blocks_occupy AFTER INSERT OR UPDATE OF room_id, nights ON room_blocks
  FOR EACH ROW EXECUTE FUNCTION occupy_for_block();

-- Rooms of a type that are out of order on a night; `capacity` is what is left of the rooms without them.
ALTER TABLE nights ADD COLUMN out_of_order integer NOT NULL DEFAULT 0
  CONSTRAINT nights_out_of_order_positive CHECK (out_of_order >= 0);
