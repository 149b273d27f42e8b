import type { Sql } from '../../db/database.ts'

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

/** What the stays that ended from one day to another brought and cost, for some partnerships or all of a hotel. */
export async function selectPartnerMoney(
  sql: Sql,
  of: { hotelId: string } | { partnershipIds: string[] },
  { fromOn, untilOn }: { fromOn: string; untilOn: string },
): Promise<PartnerMoneyRow[]> {
  return sql<PartnerMoneyRow[]>`
    SELECT partnership_id AS "partnershipId", currency, sum(has_stayed::integer)::integer AS stays,
           sum(kept)::bigint AS "revenueCents", sum(cost)::bigint AS "costCents", 0 AS "boostCents",
           sum(usd_cents(kept, currency, usd_rate))::bigint AS "revenueUsdCents",
           sum(usd_cents(cost, currency, usd_rate))::bigint AS "costUsdCents", 0 AS "boostUsdCents"
    FROM (
      SELECT b.partnership_id, b.currency, b.usd_rate, b.state = 'checked-out' AS has_stayed, k.kept,
             round(k.kept * b.commission_bps / 10000.0)::bigint AS cost
      FROM bookings b
        CROSS JOIN LATERAL (SELECT CASE WHEN b.state = 'checked-out' THEN b.room_cents
                                        ELSE least(coalesce(b.fee_cents, 0), b.room_cents) END AS kept) AS k
      WHERE ${'hotelId' in of ? sql`b.hotel_id = ${of.hotelId} AND b.partnership_id IS NOT NULL` : sql`b.partnership_id = ANY(${of.partnershipIds}::uuid[])`}
        AND b.booked_at IS NOT NULL AND b.state IN ('checked-out', 'cancelled', 'no-show')
        AND b.check_out_on BETWEEN ${fromOn} AND ${untilOn}
    ) AS ended
    WHERE has_stayed OR kept > 0
    GROUP BY partnership_id, currency`
}

export type ResultsRow = { affiliateId: string; hotels: number; stays: number; cancelled: number }

/** What affiliates brought to all hotels together since a day. */
export async function selectResults(
  sql: Sql,
  affiliateIds: string[],
  sinceOn: string,
): Promise<ResultsRow[]> {
  return sql<ResultsRow[]>`
    SELECT u.id AS "affiliateId",
           (SELECT count(*)::integer FROM partnerships p WHERE p.affiliate_id = u.id AND p.state = 'active') AS hotels,
           coalesce(made.stays, 0)::integer AS stays, coalesce(made.cancelled, 0)::integer AS cancelled
    FROM users u
      LEFT JOIN LATERAL (SELECT sum(d.bookings) AS stays, sum(d.cancelled) AS cancelled FROM referral_days d
                         WHERE d.affiliate_id = u.id AND d.day >= ${sinceOn}) AS made ON true
    WHERE u.id = ANY(${affiliateIds}::uuid[])`
}
