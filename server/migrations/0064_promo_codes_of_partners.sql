-- A code may be a partner's own: a booking made with it counts for the partner, whatever link was followed before.
ALTER TABLE promo_codes
  ADD COLUMN affiliate_id uuid CONSTRAINT promo_codes_affiliate_id_fkey REFERENCES users;
