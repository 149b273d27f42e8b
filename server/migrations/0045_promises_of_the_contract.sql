-- What the contract promises of every row, held by the database too: a script, an import or a fault in a service
-- cannot store what no caller could have sent.

-- Half a place was taken before the contract refused it, and was never shown.
UPDATE hotels SET latitude = NULL, longitude = NULL WHERE (latitude IS NULL) <> (longitude IS NULL);

ALTER TABLE hotels
  ADD CONSTRAINT hotels_place_whole CHECK ((latitude IS NULL) = (longitude IS NULL)),
  ADD CONSTRAINT hotels_children_policy_known CHECK (children_policy IN ('welcome', 'over-12', 'adults-only')),
  ADD CONSTRAINT hotels_pets_policy_known CHECK (pets_policy IN ('welcome', 'on-request', 'not-allowed'));

ALTER TABLE room_types
  ADD CONSTRAINT room_types_guests_possible CHECK (max_adults >= 1 AND max_children >= 0 AND included_adults >= 1);

ALTER TABLE rate_plans
  ADD CONSTRAINT rate_plans_meal_plan_known CHECK (
    meal_plan IN ('room-only', 'breakfast', 'half-board', 'full-board', 'all-inclusive')),
  ADD CONSTRAINT rate_plans_per_adult_not_negative CHECK (per_adult_cents >= 0);

ALTER TABLE price_rules
  ADD CONSTRAINT price_rules_effect_known CHECK (
    CASE effect ->> 'kind'
      WHEN 'price' THEN coalesce((effect ->> 'cents')::bigint >= 0, false)
      WHEN 'percent' THEN coalesce((effect ->> 'percent')::numeric >= -90, false)
      ELSE false END);

ALTER TABLE hotel_taxes
  ADD CONSTRAINT hotel_taxes_not_negative CHECK (city_tax_cents >= 0 AND vat_bps BETWEEN 0 AND 5000);

ALTER TABLE nights
  ADD CONSTRAINT nights_price_not_negative CHECK (price_override_cents >= 0);

ALTER TABLE bookings
  ADD CONSTRAINT bookings_adult CHECK (adults >= 1),
  ADD CONSTRAINT bookings_meal_plan_known CHECK (
    meal_plan IN ('room-only', 'breakfast', 'half-board', 'full-board', 'all-inclusive')),
  ADD CONSTRAINT bookings_amounts_not_negative CHECK (
    plan_per_adult_cents >= 0 AND room_cents >= 0 AND city_tax_cents >= 0 AND vat_cents >= 0 AND total_cents >= 0
    AND total_usd_cents >= 0),
  ADD CONSTRAINT bookings_fee_not_negative CHECK (fee_cents >= 0);

-- Of a party of several rooms, children may have one to themselves.
ALTER TABLE booking_stays
  ADD CONSTRAINT booking_stays_adults_not_negative CHECK (adults >= 0);

ALTER TABLE booking_nights
  ADD CONSTRAINT booking_nights_price_not_negative CHECK (price_cents >= 0);

ALTER TABLE booking_events
  ADD CONSTRAINT booking_events_kind_known CHECK (
    kind IN ('created', 'confirmed', 'changed', 'moved', 'room-assigned', 'checked-in', 'checked-out', 'cancelled',
             'no-show', 'expired', 'undone', 'note', 'mail'));
