-- Guests whom the desk wants to recognise at a glance.
ALTER TABLE guest_profiles ADD COLUMN is_vip boolean NOT NULL DEFAULT false;
