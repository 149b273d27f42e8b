-- What a hotel has decided for its desk. Times are by its clock; those before noon are of the night that the day ends with.
CREATE TABLE hotel_desk_rules (
  hotel_id uuid CONSTRAINT hotel_desk_rules_pkey PRIMARY KEY
    CONSTRAINT hotel_desk_rules_hotel_id_fkey REFERENCES hotels (id) ON DELETE CASCADE,
  -- When a day is closed by itself, and the first day whose time counts: a day that was over before is not closed at once.
  close_at text CONSTRAINT hotel_desk_rules_close_at_time CHECK (close_at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  closes_from date,
  -- Until when guests may still arrive.
  no_show_from text CONSTRAINT hotel_desk_rules_no_show_from_time CHECK (no_show_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  by_id uuid NOT NULL CONSTRAINT hotel_desk_rules_by_id_fkey REFERENCES users (id),
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT hotel_desk_rules_closing_whole CHECK ((close_at IS NULL) = (closes_from IS NULL))
);
