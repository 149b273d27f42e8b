-- Who stays in a room, where that is not the guest who booked it.
ALTER TABLE booking_stays ADD COLUMN guest_name text;
ALTER TABLE booking_stays ADD CONSTRAINT booking_stays_guest_name_length
  CHECK (char_length(guest_name) BETWEEN 1 AND 120) NOT VALID;
