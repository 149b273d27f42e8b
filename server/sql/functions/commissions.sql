-- What referred bookings earn.

-- Divides and rounds half up, without losing a digit before.
CREATE OR REPLACE FUNCTION rounded_quotient(dividend numeric, divisor numeric) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN divisor = 0 THEN 0 ELSE div(2 * dividend + divisor, 2 * divisor)::bigint END $$;

-- Computes what a referred booking earns: the only place that has this rule. The base is the room price without taxes; of a
-- guest who cancelled or never came it is what the hotel kept of that. The points of a boost are the sum over its nights of
-- their prices times the basis points that are added to the rate. The bonus of a first stay comes on top, up to what the
-- hotel kept. Each amount is rounded half up once.
CREATE OR REPLACE FUNCTION commission_with_bonus(booking_state text, room_cents bigint, included_vat_cents bigint,
                                                 fee_cents bigint, boosted_price_cents bigint, boost_points numeric,
                                                 rate_bps integer, share_bps integer, promised_cents bigint)
  RETURNS TABLE (state text, base_cents bigint, boosted_cents bigint, gross_cents bigint, share_cents bigint,
                 net_cents bigint, bonus_cents bigint)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN is_fee AND base = 0 THEN 'void' WHEN is_fee OR booking_state = 'checked-out' THEN 'earned'
              ELSE 'expected' END,
         base, boosted, gross, share, gross - share, bonus
  FROM (SELECT *, rounded_quotient(gross::numeric * share_bps, 10000) AS share FROM (
    SELECT *, by_rate + bonus AS gross FROM (
    SELECT *, greatest(0, least(promised_cents, base - by_rate)) AS bonus FROM (
    SELECT *, rounded_quotient(base * boosted_price_cents::numeric, room_cents) AS boosted,
           rounded_quotient(base * (rate_bps * room_cents::numeric + boost_points), room_cents * 10000::numeric) AS by_rate
    FROM (
      SELECT is_fee, CASE WHEN is_fee THEN least(coalesce(fee_cents, 0), room_cents - included_vat_cents)
                          ELSE room_cents - included_vat_cents END AS base
      FROM (SELECT booking_state IN ('cancelled', 'no-show') AS is_fee) AS ended
    ) AS kept ) AS rated ) AS topped ) AS whole ) AS shared
$$;

-- The same without a bonus.
CREATE OR REPLACE FUNCTION commission_of(booking_state text, room_cents bigint, included_vat_cents bigint, fee_cents bigint,
                                         boosted_price_cents bigint, boost_points numeric, rate_bps integer, share_bps integer)
  RETURNS TABLE (state text, base_cents bigint, boosted_cents bigint, gross_cents bigint, share_cents bigint,
                 net_cents bigint)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT state, base_cents, boosted_cents, gross_cents, share_cents, net_cents
  FROM commission_with_bonus(booking_state, room_cents, included_vat_cents, fee_cents, boosted_price_cents, boost_points,
                             rate_bps, share_bps, 0)
$$;

-- Takes the VAT off a part of the room price.
CREATE OR REPLACE FUNCTION kept_without_vat(kept_cents bigint, room_cents bigint, included_vat_cents bigint, by_share boolean)
  RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN NOT by_share OR room_cents = 0 THEN kept_cents
              ELSE rounded_quotient(kept_cents::numeric * (room_cents - included_vat_cents), room_cents) END
$$;

-- Computes the commission of a stay whose hotel kept fees for rooms given up, which count like the price of a room.
-- `kept_cents` is what the hotel kept of a cancelled stay or a no-show, without VAT.
CREATE OR REPLACE FUNCTION stay_with_bonus(booking_state text, room_cents bigint, included_vat_cents bigint,
                                           dropped_fee_cents bigint, kept_cents bigint, fees_by_share boolean,
                                           boosted_price_cents bigint, boost_points numeric, rate_bps integer,
                                           share_bps integer, promised_cents bigint)
  RETURNS TABLE (state text, base_cents bigint, boosted_cents bigint, gross_cents bigint, share_cents bigint,
                 net_cents bigint, bonus_cents bigint)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT * FROM commission_with_bonus(
    booking_state, room_cents + dropped_fee_cents,
    included_vat_cents + dropped_fee_cents
      - kept_without_vat(dropped_fee_cents, room_cents, included_vat_cents, fees_by_share),
    kept_cents, boosted_price_cents, boost_points, rate_bps, share_bps, promised_cents)
$$;

-- The same without a bonus, as for stays that are not booked yet.
CREATE OR REPLACE FUNCTION stay_commission(booking_state text, room_cents bigint, included_vat_cents bigint,
                                           dropped_fee_cents bigint, kept_cents bigint, fees_by_share boolean,
                                           boosted_price_cents bigint, boost_points numeric, rate_bps integer, share_bps integer)
  RETURNS TABLE (state text, base_cents bigint, boosted_cents bigint, gross_cents bigint, share_cents bigint,
                 net_cents bigint)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT state, base_cents, boosted_cents, gross_cents, share_cents, net_cents
  FROM stay_with_bonus(booking_state, room_cents, included_vat_cents, dropped_fee_cents, kept_cents, fees_by_share,
                       boosted_price_cents, boost_points, rate_bps, share_bps, 0)
