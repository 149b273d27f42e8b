-- A quotient rounded half up, without losing a digit before.
CREATE FUNCTION rounded_quotient(dividend numeric, divisor numeric) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN divisor = 0 THEN 0 ELSE div(2 * dividend + divisor, 2 * divisor)::bigint END $$;

-- What a referred booking earns, as contract/src/commission.ts has it. The base is the room price without taxes; of a
-- guest who cancelled or never came it is what the hotel kept of that. The points of a boost are the sum over its
-- nights of their prices times the basis points that are added to the rate.
CREATE FUNCTION commission_of(booking_state text, room_cents bigint, included_vat_cents bigint, fee_cents bigint,
                              boosted_price_cents bigint, boost_points numeric, rate_bps integer, share_bps integer)
  RETURNS TABLE (state text, base_cents bigint, boosted_cents bigint, gross_cents bigint, share_cents bigint,
                 net_cents bigint)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN is_fee AND base = 0 THEN 'void' WHEN is_fee OR booking_state = 'checked-out' THEN 'earned'
              ELSE 'expected' END,
         base, boosted, gross, share, gross - share
  FROM (SELECT *, rounded_quotient(gross::numeric * share_bps, 10000) AS share FROM (
    SELECT *, rounded_quotient(base * boosted_price_cents::numeric, room_cents) AS boosted,
           rounded_quotient(base * (rate_bps * room_cents::numeric + boost_points), room_cents * 10000::numeric) AS gross
    FROM (
      SELECT is_fee, CASE WHEN is_fee THEN least(coalesce(fee_cents, 0), room_cents - included_vat_cents)
                          ELSE room_cents - included_vat_cents END AS base
      FROM (SELECT booking_state IN ('cancelled', 'no-show') AS is_fee) AS ended
    ) AS kept ) AS whole ) AS shared
$$;

-- What the boosted nights of a booking cost, and their points. No night is boosted yet.
CREATE FUNCTION boosted_nights_of(of_booking uuid, is_boosted boolean) RETURNS TABLE (price_cents bigint, points numeric)
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT 0::bigint, 0::numeric $$;

-- The commission of every referred booking on the terms frozen with it. The only place that says what it is.
CREATE VIEW commission_figures AS
SELECT b.id AS booking_id, b.partnership_id, b.affiliate_id, b.hotel_id, b.link_id, b.promo_code, b.tag, b.method,
       c.state, b.outcome, b.rate_bps, b.boost_bps, b.share_bps, b.currency,
       c.base_cents, c.boosted_cents, c.gross_cents, c.share_cents, c.net_cents,
       usd_cents(c.base_cents, b.currency, b.usd_rate) AS base_usd_cents,
       usd_cents(c.gross_cents, b.currency, b.usd_rate) AS gross_usd_cents,
       usd_cents(c.net_cents, b.currency, b.usd_rate) AS net_usd_cents,
       b.booked_on, b.check_out_on AS stay_end_on
FROM (
  SELECT b.id, r.partnership_id, r.affiliate_id, b.hotel_id, r.link_id, r.tag, r.method,
         CASE WHEN r.method = 'promo-code' THEN b.promo_code END AS promo_code,
         b.state, b.currency, b.usd_rate, b.room_cents, b.fee_cents, b.check_out_on,
         CASE WHEN (b.taxes ->> 'vatIncluded')::boolean THEN b.vat_cents ELSE 0 END AS included_vat_cents,
         boosted.price_cents AS boosted_price_cents, boosted.points AS boost_points,
         CASE b.state WHEN 'checked-out' THEN 'stayed' WHEN 'no-show' THEN 'no-show' WHEN 'cancelled' THEN 'cancelled'
                      ELSE 'to-come' END AS outcome,
         r.rate_bps, r.boost_bps, r.platform_share_bps AS share_bps, (b.booked_at AT TIME ZONE 'UTC')::date AS booked_on
  FROM bookings b JOIN booking_referrals r ON r.booking_id = b.id
    CROSS JOIN LATERAL boosted_nights_of(b.id, r.boost_bps > 0) AS boosted
  WHERE b.booked_at IS NOT NULL
) AS b CROSS JOIN LATERAL commission_of(b.state, b.room_cents, b.included_vat_cents, b.fee_cents, b.boosted_price_cents,
                                        b.boost_points, b.rate_bps, b.share_bps) AS c;

-- Those commissions as they were when the events of their bookings were last counted.
CREATE TABLE booking_commissions (
  booking_id uuid CONSTRAINT booking_commissions_pkey PRIMARY KEY
    CONSTRAINT booking_commissions_booking_id_fkey REFERENCES bookings,
  partnership_id uuid NOT NULL,
  affiliate_id uuid NOT NULL,
  hotel_id uuid NOT NULL,
  link_id uuid,
  -- Of a booking that counts for the affiliate because of the code.
  promo_code text,
  tag text,
  method text NOT NULL,
  -- Expected until the guest has left; void where the hotel kept nothing.
  state text NOT NULL CONSTRAINT booking_commissions_state_known CHECK (state IN ('expected', 'earned', 'void')),
  outcome text NOT NULL CONSTRAINT booking_commissions_outcome_known CHECK (
    outcome IN ('to-come', 'stayed', 'no-show', 'cancelled')),
  rate_bps integer NOT NULL,
  boost_bps integer NOT NULL,
  share_bps integer NOT NULL,
  currency text NOT NULL,
  base_cents bigint NOT NULL,
  -- The part of the base that the boost applies to.
  boosted_cents bigint NOT NULL,
  -- What the hotel pays, what Roomlark keeps of it and what is left for the affiliate.
  gross_cents bigint NOT NULL,
  share_cents bigint NOT NULL,
  net_cents bigint NOT NULL,
  base_usd_cents bigint NOT NULL,
  gross_usd_cents bigint NOT NULL,
  net_usd_cents bigint NOT NULL,
  -- The day it was booked, in UTC.
  booked_on date NOT NULL,
  stay_end_on date NOT NULL,
  -- What the hotel has from the booking, taxes included.
  revenue_cents bigint NOT NULL,
  revenue_usd_cents bigint NOT NULL,
  CONSTRAINT booking_commissions_adds_up CHECK (net_cents = gross_cents - share_cents)
) WITH (fillfactor = 80);
CREATE INDEX booking_commissions_affiliate_idx ON booking_commissions (affiliate_id, booked_on);
CREATE INDEX booking_commissions_hotel_idx ON booking_commissions (hotel_id, booked_on);
CREATE INDEX booking_commissions_partnership_idx ON booking_commissions (partnership_id, booked_on);
CREATE INDEX booking_commissions_link_idx ON booking_commissions (link_id, booked_on) WHERE link_id IS NOT NULL;

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

