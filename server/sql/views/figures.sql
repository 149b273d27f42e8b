-- What every figure and every commission is counted from. Each view reads those above it.

-- The commission of every referred booking, on the terms frozen with it.
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
         b.state, b.currency, b.usd_rate, b.room_cents, b.included_vat_cents, b.dropped_fee_cents, r.fees_by_share,
         b.check_out_on, kept_without_vat(b.fee_cents, b.room_cents, b.included_vat_cents, r.fees_by_share) AS fee_cents,
         boosted.price_cents AS boosted_price_cents, boosted.points AS boost_points,
         CASE b.state WHEN 'checked-out' THEN 'stayed' WHEN 'no-show' THEN 'no-show' WHEN 'cancelled' THEN 'cancelled'
                      ELSE 'to-come' END AS outcome,
         r.rate_bps, r.boost_bps, r.platform_share_bps AS share_bps, (b.booked_at AT TIME ZONE 'UTC')::date AS booked_on,
         agreed.base_cents AS agreed_cents, coalesce(bonus.cents, 0) AS promised_cents
  FROM bookings b JOIN booking_referrals r ON r.booking_id = b.id
    LEFT JOIN first_stay_bonuses bonus ON bonus.booking_id = b.id
    CROSS JOIN LATERAL boosted_nights_of(b.id, r.boost_bps > 0) AS boosted
    LEFT JOIN commission_adjustments agreed ON agreed.booking_id = b.id AND agreed.replaced_at IS NULL
  WHERE b.booked_at IS NOT NULL
) AS b CROSS JOIN LATERAL stay_with_bonus(
  -- What was agreed is what the hotel kept, as of a cancelled stay.
  CASE WHEN b.agreed_cents IS NULL THEN b.state ELSE 'no-show' END,
  b.room_cents, b.included_vat_cents, b.dropped_fee_cents,
  CASE WHEN b.state IN ('cancelled', 'no-show') THEN least(b.fee_cents, b.agreed_cents)
       ELSE coalesce(b.agreed_cents, b.fee_cents) END,
  b.fees_by_share, b.boosted_price_cents, b.boost_points, b.rate_bps, b.share_bps,
  b.promised_cents) AS c;

-- What each booking counts for in figures, in dollars. A hold is none of them until it is confirmed.
CREATE OR REPLACE VIEW booking_figures AS
SELECT b.id, b.hotel_id, b.affiliate_id, b.source, b.booked_at, b.local_day, b.utc_day,
       stands::integer AS bookings,
       (b.state = 'cancelled')::integer AS cancelled,
       (stands AND b.affiliate_id IS NOT NULL)::integer AS referred,
       CASE WHEN is_fee THEN fee_usd_cents ELSE total_usd_cents END AS revenue_cents,
       CASE WHEN is_fee THEN fee_usd_cents ELSE 0 END AS fees_cents,
       coalesce(c.gross_usd_cents, 0) AS commission_cents,
       CASE WHEN stands THEN lead ELSE 0 END AS lead_days,
       CASE WHEN stands THEN nights ELSE 0 END AS stay_nights,
       (stands AND lead = 0)::integer AS lead_0,
       (stands AND lead BETWEEN 1 AND 7)::integer AS lead_1,
       (stands AND lead BETWEEN 8 AND 30)::integer AS lead_2,
       (stands AND lead BETWEEN 31 AND 90)::integer AS lead_3,
       (stands AND lead > 90)::integer AS lead_4,
       (stands AND nights = 1)::integer AS stay_0,
       (stands AND nights = 2)::integer AS stay_1,
       (stands AND nights BETWEEN 3 AND 4)::integer AS stay_2,
       (stands AND nights BETWEEN 5 AND 7)::integer AS stay_3,
       (stands AND nights > 7)::integer AS stay_4,
       coalesce(c.net_usd_cents, 0) AS net_commission_cents
FROM (
  SELECT id, hotel_id, affiliate_id, source, booked_at, state, total_usd_cents,
         (booked_at AT TIME ZONE time_zone)::date AS local_day, (booked_at AT TIME ZONE 'UTC')::date AS utc_day,
         state <> 'cancelled' AS stands,
         state IN ('cancelled', 'no-show') AS is_fee,
         usd_cents(coalesce(fee_cents, 0), currency, usd_rate) AS fee_usd_cents,
         greatest(0, check_in_on - (booked_at AT TIME ZONE time_zone)::date) AS lead,
         check_out_on - check_in_on AS nights
  FROM bookings
  WHERE booked_at IS NOT NULL
) AS b LEFT JOIN commission_figures c ON c.booking_id = b.id;

-- The money of booking_figures in the currency of each booking, as it was agreed. What counts is said there.
CREATE OR REPLACE VIEW booking_money AS
SELECT f.id, f.hotel_id, f.source, f.booked_at, f.local_day, f.utc_day, b.currency,
       CASE WHEN is_fee THEN fee_cents WHEN f.bookings = 1 THEN b.total_cents ELSE 0 END AS revenue_cents,
       CASE WHEN is_fee THEN fee_cents ELSE 0 END AS fees_cents,
       coalesce(c.gross_cents, 0) AS commission_cents,
       f.revenue_cents AS revenue_usd_cents, f.fees_cents AS fees_usd_cents, f.commission_cents AS commission_usd_cents,
       coalesce(c.net_cents, 0) AS net_commission_cents, f.net_commission_cents AS net_commission_usd_cents
FROM booking_figures f
  JOIN (SELECT id, currency, total_cents, coalesce(fee_cents, 0) AS fee_cents,
               state IN ('cancelled', 'no-show') AS is_fee
        FROM bookings) AS b ON b.id = f.id
  LEFT JOIN commission_figures c ON c.booking_id = f.id;
