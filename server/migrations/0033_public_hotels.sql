-- Somebody whose hotels may be shown and sold: the address is verified, and the account is neither suspended nor on its
-- way out.
CREATE FUNCTION in_good_standing(account users) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT account.email_verified_at IS NOT NULL AND account.suspended_at IS NULL
     AND account.deletion_asked_at IS NULL AND account.erased_at IS NULL
$$;

-- What each hotel has of the things it takes to be sold. The columns are written as subqueries, so that whoever looks
-- at a few hotels pays for those only.
CREATE VIEW hotel_readiness AS
SELECT h.id AS hotel_id,
       h.archived_at IS NOT NULL AS is_archived,
       h.is_active,
       (SELECT in_good_standing(u) FROM users u WHERE u.id = h.owner_id) AS owner_in_good_standing,
       EXISTS (SELECT FROM hotel_images i WHERE i.hotel_id = h.id) AS has_photo,
       -- Not EXISTS: the planner would sometimes read the rooms of all hotels at once.
       (SELECT true FROM room_types t
        WHERE t.hotel_id = h.id AND t.archived_at IS NULL AND t.units > 0 LIMIT 1) IS TRUE AS has_room,
       EXISTS (SELECT FROM rate_plans p
               WHERE p.hotel_id = h.id AND p.is_active
                 AND (p.sell_until_on IS NULL OR p.sell_until_on >= (now() AT TIME ZONE h.time_zone)::date)) AS has_rate_plan,
       EXISTS (SELECT FROM hotel_taxes t WHERE t.hotel_id = h.id) AS has_taxes,
       h.currency = 'USD' OR EXISTS (SELECT FROM exchange_rates r WHERE r.currency = h.currency) AS has_exchange_rate
FROM hotels h;

-- The hotels that guests see: the only place that says which. Photos and taxes are advised, not demanded.
CREATE VIEW public_hotels AS
SELECT hotel_id AS id FROM hotel_readiness
WHERE is_active AND NOT is_archived AND owner_in_good_standing AND has_room AND has_rate_plan AND has_exchange_rate;

-- A stay that a guest is having or has not had yet: what keeps a hotel from being archived.
CREATE FUNCTION is_to_come(booking bookings, at timestamptz) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT booking.state = 'checked-in'
      OR (booking.state IN ('held', 'confirmed') AND coalesce(booking.held_until > at, true)
          AND booking.check_out_on > (at AT TIME ZONE booking.time_zone)::date)
$$;

-- Archived hotels are listed newest first, like the others.
CREATE INDEX hotels_archived_idx ON hotels (owner_id, created_at DESC, id) WHERE archived_at IS NOT NULL;

-- Which hotel a notification is about: an owner may have several. It goes with the hotel, as its page does.
ALTER TABLE notifications
  ADD COLUMN hotel_id uuid CONSTRAINT notifications_hotel_id_fkey REFERENCES hotels ON DELETE CASCADE;
CREATE INDEX notifications_hotel_idx ON notifications (hotel_id) WHERE hotel_id IS NOT NULL;
UPDATE notifications n SET hotel_id = b.hotel_id
FROM bookings b
WHERE n.event IN ('booking-new', 'booking-changed', 'booking-cancelled', 'arrival-unconfirmed')
  AND b.id = substring(n.link FROM '^/bookings\?booking=([0-9a-f-]{36})$')::uuid;
-- Their words named the hotel until now.
UPDATE notifications n SET hotel_id = h.id,
  title = replace(n.title, 'A picture of ' || h.name || ' was not taken', 'A picture was not taken'),
  detail = CASE WHEN starts_with(n.detail, h.name || ': ') THEN substr(n.detail, length(h.name) + 3) ELSE n.detail END
FROM hotels h
WHERE n.event IN ('feed-failing', 'image-rejected')
  AND h.id = substring(n.link FROM '^/hotels/([0-9a-f-]{36})/')::uuid;
