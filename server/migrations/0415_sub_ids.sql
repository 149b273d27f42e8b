-- An affiliate network's own id of a click, from the address; it goes back with the postbacks of the booking.
ALTER TABLE clicks ADD COLUMN sub_id text;
ALTER TABLE clicks ADD CONSTRAINT clicks_sub_id_length CHECK (length(sub_id) BETWEEN 1 AND 128) NOT VALID;
ALTER TABLE booking_referrals ADD COLUMN sub_id text;
ALTER TABLE booking_referrals ADD CONSTRAINT booking_referrals_sub_id_length
  CHECK (length(sub_id) BETWEEN 1 AND 128) NOT VALID;
