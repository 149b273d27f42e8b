-- How guests may order an extra themselves, when they book and afterwards.
ALTER TABLE hotel_extras
  ADD COLUMN is_offered boolean NOT NULL DEFAULT false,
  ADD COLUMN per text NOT NULL DEFAULT 'stay',
  ADD COLUMN served_on text NOT NULL DEFAULT 'arrival',
  ADD COLUMN description text NOT NULL DEFAULT '',
  ADD COLUMN most_per_booking smallint NOT NULL DEFAULT 10,
  -- How many there are on a day; null is any number.
  ADD COLUMN daily_stock integer,
  ADD COLUMN lead_hours smallint NOT NULL DEFAULT 0,
  ADD CONSTRAINT hotel_extras_per_known CHECK (per IN ('stay', 'night', 'guest', 'guest-night')) NOT VALID,
  ADD CONSTRAINT hotel_extras_served_on_known CHECK (served_on IN ('arrival', 'departure')) NOT VALID;

-- What a booking has of an extra, at the price for which it was ordered. An order that is changed or taken back is ended.
CREATE TABLE booking_extras (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings (id),
  extra_id uuid NOT NULL REFERENCES hotel_extras (id),
  name text NOT NULL,
  per text NOT NULL,
  served_on text NOT NULL,
  quantity integer NOT NULL,
  -- The nights it is paid for; 1 if it is not priced by night.
  times integer NOT NULL,
  price_cents bigint NOT NULL,
  vat_bps integer NOT NULL,
  -- The first and the last day on which it is had.
  from_on date NOT NULL,
  until_on date NOT NULL,
  ordered_at timestamptz NOT NULL,
  -- True if it was ordered when the stay was booked.
  of_booking boolean NOT NULL,
  ended_at timestamptz,
  CONSTRAINT booking_extras_per_known CHECK (per IN ('stay', 'night', 'guest', 'guest-night')),
  CONSTRAINT booking_extras_served_on_known CHECK (served_on IN ('arrival', 'departure')),
  CONSTRAINT booking_extras_positive CHECK (quantity > 0 AND times > 0 AND price_cents >= 0),
  CONSTRAINT booking_extras_vat_possible CHECK (vat_bps BETWEEN 0 AND 5000),
  CONSTRAINT booking_extras_days_in_order CHECK (from_on <= until_on)
);
CREATE UNIQUE INDEX booking_extras_once ON booking_extras (booking_id, extra_id) WHERE ended_at IS NULL;
CREATE INDEX booking_extras_booking_id ON booking_extras (booking_id);
CREATE INDEX booking_extras_extra_id ON booking_extras (extra_id);

-- How many of an extra are ordered for a day, and the stock at the last order: nobody orders what is not there.
CREATE TABLE extra_days (
  extra_id uuid NOT NULL REFERENCES hotel_extras (id) ON DELETE CASCADE,
  day date NOT NULL,
  taken integer NOT NULL,
  stock integer,
  PRIMARY KEY (extra_id, day),
  CONSTRAINT extra_days_not_negative CHECK (taken >= 0),
  CONSTRAINT extra_days_within_stock CHECK (taken <= stock)
);

-- The order that a charge is for; null where the desk charged it.
ALTER TABLE folio_lines ADD COLUMN order_id uuid;
ALTER TABLE folio_lines
  ADD CONSTRAINT folio_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES booking_extras (id) NOT VALID;
