import type { Sql } from '../../../db/database.ts'

/** The stays of one partnership in one currency, also in dollars. */
export type PartnerMoneyRow = {
  partnershipId: string
  currency: string
  stays: number
  revenueCents: number
  costCents: number
  boostCents: number
  revenueUsdCents: number
  costUsdCents: number
  boostUsdCents: number
}

/** Selects revenue and cost of the stays that ended in a period, for some partnerships or all of a hotel. */
export async function selectPartnerMoney(
  sql: Sql,
  of: { hotelId: string } | { partnershipIds: string[] },
  { fromOn, untilOn }: { fromOn: string; untilOn: string },
): Promise<PartnerMoneyRow[]> {
  return sql<PartnerMoneyRow[]>`
    SELECT partnership_id AS "partnershipId", currency, (count(*) FILTER (WHERE outcome = 'stayed'))::integer AS stays,
           sum(base_cents)::bigint AS "revenueCents", sum(gross_cents)::bigint AS "costCents",
           sum(gross_cents - at_rate)::bigint AS "boostCents", sum(base_usd_cents)::bigint AS "revenueUsdCents",
           sum(gross_usd_cents)::bigint AS "costUsdCents",
           sum(gross_usd_cents - at_rate_usd)::bigint AS "boostUsdCents"
    FROM booking_commissions c
      -- The cost by the rate alone; the rest was added by boosts.
      CROSS JOIN LATERAL (SELECT CASE WHEN boost_bps = 0 THEN gross_cents
                                      ELSE rounded_quotient(base_cents * rate_bps::numeric, 10000) END AS at_rate,
                                 CASE WHEN boost_bps = 0 THEN gross_usd_cents
                                      ELSE rounded_quotient(base_usd_cents * rate_bps::numeric, 10000) END AS at_rate_usd)
    WHERE ${'hotelId' in of ? sql`hotel_id = ${of.hotelId}` : sql`partnership_id = ANY(${of.partnershipIds}::uuid[])`}
      AND state = 'earned' AND stay_end_on BETWEEN ${fromOn} AND ${untilOn}
    GROUP BY partnership_id, currency`
}

export type ResultsRow = {
  affiliateId: string
  hotels: number
  stays: number
  /** Those that were not cancelled. */
  bookings: number
  cancelled: number
}

/** Selects the totals that affiliates brought to all hotels with bookings made since a day. */
export async function selectResults(
  sql: Sql,
  affiliateIds: string[],
  sinceOn: string,
): Promise<ResultsRow[]> {
  return sql<ResultsRow[]>`
    SELECT u.id AS "affiliateId",
           (SELECT count(*)::integer FROM partnerships p WHERE p.affiliate_id = u.id AND p.state = 'active') AS hotels,
           (SELECT coalesce(sum(stays), 0)::integer FROM referral_method_days d
            WHERE d.affiliate_id = u.id AND d.day >= ${sinceOn}) AS stays,
           coalesce(made.bookings, 0)::integer AS bookings, coalesce(made.cancelled, 0)::integer AS cancelled
    FROM users u
      LEFT JOIN LATERAL (SELECT sum(d.bookings) AS bookings, sum(d.cancelled) AS cancelled FROM referral_days d
                         WHERE d.affiliate_id = u.id AND d.day >= ${sinceOn}) AS made ON true
    WHERE u.id = ANY(${affiliateIds}::uuid[])`
}
