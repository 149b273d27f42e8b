-- Which hotels can be sold.

-- What each hotel has of the things it takes to be sold. The columns are written as subqueries, so that whoever looks at
-- a few hotels pays for those only.
CREATE OR REPLACE VIEW hotel_readiness AS
SELECT h.id AS hotel_id,
       h.archived_at IS NOT NULL AS is_archived,
       h.is_active,
       (SELECT in_good_standing(u) FROM users u WHERE u.id = h.owner_id) AS owner_in_good_standing,
       EXISTS (SELECT FROM hotel_images i WHERE i.hotel_id = h.id) AS has_photo,
       -- Not EXISTS: the planner would sometimes read the rooms of all hotels at once.
       (SELECT true FROM room_types t
        WHERE t.hotel_id = h.id AND t.archived_at IS NULL AND t.units > 0 LIMIT 1) IS TRUE AS has_room,
       EXISTS (SELECT FROM rate_plans p
               WHERE p.hotel_id = h.id AND p.is_active AND p.company_ids = '{}'
                 AND (p.sell_until_on IS NULL OR p.sell_until_on >= (now() AT TIME ZONE h.time_zone)::date)) AS has_rate_plan,
       EXISTS (SELECT FROM hotel_taxes t WHERE t.hotel_id = h.id) AS has_taxes,
       h.currency = 'USD' OR EXISTS (SELECT FROM exchange_rates r WHERE r.currency = h.currency) AS has_exchange_rate
FROM hotels h;

-- The hotels that guests see: the only place that says which. Photos and taxes are advised, not demanded.
CREATE OR REPLACE VIEW public_hotels AS
SELECT hotel_id AS id FROM hotel_readiness
WHERE is_active AND NOT is_archived AND owner_in_good_standing AND has_room AND has_rate_plan AND has_exchange_rate;
