-- Weeks of a room type for which the hotel wants no other prices suggested.
CREATE TABLE dismissed_suggestions (
  room_type_id uuid NOT NULL CONSTRAINT dismissed_suggestions_room_type_id_fkey REFERENCES room_types ON DELETE CASCADE,
  week_on date NOT NULL,
  dismissed_at timestamptz NOT NULL,
  CONSTRAINT dismissed_suggestions_pkey PRIMARY KEY (room_type_id, week_on)
);
