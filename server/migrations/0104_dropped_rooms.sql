-- What guests owe for rooms that they gave up late. It is part of the total of the booking and, once that is cancelled,
-- of its fee.
ALTER TABLE bookings ADD COLUMN dropped_fee_cents bigint NOT NULL DEFAULT 0
  CONSTRAINT bookings_dropped_fee_not_negative CHECK (dropped_fee_cents >= 0);

-- As before, except that a fee for a room counts like the price of one: the hotel kept it.
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
         b.state, b.currency, b.usd_rate, b.room_cents + b.dropped_fee_cents AS room_cents, b.fee_cents, b.check_out_on,
         b.included_vat_cents,
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

-- Guests are asked for deposits by email, in the words of the hotel, and reminded once before they are due.
ALTER TABLE folio_deposits
  ADD COLUMN how_to_pay text NOT NULL DEFAULT '' CONSTRAINT folio_deposits_how_to_pay_length CHECK (length(how_to_pay) <= 1000),
  ADD COLUMN guest_mailed_at timestamptz,
  ADD COLUMN guest_reminded_at timestamptz;
CREATE INDEX folio_deposits_guest_idx ON folio_deposits (due_on)
  WHERE withdrawn_at IS NULL AND guest_mailed_at IS NOT NULL AND guest_reminded_at IS NULL;
