-- What affiliates are paid.

-- What a run pays for commissions that were payable before a moment: what an affiliate has not had of them yet, as far as
-- the hotel has paid it or, where Roomlark advances it, all of it. What an affiliate had too much is taken back whole.
CREATE OR REPLACE FUNCTION payout_lines(before timestamptz, is_advance boolean)
  RETURNS TABLE (booking_id uuid, affiliate_id uuid, hotel_id uuid, kind text, outcome text, check_in_on date,
                 check_out_on date, currency text, rate_bps integer, share_bps integer, base_cents bigint,
                 gross_cents bigint, share_cents bigint, net_cents bigint, net_usd_cents bigint)
  LANGUAGE sql STABLE AS $$
  SELECT c.booking_id, c.affiliate_id, c.hotel_id,
         CASE WHEN c.settled_net_usd_cents = 0 THEN 'commission' ELSE 'correction' END,
         CASE b.state WHEN 'checked-out' THEN 'stayed' WHEN 'no-show' THEN 'no-show' WHEN 'cancelled' THEN 'cancelled'
                      ELSE 'to-come' END,
         b.check_in_on, b.check_out_on, c.currency, r.rate_bps, r.platform_share_bps,
         CASE WHEN due.in_part THEN covered.base_cents ELSE c.base_cents END - coalesce(settled.base_cents, 0),
         CASE WHEN due.in_part THEN covered.gross_cents ELSE c.gross_cents END - coalesce(settled.gross_cents, 0),
         CASE WHEN due.in_part THEN covered.share_cents ELSE c.share_cents END - coalesce(settled.share_cents, 0),
         CASE WHEN due.in_part THEN covered.net_cents ELSE c.net_cents END - coalesce(settled.net_cents, 0),
         due.net_usd_cents
  FROM commissions c JOIN bookings b ON b.id = c.booking_id JOIN booking_referrals r ON r.booking_id = c.booking_id
    CROSS JOIN LATERAL (
      SELECT CASE WHEN c.net_usd_cents < c.settled_net_usd_cents THEN c.net_usd_cents - c.settled_net_usd_cents
                  ELSE greatest(0, CASE WHEN is_advance THEN c.net_usd_cents
                                        ELSE least(c.net_usd_cents, c.covered_net_usd_cents) END
                                   - c.settled_net_usd_cents) END AS net_usd_cents,
             NOT is_advance AND c.net_usd_cents > c.settled_net_usd_cents
               AND c.covered_net_usd_cents < c.net_usd_cents AS in_part
    ) AS due
    -- Few commissions were in a statement before, or are paid by the hotel in part: for the others nothing is read.
    LEFT JOIN LATERAL (
      SELECT sum(l.base_cents)::bigint AS base_cents, sum(l.gross_cents)::bigint AS gross_cents,
             sum(l.share_cents)::bigint AS share_cents, sum(l.net_cents)::bigint AS net_cents
      FROM affiliate_statement_lines l JOIN affiliate_statements s ON s.id = l.statement_id
      WHERE c.settled_net_usd_cents <> 0 AND l.booking_id = c.booking_id AND s.state <> 'draft'
    ) AS settled ON true
    LEFT JOIN LATERAL (
      SELECT coalesce(sum(l.base_cents), 0)::bigint AS base_cents, coalesce(sum(l.gross_cents), 0)::bigint AS gross_cents,
             coalesce(sum(l.share_cents), 0)::bigint AS share_cents, coalesce(sum(l.net_cents), 0)::bigint AS net_cents
      FROM hotel_statement_lines l WHERE due.in_part AND l.booking_id = c.booking_id AND l.is_covered
    ) AS covered ON true
  WHERE c.stage IN ('payable', 'void') AND c.net_usd_cents <> c.settled_net_usd_cents
    AND (c.stage = 'void' OR c.payable_at < before) AND NOT c.is_held AND NOT c.is_disputed AND due.net_usd_cents <> 0
$$;

-- Tells whether somebody gets at least twice what the last statement before paid, which an administrator should look at.
CREATE OR REPLACE FUNCTION is_doubled(statement affiliate_statements) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT statement.payout_cents >= 2 * before.payout_cents
    FROM affiliate_statements before
      JOIN payout_runs r ON r.id = before.run_id JOIN payout_runs own ON own.id = statement.run_id
    WHERE before.affiliate_id = statement.affiliate_id AND before.payout_cents > 0 AND before.state IN ('approved', 'paid')
      AND r.month < own.month
    ORDER BY r.month DESC LIMIT 1), false)
$$;

-- Which details of affiliates are used at a moment, and until when newer ones wait. A withdrawn row counts for nothing.
CREATE OR REPLACE FUNCTION payout_details_at(of_affiliates uuid[], at timestamptz)
  RETURNS TABLE (affiliate_id uuid, details_id uuid, waiting_until timestamptz)
  LANGUAGE sql STABLE AS $$
  SELECT d.affiliate_id,
         (array_agg(d.id ORDER BY d.saved_at DESC, d.id DESC) FILTER (WHERE d.usable_from <= at))[1],
         min(d.usable_from) FILTER (WHERE d.usable_from > at)
  FROM payout_details d
  WHERE d.affiliate_id = ANY(of_affiliates) AND d.withdrawn_at IS NULL AND d.sealed IS NOT NULL
  GROUP BY d.affiliate_id
$$;
