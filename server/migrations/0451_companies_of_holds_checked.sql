-- outside a transaction
ALTER TABLE bookings VALIDATE CONSTRAINT bookings_held_for_company_id_fkey;
