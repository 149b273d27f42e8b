-- What a hotel writes to its guests by itself: one row for each kind of letter, with its texts by language.
CREATE TABLE letter_templates (
  hotel_id uuid NOT NULL CONSTRAINT letter_templates_hotel_id_fkey REFERENCES hotels ON DELETE CASCADE,
  kind text NOT NULL CONSTRAINT letter_templates_kind_known CHECK (
    kind IN ('confirmation', 'before-arrival', 'after-departure')),
  is_on boolean NOT NULL,
  -- How many days before the arrival or after the departure, and from which hour of the hotel's clock.
  days smallint NOT NULL CONSTRAINT letter_templates_days_range CHECK (days BETWEEN 0 AND 30),
  hour smallint NOT NULL CONSTRAINT letter_templates_hour_range CHECK (hour BETWEEN 0 AND 23),
  texts jsonb NOT NULL CONSTRAINT letter_templates_texts_named CHECK (jsonb_typeof(texts) = 'object'),
  by_id uuid NOT NULL CONSTRAINT letter_templates_by_id_fkey REFERENCES users,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT letter_templates_pkey PRIMARY KEY (hotel_id, kind)
);

-- Letters that were sent or are about to be. By schedule a booking gets one of each kind; by hand it may get more.
CREATE TABLE booking_letters (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT booking_letters_pkey PRIMARY KEY,
  booking_id uuid NOT NULL CONSTRAINT booking_letters_booking_id_fkey REFERENCES bookings,
  kind text NOT NULL CONSTRAINT booking_letters_kind_known CHECK (
    kind IN ('confirmation', 'before-arrival', 'after-departure')),
  queued_at timestamptz NOT NULL,
  sent_at timestamptz,
  -- Who sent it by hand; null for the schedule.
  by_id uuid CONSTRAINT booking_letters_by_id_fkey REFERENCES users
);
CREATE UNIQUE INDEX booking_letters_scheduled_once ON booking_letters (booking_id, kind) WHERE by_id IS NULL;
CREATE INDEX booking_letters_booking_idx ON booking_letters (booking_id, id);
CREATE INDEX bookings_departures_idx ON bookings (check_out_on) WHERE state = 'checked-out';

-- A guest who wants no letters after a stay.
ALTER TABLE guest_profiles ADD COLUMN no_letters_at timestamptz;
