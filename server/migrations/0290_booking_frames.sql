-- Where and how guests book in a frame on a hotel's own website. The key is public; a new row has a new one.
CREATE TABLE booking_frames (
  hotel_id uuid PRIMARY KEY REFERENCES hotels (id) ON DELETE CASCADE,
  key uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  websites text[] NOT NULL,
  look text NOT NULL,
  accent text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT booking_frames_websites CHECK (cardinality(websites) BETWEEN 1 AND 10),
  CONSTRAINT booking_frames_look CHECK (look IN ('light', 'dark')),
  CONSTRAINT booking_frames_accent CHECK (accent ~ '^#[0-9a-f]{6}$')
);
