-- Null where somebody has not chosen: then the default of the kind counts (contract/src/platform/notifications.ts).
ALTER TABLE notification_preferences ADD COLUMN push boolean;

-- Devices on which notifications are shown. They fall silent when their session is signed out, and go with it.
CREATE TABLE push_devices (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  endpoint text NOT NULL,
  -- SHA-256 of the address, since addresses are too long for an index.
  fingerprint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  language text NOT NULL,
  time_zone text NOT NULL,
  added_at timestamptz NOT NULL
);
CREATE INDEX push_devices_user_idx ON push_devices (user_id);
CREATE INDEX push_devices_session_idx ON push_devices (session_id);

-- Hours of each day in which the devices of an account stay silent.
CREATE TABLE push_quiet_hours (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  from_time text NOT NULL,
  until_time text NOT NULL,
  CONSTRAINT push_quiet_hours_form CHECK (from_time ~ '^\d\d:\d\d$' AND until_time ~ '^\d\d:\d\d$' AND from_time <> until_time)
);

-- Hotels whose notifications the devices of an account do not show.
CREATE TABLE push_muted_hotels (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  hotel_id uuid NOT NULL REFERENCES hotels (id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, hotel_id)
);
CREATE INDEX push_muted_hotels_hotel_idx ON push_muted_hotels (hotel_id);