-- What is left of a commission for the affiliate.
ALTER TABLE hotel_days ADD COLUMN net_commission_cents bigint NOT NULL DEFAULT 0;
ALTER TABLE owner_days ADD COLUMN net_commission_cents bigint NOT NULL DEFAULT 0;
ALTER TABLE platform_days ADD COLUMN net_commission_cents bigint NOT NULL DEFAULT 0;
ALTER TABLE referral_days ADD COLUMN net_commission_cents bigint NOT NULL DEFAULT 0;
ALTER TABLE affiliate_days ADD COLUMN net_commission_cents bigint NOT NULL DEFAULT 0;
ALTER TABLE hotel_money_days
  ADD COLUMN net_commission_cents bigint NOT NULL DEFAULT 0,
  ADD COLUMN net_commission_usd_cents bigint NOT NULL DEFAULT 0;
-- The best affiliates of all, or of a hotel.
CREATE INDEX affiliate_days_day_idx ON affiliate_days (day);
CREATE INDEX referral_days_hotel_idx ON referral_days (hotel_id, day);

-- What each link brought on a day (UTC), and in it each tag of the affiliate's; '' for those without. A booking counts on
-- the day it was made, a click on its own. Money is in dollars; earned and expected is what the affiliate gets.
CREATE TABLE link_days (
  link_id uuid NOT NULL,
  day date NOT NULL,
  tag text NOT NULL DEFAULT '',
  affiliate_id uuid NOT NULL,
  hotel_id uuid NOT NULL,
  clicks integer NOT NULL DEFAULT 0,
  -- Those that were not cancelled, as in the other tables of days; no-shows and stays are some of them.
  bookings integer NOT NULL DEFAULT 0,
  cancelled integer NOT NULL DEFAULT 0,
  no_shows integer NOT NULL DEFAULT 0,
  stays integer NOT NULL DEFAULT 0,
  revenue_cents bigint NOT NULL DEFAULT 0,
  commission_cents bigint NOT NULL DEFAULT 0,
  earned_cents bigint NOT NULL DEFAULT 0,
  expected_cents bigint NOT NULL DEFAULT 0,
  CONSTRAINT link_days_pkey PRIMARY KEY (link_id, day, tag)
) WITH (fillfactor = 80);
CREATE INDEX link_days_affiliate_idx ON link_days (affiliate_id, day);

-- The same bookings by the way in which they were brought: by a link, a promo code or the desk.
CREATE TABLE referral_method_days (
  affiliate_id uuid NOT NULL,
  day date NOT NULL,
  hotel_id uuid NOT NULL,
  method text NOT NULL,
  link_id uuid,
  promo_code text,
  bookings integer NOT NULL DEFAULT 0,
  cancelled integer NOT NULL DEFAULT 0,
  no_shows integer NOT NULL DEFAULT 0,
  stays integer NOT NULL DEFAULT 0,
  revenue_cents bigint NOT NULL DEFAULT 0,
  commission_cents bigint NOT NULL DEFAULT 0,
  earned_cents bigint NOT NULL DEFAULT 0,
  expected_cents bigint NOT NULL DEFAULT 0,
  CONSTRAINT referral_method_days_key UNIQUE NULLS NOT DISTINCT (affiliate_id, day, hotel_id, method, link_id, promo_code)
) WITH (fillfactor = 80);

-- Clicks are counted by link too. Those that nobody has counted are counted with everything else.
DELETE FROM uncounted_clicks;
ALTER TABLE uncounted_clicks
  ADD COLUMN link_id uuid NOT NULL,
  ADD COLUMN tag text NOT NULL DEFAULT '';
CREATE OR REPLACE FUNCTION put_down_clicks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO uncounted_clicks (link_id, affiliate_id, hotel_id, day, utc_day, clicks)
  SELECT link_id, affiliate_id, hotel_id, day, (at AT TIME ZONE 'UTC')::date, count(*)
  FROM added WHERE counted GROUP BY 1, 2, 3, 4, 5;
  RETURN NULL;
END
$$;

-- Everything has to be counted again while this table has a row: old bookings have other sources now, and their
-- commissions are kept in more places.
CREATE TABLE rebuild_due (
  since timestamptz NOT NULL DEFAULT now()
);
INSERT INTO rebuild_due SELECT now() WHERE EXISTS (SELECT FROM bookings) OR EXISTS (SELECT FROM clicks);
