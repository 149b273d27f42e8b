-- outside a transaction
ALTER TABLE booking_stays VALIDATE CONSTRAINT booking_stays_guest_name_length;
