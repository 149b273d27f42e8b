-- When the limit of a code was set: bookings from before it may be more than it allows.
ALTER TABLE promo_codes ADD COLUMN limited_at timestamptz NOT NULL DEFAULT now();
