-- The company for whose guests rooms are held; once they are booked, a folio says so.
ALTER TABLE bookings ADD COLUMN held_for_company_id uuid;
ALTER TABLE bookings ADD CONSTRAINT bookings_held_for_company_id_fkey
  FOREIGN KEY (held_for_company_id) REFERENCES company_profiles (id) NOT VALID;
