-- Below its floor a price is only taken once somebody has confirmed it; null: only a price of 0 has to be confirmed.
ALTER TABLE room_types
  ADD COLUMN floor_cents bigint,
  ADD CONSTRAINT room_types_floor_not_negative CHECK (floor_cents >= 0);
