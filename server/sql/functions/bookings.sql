-- Bookings.

-- Tells whether a guest is having a stay or has not had it yet, which keeps a hotel from being archived.
CREATE OR REPLACE FUNCTION is_to_come(booking bookings, at timestamptz) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT booking.state = 'checked-in'
      OR (booking.state IN ('held', 'confirmed') AND coalesce(booking.held_until > at, true)
          AND booking.check_out_on > (at AT TIME ZONE booking.time_zone)::date)
$$;

-- Counts the nights that are in the price of a booking, also if the guest left before the last of them.
CREATE OR REPLACE FUNCTION charged_nights(of_booking uuid) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT count(DISTINCT n.night)::integer FROM booking_stays s JOIN booking_nights n ON n.stay_id = s.id
  WHERE s.booking_id = of_booking
$$;
