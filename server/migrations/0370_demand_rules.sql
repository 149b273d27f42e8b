-- Prices by occupancy and lead time. What rules make of a night stands with the night, so that a quote, the calendar, the
-- search and channels find the same price without asking how full the hotel is.
CREATE TABLE demand_rules (
  id uuid CONSTRAINT demand_rules_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL CONSTRAINT demand_rules_hotel_id_fkey REFERENCES hotels ON DELETE CASCADE,
  room_type_id uuid CONSTRAINT demand_rules_room_type_id_fkey REFERENCES room_types ON DELETE CASCADE,
  added integer GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  occupancy jsonb,
  lead jsonb,
  effect jsonb NOT NULL,
  state text NOT NULL CONSTRAINT demand_rules_state_known CHECK (state IN ('off', 'suggests', 'applies')),
  -- Since when prices have followed the rule, and the hotel's day for which they were last made.
  applies_since timestamptz,
  applied_on date,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT demand_rules_has_condition CHECK (occupancy IS NOT NULL OR lead IS NOT NULL),
  CONSTRAINT demand_rules_since_when_applied CHECK ((state = 'applies') = (applies_since IS NOT NULL))
);
CREATE INDEX demand_rules_hotel_idx ON demand_rules (hotel_id, added);
CREATE INDEX demand_rules_room_type_idx ON demand_rules (room_type_id) WHERE room_type_id IS NOT NULL;

ALTER TABLE nights ADD COLUMN demand jsonb NOT NULL DEFAULT '[]';
ALTER TABLE room_types
  ADD COLUMN ceiling_cents bigint,
  ADD CONSTRAINT room_types_ceiling_not_below_floor CHECK (ceiling_cents >= coalesce(floor_cents, 0)) NOT VALID;

INSERT INTO outbox_positions (consumer, position) VALUES ('demand', pg_current_snapshot());
