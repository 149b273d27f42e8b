-- A hotel's taxes and fees, and those a booking was made with, in the shape of contract/src/tax-rules.ts. What was set
-- before keeps its meaning: one VAT rate for everything, and a city tax without exceptions.
CREATE FUNCTION plain_tax_rules(vat_percent numeric, vat_included boolean, city_tax_cents bigint, city_tax_per text)
RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object(
    'vatIncluded', vat_included,
    'vat', jsonb_build_object('rooms', vat_percent, 'fees', vat_percent, 'food', vat_percent, 'drinks', vat_percent,
                              'services', vat_percent, 'other', vat_percent),
    'cityTax', CASE WHEN city_tax_cents > 0 THEN jsonb_build_object(
      'name', NULL, 'per', city_tax_per, 'cents', city_tax_cents, 'percent', 0, 'withoutVat', false,
      'exemptBelowAge', NULL, 'maxNights', NULL, 'seasons', '[]'::jsonb) END,
    'fees', '[]'::jsonb)
$$;

ALTER TABLE hotel_taxes ADD COLUMN rules jsonb, ADD COLUMN version integer NOT NULL DEFAULT 1;
-- The search has packed these taxes as it would pack the rules, so that no hotel has to be indexed again.
ALTER TABLE hotel_taxes DISABLE TRIGGER USER;
UPDATE hotel_taxes SET rules = plain_tax_rules(trim_scale(vat_bps / 100.0), vat_included, city_tax_cents, city_tax_per);
ALTER TABLE hotel_taxes ENABLE TRIGGER USER;
ALTER TABLE hotel_taxes
  ALTER COLUMN rules SET NOT NULL,
  DROP COLUMN city_tax_cents,
  DROP COLUMN city_tax_per,
  DROP COLUMN vat_bps,
  DROP COLUMN vat_included,
  ADD CONSTRAINT hotel_taxes_rules_complete CHECK (
    rules ?& ARRAY['vatIncluded', 'vat', 'cityTax', 'fees'] AND jsonb_typeof(rules -> 'fees') = 'array'),
  ADD CONSTRAINT hotel_taxes_not_negative CHECK (
    NOT jsonb_path_exists(rules, '$.vat.* ? (@ < 0 || @ > 50)')
    AND NOT jsonb_path_exists(rules, '$.** ? (@.cents < 0 || @.percent < 0)'));

-- The rules a booking was made with replace the taxes in their former shape. `fees_cents` are the fees of the stay, not
-- of a cancellation; `included_vat_cents` is the part of `room_cents` that is VAT.
ALTER TABLE bookings
  ADD COLUMN tax_rules jsonb,
  ADD COLUMN fees_cents bigint NOT NULL DEFAULT 0 CONSTRAINT bookings_fees_not_negative CHECK (fees_cents >= 0),
  ADD COLUMN included_vat_cents bigint NOT NULL DEFAULT 0
    CONSTRAINT bookings_included_vat_within CHECK (included_vat_cents BETWEEN 0 AND room_cents);
UPDATE bookings SET
  tax_rules = plain_tax_rules(coalesce((taxes ->> 'vatPercent')::numeric, 0),
                              coalesce((taxes ->> 'vatIncluded')::boolean, false),
                              coalesce((taxes ->> 'cityTaxCents')::bigint, 0), taxes ->> 'cityTaxPer'),
  included_vat_cents = CASE WHEN (taxes ->> 'vatIncluded')::boolean THEN vat_cents ELSE 0 END;
DROP FUNCTION plain_tax_rules;

CREATE OR REPLACE VIEW commission_figures AS
SELECT b.id AS booking_id, b.partnership_id, b.affiliate_id, b.hotel_id, b.link_id, b.promo_code, b.tag, b.method,
       CASE WHEN b.agreed_cents = 0 THEN 'void' WHEN b.agreed_cents IS NULL OR b.state IN ('cancelled', 'no-show') THEN c.state
            WHEN b.state = 'checked-out' THEN 'earned' ELSE 'expected' END AS state,
       b.outcome, b.rate_bps, b.boost_bps, b.share_bps, b.currency,
       c.base_cents, c.boosted_cents, c.gross_cents, c.share_cents, c.net_cents,
       usd_cents(c.base_cents, b.currency, b.usd_rate) AS base_usd_cents,
       usd_cents(c.gross_cents, b.currency, b.usd_rate) AS gross_usd_cents,
       usd_cents(c.net_cents, b.currency, b.usd_rate) AS net_usd_cents,
       b.booked_on, b.check_out_on AS stay_end_on
FROM (
  SELECT b.id, r.partnership_id, r.affiliate_id, b.hotel_id, r.link_id, r.tag, r.method,
         CASE WHEN r.method = 'promo-code' THEN b.promo_code END AS promo_code,
         b.state, b.currency, b.usd_rate, b.room_cents, b.fee_cents, b.check_out_on, b.included_vat_cents,
         boosted.price_cents AS boosted_price_cents, boosted.points AS boost_points,
         CASE b.state WHEN 'checked-out' THEN 'stayed' WHEN 'no-show' THEN 'no-show' WHEN 'cancelled' THEN 'cancelled'
                      ELSE 'to-come' END AS outcome,
         r.rate_bps, r.boost_bps, r.platform_share_bps AS share_bps, (b.booked_at AT TIME ZONE 'UTC')::date AS booked_on,
         agreed.base_cents AS agreed_cents
  FROM bookings b JOIN booking_referrals r ON r.booking_id = b.id
    CROSS JOIN LATERAL boosted_nights_of(b.id, r.boost_bps > 0) AS boosted
    LEFT JOIN commission_adjustments agreed ON agreed.booking_id = b.id AND agreed.replaced_at IS NULL
  WHERE b.booked_at IS NOT NULL
) AS b CROSS JOIN LATERAL commission_of(
  -- What was agreed is what the hotel kept, as of a cancelled stay.
  CASE WHEN b.agreed_cents IS NULL THEN b.state ELSE 'no-show' END,
  b.room_cents, b.included_vat_cents,
  CASE WHEN b.state IN ('cancelled', 'no-show') THEN least(b.fee_cents, b.agreed_cents)
       ELSE coalesce(b.agreed_cents, b.fee_cents) END,
  b.boosted_price_cents, b.boost_points, b.rate_bps, b.share_bps) AS c;

ALTER TABLE bookings ALTER COLUMN tax_rules SET NOT NULL, DROP COLUMN taxes;
