-- What a hotel tells guests who arrive. Whatever opens a door or a network is encrypted by the key of the servers.
CREATE TABLE hotel_arrivals (
  hotel_id uuid PRIMARY KEY REFERENCES hotels (id) ON DELETE CASCADE,
  directions text NOT NULL,
  sealed_entry bytea NOT NULL,
  by_id uuid NOT NULL REFERENCES users (id),
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1
);
