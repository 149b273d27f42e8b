-- What channels have to be told.

-- Written with every event of a booking, so that nothing the hotel does is missed. What the channel itself has brought
-- about is taken out again in the same transaction.
CREATE OR REPLACE FUNCTION note_channel_message() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- The search index is told of whatever guests could see changing, which is what channels have to know.
CREATE OR REPLACE FUNCTION note_channel_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO channel_changes (hotel_id, from_on, until_on)
  SELECT c.hotel_id, coalesce(c.from_on, '-infinity'), coalesce(c.until_on, 'infinity')
  FROM changed c
  WHERE EXISTS (SELECT FROM channel_connections k WHERE k.hotel_id = c.hotel_id);
  RETURN NULL;
END
$$;
