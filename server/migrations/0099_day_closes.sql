-- Days that a hotel has closed, with their figures as they were then. They follow one another without a gap: every day but
-- the first refers to the one before.
CREATE TABLE day_closes (
  hotel_id uuid NOT NULL CONSTRAINT day_closes_hotel_id_fkey REFERENCES hotels,
  day date NOT NULL,
  previous_on date,
  closed_at timestamptz NOT NULL,
  by_id uuid CONSTRAINT day_closes_by_id_fkey REFERENCES users,
  -- The key that the caller chose, by which a repeated call is recognised.
  key text NOT NULL,
  figures jsonb NOT NULL,
  -- What lay in the drawer when the day began and what was counted at its end; null if nobody has counted.
  float_cents bigint CONSTRAINT day_closes_float_positive CHECK (float_cents >= 0),
  recorded_cents bigint,
  counted_cents bigint CONSTRAINT day_closes_counted_positive CHECK (counted_cents >= 0),
  CONSTRAINT day_closes_pkey PRIMARY KEY (hotel_id, day),
  CONSTRAINT day_closes_in_order CHECK (previous_on = day - 1),
  CONSTRAINT day_closes_previous_fkey FOREIGN KEY (hotel_id, previous_on) REFERENCES day_closes (hotel_id, day),
  CONSTRAINT day_closes_count_whole CHECK (
    (float_cents IS NULL) = (counted_cents IS NULL) AND (recorded_cents IS NULL) = (counted_cents IS NULL))
);
CREATE UNIQUE INDEX day_closes_first_once ON day_closes (hotel_id) WHERE previous_on IS NULL;

CREATE TRIGGER day_closes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON day_closes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE day_closes ENABLE ALWAYS TRIGGER day_closes_append_only;
REVOKE UPDATE, DELETE, TRUNCATE ON day_closes FROM PUBLIC;
REVOKE UPDATE, DELETE, TRUNCATE ON day_closes FROM CURRENT_USER;

-- Why something was left open, or why the drawer did not have what it should; the latter is about no booking. Words may
-- name a person, so they lie beside the figures and can be erased.
CREATE TABLE day_close_notes (
  hotel_id uuid NOT NULL,
  day date NOT NULL,
  booking_id uuid CONSTRAINT day_close_notes_booking_id_fkey REFERENCES bookings,
  text text NOT NULL,
  CONSTRAINT day_close_notes_day_fkey FOREIGN KEY (hotel_id, day) REFERENCES day_closes (hotel_id, day),
  CONSTRAINT day_close_notes_once UNIQUE NULLS NOT DISTINCT (hotel_id, day, booking_id)
);
CREATE INDEX day_close_notes_booking_idx ON day_close_notes (booking_id) WHERE booking_id IS NOT NULL;

-- Whoever writes on folios takes a later day than the last closed one, under a lock that a close waits for. This refuses
-- whoever forgets it.
CREATE FUNCTION refuse_lines_of_closed_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM written w JOIN day_closes c ON c.hotel_id = w.hotel_id AND c.day >= w.on_date) THEN
    RAISE EXCEPTION 'a line of a folio was to be written on a closed day' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER folio_lines_on_open_day AFTER INSERT ON folio_lines REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_lines_of_closed_days();
