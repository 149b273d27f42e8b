-- What guests enter when they check in online: who comes, what the law of the country asks, and their signature. It is
-- encrypted by the key of the servers, and erased when the law no longer has it kept.
CREATE TABLE booking_registrations (
  booking_id uuid CONSTRAINT booking_registrations_pkey PRIMARY KEY
    CONSTRAINT booking_registrations_booking_id_fkey REFERENCES bookings ON DELETE CASCADE,
  sealed_registration bytea NOT NULL,
  -- How many guests are in it, so that a larger party is seen without opening it.
  guests smallint NOT NULL CONSTRAINT booking_registrations_guests_not_negative CHECK (guests >= 0),
  -- When everything was filled in and signed; null while something is missing.
  ready_at timestamptz,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1
);

-- One more kind of email, three days before the arrival.
ALTER TABLE booking_mails DROP CONSTRAINT booking_mails_kind_known;
ALTER TABLE booking_mails ADD CONSTRAINT booking_mails_kind_known CHECK (
  kind IN ('confirmation', 'change', 'cancellation', 'reminder', 'option', 'check-in')) NOT VALID;
