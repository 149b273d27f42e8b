-- Calendars of others that a room type reads.
CREATE TABLE calendar_feeds (
  id uuid CONSTRAINT calendar_feeds_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  room_type_id uuid NOT NULL CONSTRAINT calendar_feeds_room_type_id_fkey REFERENCES room_types ON DELETE CASCADE,
  name text NOT NULL,
  url text NOT NULL,
  created_at timestamptz NOT NULL,
  -- The last time it was to be read, by somebody or by the hour.
  asked_at timestamptz NOT NULL,
  -- While it is being read, by one reader at a time; one that died is forgotten after a while.
  reading_since timestamptz,
  last_tried_at timestamptz,
  last_read_at timestamptz,
  error text,
  conflicts text[] NOT NULL DEFAULT '{}',
  -- It came without any event although it had some: believed only the second time.
  emptied_at timestamptz,
  CONSTRAINT calendar_feeds_url_key UNIQUE (room_type_id, url)
);
CREATE INDEX calendar_feeds_asked_idx ON calendar_feeds (asked_at);

-- What a feed says is taken: one room, until the check-out day.
CREATE TABLE calendar_blocks (
  id uuid CONSTRAINT calendar_blocks_pkey PRIMARY KEY,
  feed_id uuid NOT NULL CONSTRAINT calendar_blocks_feed_id_fkey REFERENCES calendar_feeds ON DELETE CASCADE,
  uid text NOT NULL,
  summary text NOT NULL,
  from_on date NOT NULL,
  until_on date NOT NULL,
  CONSTRAINT calendar_blocks_uid_key UNIQUE (feed_id, uid),
  CONSTRAINT calendar_blocks_order CHECK (from_on < until_on)
);
CREATE INDEX calendar_blocks_until_idx ON calendar_blocks (feed_id, until_on);

-- The nights on which a block has its room: `nights.blocked` counts exactly these. A night that was full is not one.
CREATE TABLE block_nights (
  block_id uuid NOT NULL CONSTRAINT block_nights_block_id_fkey REFERENCES calendar_blocks ON DELETE CASCADE,
  night date NOT NULL,
  CONSTRAINT block_nights_pkey PRIMARY KEY (block_id, night)
);

-- One row for each mail about a booking, written with what it tells of: what is here is sent, and once.
CREATE TABLE booking_mails (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT booking_mails_pkey PRIMARY KEY,
  booking_id uuid NOT NULL CONSTRAINT booking_mails_booking_id_fkey REFERENCES bookings,
  kind text NOT NULL,
  recipient text NOT NULL,
  -- What it tells of: something that happened, or the arrival it reminds of.
  event_id bigint CONSTRAINT booking_mails_event_id_fkey REFERENCES booking_events,
  arrival_on date,
  -- The last time a job was made for it.
  queued_at timestamptz NOT NULL,
  sending_since timestamptz,
  sent_at timestamptz,
  sent_to text,
  CONSTRAINT booking_mails_kind_known CHECK (kind IN ('confirmation', 'change', 'cancellation', 'reminder')),
  CONSTRAINT booking_mails_recipient_known CHECK (recipient IN ('guest', 'hotel')),
  CONSTRAINT booking_mails_one_occasion CHECK (num_nonnulls(event_id, arrival_on) = 1),
  CONSTRAINT booking_mails_once UNIQUE NULLS NOT DISTINCT (booking_id, kind, recipient, event_id, arrival_on)
);
CREATE INDEX booking_mails_waiting_idx ON booking_mails (queued_at) WHERE sent_at IS NULL;
-- For the reminders: who arrives on a day.
CREATE INDEX bookings_arrivals_idx ON bookings (check_in_on) WHERE state = 'confirmed';
