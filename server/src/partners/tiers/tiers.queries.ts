import type { TierBasis, TierPeriod } from '@roomlark/contract/partners/tiers'
import type { Sql } from '../../db/database.ts'

export type SchemeRow = {
  id: number
  partnershipId: string | null
  followsHotel: boolean
  basis: TierBasis
  period: TierPeriod
  thresholds: number[]
  ratesBps: number[]
  bonusCents: number
  currency: string
  effectiveAt: Date
}

function columns(sql: Sql) {
  return sql`
    s.id, s.partnership_id AS "partnershipId", s.follows_hotel AS "followsHotel", s.basis, s.period,
    to_jsonb(s.thresholds) AS thresholds, to_jsonb(s.rates_bps) AS "ratesBps", s.bonus_cents AS "bonusCents",
    s.currency, s.effective_at AS "effectiveAt"`
}

/** Locks the tiers of a hotel, so that of two changes the second one knows the first. */
export async function lockSchemes(sql: Sql, hotelId: string): Promise<void> {
  await sql`SELECT FROM hotels WHERE id = ${hotelId} FOR NO KEY UPDATE`
}

/** For all partners and for each who has something of their own: what counts now, and what was announced. */
export async function selectSchemes(
  sql: Sql,
  hotelId: string,
  at: Date,
): Promise<(SchemeRow & { partnerName: string | null })[]> {
  return sql<(SchemeRow & { partnerName: string | null })[]>`
    SELECT ${columns(sql)}, CASE WHEN p.id IS NOT NULL THEN coalesce(partner_name(u), '') END AS "partnerName"
    FROM (SELECT DISTINCT ON (partnership_id, is_announced) *
          FROM (SELECT *, effective_at > ${at} AS is_announced FROM tier_schemes
                WHERE hotel_id = ${hotelId} AND cancelled_at IS NULL) AS known
          ORDER BY partnership_id, is_announced, effective_at DESC, id DESC) AS s
      LEFT JOIN partnerships p ON p.id = s.partnership_id LEFT JOIN users u ON u.id = p.affiliate_id
    ORDER BY "partnerName" NULLS FIRST, s.partnership_id, s.effective_at, s.id`
}

/** What a partner is promised at a moment, and what was announced: own terms, or those of all partners. */
export async function selectPartnerSchemes(
  sql: Sql,
  partnershipId: string,
  at: Date,
): Promise<{ now: SchemeRow | undefined; announced: SchemeRow | undefined }> {
  const now = await sql<SchemeRow[]>`
    SELECT ${columns(sql)} FROM partnerships p CROSS JOIN LATERAL scheme_of(p.hotel_id, p.id, ${at}) AS s
    WHERE p.id = ${partnershipId}`
  const announced = await sql<SchemeRow[]>`
    SELECT ${columns(sql)} FROM partnerships p JOIN tier_schemes s ON s.hotel_id = p.hotel_id
    WHERE p.id = ${partnershipId} AND s.cancelled_at IS NULL AND s.effective_at > ${at}
      AND (s.partnership_id = p.id OR (s.partnership_id IS NULL AND NOT EXISTS (
        SELECT FROM scheme_of(p.hotel_id, p.id, ${at}) AS own WHERE own.partnership_id IS NOT NULL)))
    ORDER BY s.partnership_id IS NULL, s.effective_at LIMIT 1`
  return { now: now[0], announced: announced[0] }
}

export type NewScheme = Omit<SchemeRow, 'id'> & { hotelId: string; by: string; at: Date }

/** What was announced before and has not taken effect is replaced. */
export async function insertScheme(sql: Sql, scheme: NewScheme): Promise<void> {
  await sql`
    UPDATE tier_schemes SET cancelled_at = ${scheme.at}
    WHERE hotel_id = ${scheme.hotelId} AND partnership_id IS NOT DISTINCT FROM ${scheme.partnershipId}
      AND effective_at > ${scheme.at} AND cancelled_at IS NULL`
  await sql`
    INSERT INTO tier_schemes (hotel_id, partnership_id, follows_hotel, basis, period, thresholds, rates_bps, bonus_cents,
                              currency, announced_at, effective_at, announced_by)
    VALUES (${scheme.hotelId}, ${scheme.partnershipId}, ${scheme.followsHotel}, ${scheme.basis}, ${scheme.period},
            ${scheme.thresholds}::bigint[], ${scheme.ratesBps}::integer[], ${scheme.bonusCents}, ${scheme.currency},
            ${scheme.at}, ${scheme.effectiveAt}, ${scheme.by})`
}

/** The partners who get what all get. */
export async function selectFollowers(sql: Sql, hotelId: string, at: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT p.id FROM partnerships p
    WHERE p.hotel_id = ${hotelId} AND p.state IN ('active', 'paused') AND NOT EXISTS (
      SELECT FROM scheme_of(p.hotel_id, p.id, ${at}) AS s WHERE s.partnership_id IS NOT NULL)`
  return rows.map(({ id }) => id)
}

/** What a partner brought in days: stays that can no longer be undone, or what the hotel kept for their rooms. */
export async function selectFigure(
  sql: Sql,
  partnershipId: string,
  { basis, currency }: { basis: TierBasis; currency: string },
  { fromOn, untilOn }: { fromOn: string; untilOn: string },
): Promise<number> {
  const [row] = await sql<[{ figure: number }]>`
    SELECT ${basis === 'stays' ? sql`count(*)` : sql`coalesce(sum(c.base_cents) FILTER (WHERE c.currency = ${currency}), 0)`}::bigint AS figure
    FROM partnerships p JOIN commissions c ON c.hotel_id = p.hotel_id AND c.partnership_id = p.id
      JOIN bookings b ON b.id = c.booking_id
    WHERE p.id = ${partnershipId} AND c.kind = 'referral' AND c.stage IN ('earned', 'payable') AND c.base_cents > 0
      AND b.state = 'checked-out' AND c.ended_on BETWEEN ${fromOn} AND ${untilOn}`
  return row.figure
}

/** Says whether a stay of this partner at the hotel has ended for good. */
export async function selectHasStayed(sql: Sql, partnershipId: string): Promise<boolean> {
  const [row] = await sql<[{ stayed: boolean }]>`
    SELECT EXISTS (
      SELECT FROM partnerships p JOIN commissions c ON c.hotel_id = p.hotel_id AND c.partnership_id = p.id
        JOIN bookings b ON b.id = c.booking_id
      WHERE p.id = ${partnershipId} AND c.stage IN ('earned', 'payable') AND b.state = 'checked-out') AS stayed`
  return row.stayed
}

/** The amount promised for the first stay, in the currency of a booking that is made now; 0 if it would not be the first. */
export async function selectBonus(
  sql: Sql,
  { partnershipId, currency }: { partnershipId: string; currency: string },
  at: Date,
): Promise<number> {
  const [row] = await sql<{ cents: number }[]>`
    SELECT s.bonus_cents AS cents FROM partnerships p CROSS JOIN LATERAL scheme_of(p.hotel_id, p.id, ${at}) AS s
    WHERE p.id = ${partnershipId} AND s.bonus_cents > 0 AND s.currency = ${currency}`
  return row && !(await selectHasStayed(sql, partnershipId)) ? row.cents : 0
}
