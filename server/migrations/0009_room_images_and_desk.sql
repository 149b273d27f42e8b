CREATE TABLE room_type_images (
  id uuid CONSTRAINT room_type_images_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  room_type_id uuid NOT NULL
    CONSTRAINT room_type_images_room_type_id_fkey REFERENCES room_types ON DELETE CASCADE,
  -- The random part of the file names in the image store, the same store that hotel_images uses.
  file text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  placeholder text NOT NULL,
  caption text NOT NULL DEFAULT '',
  position integer NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT room_type_images_file_key UNIQUE (file)
);
CREATE INDEX room_type_images_type_idx ON room_type_images (room_type_id, position, id);

-- How a booking reached the desk, where somebody at the desk took it.
ALTER TABLE bookings ADD COLUMN taken_by text
  CONSTRAINT bookings_taken_by_known CHECK (taken_by IN ('phone', 'walk-in', 'email'));

-- For bookings looked for by their room.
CREATE INDEX booking_stays_room_idx ON booking_stays (room_id) WHERE room_id IS NOT NULL;