$$;

-- What a commission is at a moment, by what its booking says, what was agreed about it and the clock.
CREATE OR REPLACE FUNCTION commission_targets(of_bookings uuid[], at timestamptz)
  RETURNS TABLE (booking_id uuid, hotel_id uuid, affiliate_id uuid, partnership_id uuid, currency text, stage text,
                 is_held boolean, is_disputed boolean, ended_on date, earned_at timestamptz, payable_at timestamptz,
                 base_cents bigint, gross_cents bigint, share_cents bigint, net_cents bigint, net_usd_cents bigint)
  LANGUAGE sql STABLE AS $$
  SELECT booking_id, hotel_id, affiliate_id, partnership_id, currency,
         CASE WHEN state IN ('expected', 'void') THEN state
              WHEN at < due.earned_at THEN 'ended' WHEN at < due.payable_at THEN 'earned' ELSE 'payable' END,
         is_held, is_disputed, CASE WHEN state = 'earned' THEN ended_on END,
         CASE WHEN state = 'earned' THEN due.earned_at END, CASE WHEN state = 'earned' THEN due.payable_at END,
         base_cents, gross_cents, share_cents, net_cents, net_usd_cents
  FROM (
    SELECT f.booking_id, f.hotel_id, f.affiliate_id, f.partnership_id, f.currency, f.state,
           EXISTS (SELECT FROM commission_holds h WHERE h.booking_id = f.booking_id AND h.state = 'open') AS is_held,
           EXISTS (SELECT FROM commission_disputes d WHERE d.booking_id = f.booking_id AND d.ended_at IS NULL) AS is_disputed,
           f.base_cents, f.gross_cents, f.share_cents, f.net_cents, f.net_usd_cents, b.time_zone, c.hold_days,
           CASE WHEN b.state = 'checked-out' THEN b.check_out_on
                ELSE (ended.at AT TIME ZONE b.time_zone)::date END AS ended_on,
           -- A departure and a no-show can be undone until the end of the next day, a cancellation cannot.
           CASE WHEN b.state = 'cancelled' THEN ended.at
                ELSE ((ended.at AT TIME ZONE b.time_zone)::date + 2)::timestamp AT TIME ZONE b.time_zone END AS earned_at
    FROM commission_figures f JOIN bookings b ON b.id = f.booking_id
      JOIN commissions c ON c.booking_id = f.booking_id AND c.kind = 'referral'
      LEFT JOIN LATERAL (
        SELECT max(e.at) AS at FROM booking_events e WHERE e.booking_id = b.id AND e.kind = b.state
      ) AS ended ON f.state = 'earned'
    WHERE f.booking_id = ANY(of_bookings)
  ) AS f CROSS JOIN LATERAL (
    SELECT f.earned_at,
           greatest(f.earned_at, (f.ended_on + f.hold_days)::timestamp AT TIME ZONE f.time_zone) AS payable_at
  ) AS due
$$;

-- What a commission is in the ledger. The affiliate is credited in dollars at the booking's rate; the exchange account
-- takes what the hotel owes in another currency. While it is held, or disputed, it is not payable, unless it was settled
-- already.
CREATE OR REPLACE FUNCTION commission_postings(hotel_id uuid, affiliate_id uuid, currency text, stage text, is_held boolean,
                                               is_disputed boolean, is_settled boolean, gross_cents bigint, share_cents bigint,
                                               net_cents bigint, net_usd_cents bigint)
  RETURNS TABLE (account_kind text, holder_id uuid, account_currency text, amount bigint)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT kind, holder, unit, amount FROM (VALUES
    (CASE WHEN stage IN ('expected', 'ended') THEN 'hotel-expected' ELSE 'hotel-receivable' END, hotel_id, currency,
     gross_cents),
    (CASE WHEN stage IN ('expected', 'ended') THEN 'platform-expected' ELSE 'platform-share' END, NULL::uuid, currency,
     -share_cents),
    ('exchange', NULL, currency, CASE WHEN currency <> 'USD' THEN -net_cents ELSE 0 END),
    ('exchange', NULL, 'USD', CASE WHEN currency <> 'USD' THEN net_usd_cents ELSE 0 END),
    (CASE WHEN stage IN ('expected', 'ended') THEN 'affiliate-expected' WHEN is_settled THEN 'affiliate-payable'
          WHEN is_held THEN 'affiliate-held' WHEN stage = 'earned' OR is_disputed THEN 'affiliate-earned'
          ELSE 'affiliate-payable' END, affiliate_id, 'USD', -net_usd_cents)
  ) AS posted (kind, holder, unit, amount)
  WHERE stage <> 'void' AND amount <> 0
$$;

-- The reason of an agreement: what the product says of it, or else what somebody wrote.
CREATE OR REPLACE FUNCTION agreement_reason(agreed commission_adjustments) RETURNS jsonb LANGUAGE sql STABLE PARALLEL SAFE
  RETURN coalesce(agreed.said, jsonb_build_object('kind', 'written', 'text', agreed.reason));
