-- Points that a hotel adds to the commission of its partners, for nights on which rooms would stay empty.
CREATE TABLE boosts (
  id uuid CONSTRAINT boosts_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL CONSTRAINT boosts_hotel_id_fkey REFERENCES hotels ON DELETE CASCADE,
  points_bps integer NOT NULL CONSTRAINT boosts_points_range CHECK (points_bps BETWEEN 1 AND 5000),
  -- Null for every room that the hotel sold when it began.
  room_type_id uuid CONSTRAINT boosts_room_type_id_fkey REFERENCES room_types ON DELETE CASCADE,
  -- Whether it is for the partners in boost_partners only, or for all of them.
  has_chosen_partners boolean NOT NULL,
  -- It stops once this many room-nights are sold with it; null for any number.
  max_nights integer CONSTRAINT boosts_max_nights_range CHECK (max_nights >= 1),
  started_at timestamptz NOT NULL,
  started_by uuid CONSTRAINT boosts_started_by_fkey REFERENCES users,
  ends_at timestamptz NOT NULL,
  -- Only where it ended before that.
  ended_at timestamptz,
  ended_why text CONSTRAINT boosts_ended_why_known CHECK (ended_why IN ('stopped', 'sold')),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT boosts_order CHECK (started_at < ends_at),
  CONSTRAINT boosts_ended_whole CHECK ((ended_at IS NULL) = (ended_why IS NULL)),
  CONSTRAINT boosts_ended_within CHECK (ended_at BETWEEN started_at AND ends_at)
);
CREATE INDEX boosts_hotel_idx ON boosts (hotel_id, started_at DESC);

CREATE TABLE boost_partners (
  boost_id uuid NOT NULL CONSTRAINT boost_partners_boost_id_fkey REFERENCES boosts ON DELETE CASCADE,
  partnership_id uuid NOT NULL CONSTRAINT boost_partners_partnership_id_fkey REFERENCES partnerships,
  CONSTRAINT boost_partners_pkey PRIMARY KEY (boost_id, partnership_id)
);

-- The nights of a boost, for each room type it is for, and when it runs.
CREATE TABLE boost_nights (
  boost_id uuid NOT NULL CONSTRAINT boost_nights_boost_id_fkey REFERENCES boosts ON DELETE CASCADE,
  room_type_id uuid NOT NULL CONSTRAINT boost_nights_room_type_id_fkey REFERENCES room_types ON DELETE CASCADE,
  night date NOT NULL,
  runs tstzrange NOT NULL,
  CONSTRAINT boost_nights_pkey PRIMARY KEY (boost_id, night, room_type_id),
  CONSTRAINT boost_nights_one_at_a_time EXCLUDE USING gist (room_type_id WITH =, night WITH =, runs WITH &&)
);

-- The nights that a booking was made with, frozen beside the other terms of its referral: on each, so many rooms at
-- so many points on top of the rate.
CREATE TABLE booking_boost_nights (
  booking_id uuid NOT NULL CONSTRAINT booking_boost_nights_booking_id_fkey REFERENCES booking_referrals,
  night date NOT NULL,
  boost_id uuid NOT NULL CONSTRAINT booking_boost_nights_boost_id_fkey REFERENCES boosts,
  rooms smallint NOT NULL CONSTRAINT booking_boost_nights_rooms_range CHECK (rooms >= 1),
  boost_bps integer NOT NULL CONSTRAINT booking_boost_nights_points_range CHECK (boost_bps BETWEEN 1 AND 5000),
  CONSTRAINT booking_boost_nights_pkey PRIMARY KEY (booking_id, night, boost_id)
);
CREATE INDEX booking_boost_nights_boost_idx ON booking_boost_nights (boost_id);
CREATE TRIGGER booking_boost_nights_frozen BEFORE UPDATE OR DELETE OR TRUNCATE ON booking_boost_nights
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_new_referral_terms();

-- How many room-nights are sold with a boost. What is held counts, because its guest has been promised the room; what
-- was cancelled does not.
CREATE FUNCTION boost_sold_nights(of_boost uuid) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(sum(f.rooms), 0)::integer
  FROM booking_boost_nights f JOIN bookings b ON b.id = f.booking_id
  WHERE f.boost_id = of_boost AND b.state NOT IN ('cancelled', 'expired')
$$;

-- What a booking still has of its boosted nights, at today's price. A night that was given up and is booked again is
-- boosted again; a room that was added later is not, and a guest who is moved to another room keeps the boost.
CREATE VIEW boosted_booking_nights AS
SELECT booking_id, stay_id, night, boost_id, boost_bps, price_cents, taken
FROM (SELECT f.booking_id, n.stay_id, f.night, f.boost_id, f.boost_bps, f.rooms, n.price_cents, n.taken,
             row_number() OVER (PARTITION BY f.booking_id, f.boost_id, f.night
                                ORDER BY s.room_type_id = b.room_type_id DESC, n.taken DESC, n.price_cents DESC,
                                         n.stay_id) AS place
      FROM booking_boost_nights f JOIN boosts b ON b.id = f.boost_id
        JOIN booking_stays s ON s.booking_id = f.booking_id
        JOIN booking_nights n ON n.stay_id = s.id AND n.night = f.night) AS nights
WHERE place <= rooms;

-- Nights that were given back keep their price, and so does what was paid for them.
CREATE OR REPLACE FUNCTION boosted_nights_of(of_booking uuid, is_boosted boolean)
  RETURNS TABLE (price_cents bigint, points numeric) LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(sum(n.price_cents), 0)::bigint, coalesce(sum(n.price_cents * n.boost_bps::numeric), 0)
  FROM boosted_booking_nights n WHERE is_boosted AND n.booking_id = of_booking
$$;

-- One more kind of notification, beside those that other migrations added.
DO $$
DECLARE
  was CONSTANT text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
                        WHERE conrelid = 'notifications'::regclass AND conname = 'notifications_params_fit');
BEGIN
  IF strpos(was, 'ELSE false') = 0 THEN
    RAISE EXCEPTION 'notifications_params_fit is not as expected: %', was;
  END IF;
  ALTER TABLE notifications DROP CONSTRAINT notifications_params_fit;
  EXECUTE 'ALTER TABLE notifications ADD CONSTRAINT notifications_params_fit ' || replace(was, 'ELSE false',
    'WHEN ''boost'' THEN params ?& ARRAY[''nights'', ''ratePercent'', ''boostedPercent''] ELSE false');
END
$$;
