import type { Simulation, SimulationInput } from '@roomlark/contract/partners/simulations'
import type { Sql } from '../../db/database.ts'

type Days = { hotelId: string; fromOn: string; untilOn: string; currency: string }

/**
 * Sums up by partner what the stays of these days cost, and what they would have cost. A tier counts from the booking
 * after the one that reaches it until the end of the next period. The difference is computed by the rule of commissions;
 * boosts and what was agreed later stay as they were.
 */
export async function selectSimulated(
  sql: Sql,
  { hotelId, fromOn, untilOn, currency }: Days,
  { tiers, campaign }: SimulationInput,
  highestBps: number,
): Promise<Simulation['partners']> {
  const isTried = tiers
    ? sql`(${tiers.partnershipId}::uuid IS NULL OR c.partnership_id = ${tiers.partnershipId})`
    : sql`false`
  const isRun = campaign
    ? sql`(${campaign.partnershipIds === null} OR c.partnership_id = ANY(${campaign.partnershipIds ?? []}::uuid[]))`
    : sql`false`
  const bps = Math.round((campaign?.percent ?? 0) * 100)
  const period = tiers?.period ?? 'month'
  return sql<Simulation['partners']>`
    WITH stays AS MATERIALIZED (
      SELECT c.booking_id, c.hotel_id, c.partnership_id, c.base_cents, c.gross_cents, c.earned_at, c.ended_on,
             r.rate_bps, r.platform_share_bps AS share_bps, date_trunc(${period}, r.at AT TIME ZONE 'UTC')::date AS period_on,
             r.at AS booked_at, coalesce(raised.agreed_bps, r.rate_bps) AS agreed_bps, raised.tier_bps,
             ran.kind AS ran_kind, ran.bps AS ran_bps, coalesce(bonus.cents, 0) AS bonus_cents,
             ${isTried} AS is_tried, ${isRun} AS is_run
      FROM commissions c JOIN bookings b ON b.id = c.booking_id JOIN booking_referrals r ON r.booking_id = c.booking_id
        LEFT JOIN booking_raises raised ON raised.booking_id = c.booking_id
        LEFT JOIN campaigns ran ON ran.id = raised.campaign_id
        LEFT JOIN first_stay_bonuses bonus ON bonus.booking_id = c.booking_id
      WHERE c.hotel_id = ${hotelId} AND c.kind = 'referral' AND c.currency = ${currency}
        AND c.stage IN ('earned', 'payable') AND b.state = 'checked-out' AND c.ended_on BETWEEN ${fromOn} AND ${untilOn}
    ), tiered AS (
      SELECT s.*,
             CASE WHEN is_tried THEN greatest(agreed_bps, (
                    SELECT max(t.bps)
                    FROM unnest(${tiers?.tiers.map(({ threshold }) => threshold) ?? []}::bigint[],
                                ${tiers?.tiers.map(({ ratePercent }) => Math.round(ratePercent * 100)) ?? []}::integer[])
                      AS t (threshold, bps)
                    WHERE t.threshold <= reached.figure))
                  ELSE greatest(agreed_bps, tier_bps) END AS new_tier_bps,
             CASE WHEN NOT is_tried THEN bonus_cents WHEN reached.is_first THEN ${tiers?.bonusCents ?? 0} ELSE 0 END
               AS new_bonus_cents
      FROM stays s CROSS JOIN LATERAL (
        SELECT greatest(
                 coalesce(sum(o.worth) FILTER (WHERE o.ended_on >= s.period_on AND o.earned_at <= s.booked_at), 0),
                 coalesce(sum(o.worth) FILTER (WHERE o.ended_on < s.period_on
                   AND o.ended_on >= s.period_on - ${period === 'quarter' ? '3 months' : `1 ${period}`}::text::interval), 0))
                 AS figure,
               count(*) FILTER (WHERE (o.earned_at, o.booking_id) < (s.earned_at, s.booking_id)) = 0 AS is_first
        FROM (SELECT o.booking_id, o.ended_on, o.earned_at,
                     ${tiers?.basis === 'revenue' ? sql`CASE WHEN o.currency = ${currency} THEN o.base_cents ELSE 0 END` : sql`1`} AS worth
              FROM commissions o JOIN bookings k ON k.id = o.booking_id
              WHERE s.is_tried AND o.hotel_id = s.hotel_id AND o.partnership_id = s.partnership_id
                AND o.stage IN ('earned', 'payable') AND o.base_cents > 0 AND k.state = 'checked-out') AS o
      ) AS reached
    ), rated AS (
      SELECT t.*, least(${highestBps}, greatest(
               new_tier_bps,
               CASE ran_kind WHEN 'points' THEN new_tier_bps + ran_bps WHEN 'rate' THEN ran_bps END,
               CASE WHEN is_run THEN ${campaign?.kind === 'rate' ? sql`${bps}::integer` : sql`new_tier_bps + ${bps}::integer`} END))
               AS new_bps
      FROM tiered t
    )
    SELECT s.partnership_id AS "partnershipId", coalesce(partner_name(u), '') AS "partnerName",
           count(*)::integer AS stays, sum(s.gross_cents)::bigint AS "wasCents",
           sum(s.gross_cents - was.gross_cents + would.gross_cents)::bigint AS "wouldBeCents"
    FROM rated s
      CROSS JOIN LATERAL commission_with_bonus('checked-out', s.base_cents, 0, NULL, 0, 0, s.rate_bps, s.share_bps,
                                               s.bonus_cents) AS was
      CROSS JOIN LATERAL commission_with_bonus('checked-out', s.base_cents, 0, NULL, 0, 0, s.new_bps, s.share_bps,
                                               s.new_bonus_cents) AS would
      JOIN partnerships p ON p.id = s.partnership_id JOIN users u ON u.id = p.affiliate_id
    GROUP BY s.partnership_id, u.id
    ORDER BY sum(would.gross_cents - was.gross_cents) DESC, "partnerName", s.partnership_id`
}
