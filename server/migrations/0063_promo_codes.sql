-- A code that a guest types at the checkout, and the discount it gives. Bookings keep both, so a code can be removed.
CREATE TABLE promo_codes (
  id uuid CONSTRAINT promo_codes_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL CONSTRAINT promo_codes_hotel_id_fkey REFERENCES hotels ON DELETE CASCADE,
  code text NOT NULL CONSTRAINT promo_codes_code_form CHECK (code ~ '^[A-Z0-9][A-Z0-9-]{1,18}[A-Z0-9]$'),
  discount_bps integer NOT NULL CONSTRAINT promo_codes_discount CHECK (discount_bps BETWEEN 100 AND 5000),
  from_on date,
  until_on date,
  max_bookings integer CONSTRAINT promo_codes_max_bookings CHECK (max_bookings >= 1),
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT promo_codes_hotel_code_key UNIQUE (hotel_id, code),
  CONSTRAINT promo_codes_order CHECK (from_on <= until_on)
);

ALTER TABLE bookings
  ADD COLUMN promo_code_id uuid CONSTRAINT bookings_promo_code_id_fkey REFERENCES promo_codes ON DELETE SET NULL,
  ADD COLUMN promo_code text,
  ADD COLUMN discount_bps integer NOT NULL DEFAULT 0
    CONSTRAINT bookings_discount CHECK (discount_bps BETWEEN 0 AND 5000),
  ADD CONSTRAINT bookings_promo_whole CHECK ((promo_code IS NULL) = (discount_bps = 0)
    AND (promo_code_id IS NULL OR promo_code IS NOT NULL));
-- What a discounted night of a hold would cost without the code, so that the guest can take the code out again.
ALTER TABLE booking_nights ADD COLUMN full_cents bigint
  CONSTRAINT booking_nights_full_cents CHECK (full_cents >= price_cents);
CREATE INDEX bookings_promo_code_idx ON bookings (promo_code_id) WHERE promo_code_id IS NOT NULL;
