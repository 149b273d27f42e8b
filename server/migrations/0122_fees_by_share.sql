-- Whether what the hotel kept for a cancellation, a no-show or a room given up counts as that part of the room price:
-- without the same part of the VAT in it. Bookings that were made before keep the rule of then, by which it counted whole.
ALTER TABLE booking_referrals ADD COLUMN fees_by_share boolean NOT NULL DEFAULT false;
ALTER TABLE booking_referrals ALTER COLUMN fees_by_share SET DEFAULT true;

-- What a part of the room price is without VAT, as contract/src/commission.ts has it.
CREATE FUNCTION kept_without_vat(kept_cents bigint, room_cents bigint, included_vat_cents bigint, by_share boolean)
  RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN NOT by_share OR room_cents = 0 THEN kept_cents
              ELSE rounded_quotient(kept_cents::numeric * (room_cents - included_vat_cents), room_cents) END
$$;

-- How many nights of a booking are in its price, also if the guest left before the last of them.
CREATE FUNCTION charged_nights(of_booking uuid) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT count(DISTINCT n.night)::integer FROM booking_stays s JOIN booking_nights n ON n.stay_id = s.id
  WHERE s.booking_id = of_booking
$$;

-- As before, except that fees are given to commission_of without VAT.
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
         b.state, b.currency, b.usd_rate, b.room_cents + b.dropped_fee_cents AS room_cents, b.check_out_on,
         kept_without_vat(b.fee_cents, b.room_cents, b.included_vat_cents, r.fees_by_share) AS fee_cents,
         b.included_vat_cents + b.dropped_fee_cents
           - kept_without_vat(b.dropped_fee_cents, b.room_cents, b.included_vat_cents, r.fees_by_share) AS included_vat_cents,
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
