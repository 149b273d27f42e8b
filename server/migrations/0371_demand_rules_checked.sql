-- outside a transaction
ALTER TABLE room_types VALIDATE CONSTRAINT room_types_ceiling_not_below_floor;
