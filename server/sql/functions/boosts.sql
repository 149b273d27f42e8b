-- Boosts: nights for which a hotel pays partners more.

-- Counts the room-nights that are sold with a boost. What is held counts, because its guest has been promised the room;
-- what was cancelled does not.
CREATE OR REPLACE FUNCTION boost_sold_nights(of_boost uuid) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(sum(f.rooms), 0)::integer
  FROM booking_boost_nights f JOIN bookings b ON b.id = f.booking_id
  WHERE f.boost_id = of_boost AND b.state NOT IN ('cancelled', 'expired')
$$;

-- Sums up what the boosted nights of a booking cost, and their points (price times added basis points). Nights that were
-- given back keep their price, and so does what was paid for them.
CREATE OR REPLACE FUNCTION boosted_nights_of(of_booking uuid, is_boosted boolean)
  RETURNS TABLE (price_cents bigint, points numeric) LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(sum(n.price_cents), 0)::bigint, coalesce(sum(n.price_cents * n.boost_bps::numeric), 0)
  FROM boosted_booking_nights n WHERE is_boosted AND n.booking_id = of_booking
$$;
