import type { TierBasis, TierPeriod } from '@roomlark/contract/partners/tiers'
import type { Sql } from '../../db/database.ts'

export type GrantRow = {
  id: string
  partnershipId: string
  partnerName: string
  hotelId: string
  rateBps: number
  threshold: number
  basis: TierBasis
  period: TierPeriod
  currency: string
  reviewOn: string
  askedAt: Date | null
  endsAt: Date | null
}

function columns(sql: Sql) {
  return sql`
    g.id, g.partnership_id AS "partnershipId", coalesce(partner_name(u), '') AS "partnerName", p.hotel_id AS "hotelId",
    g.rate_bps AS "rateBps", g.threshold, g.basis, g.period, g.currency, g.review_on AS "reviewOn",
    g.asked_at AS "askedAt", g.ends_at AS "endsAt"
    FROM tier_grants g JOIN partnerships p ON p.id = g.partnership_id JOIN users u ON u.id = p.affiliate_id`
}

/** The tiers that count now at a hotel. */
export async function selectHotelGrants(sql: Sql, hotelId: string, at: Date): Promise<GrantRow[]> {
  return sql<GrantRow[]>`
    SELECT ${columns(sql)}
    WHERE p.hotel_id = ${hotelId} AND p.state IN ('active', 'paused') AND g.effective_at <= ${at}
      AND (g.ends_at IS NULL OR g.ends_at > ${at})
    ORDER BY "partnerName", g.id`
}

export async function selectGrant(sql: Sql, hotelId: string, id: string): Promise<GrantRow | undefined> {
  const [row] = await sql<GrantRow[]>`SELECT ${columns(sql)} WHERE p.hotel_id = ${hotelId} AND g.id = ${id}`
  return row
}

/** The tier of a partner that counts now, and the one that no end is known of. */
export async function selectPartnerGrants(
  sql: Sql,
  partnershipId: string,
  at: Date,
): Promise<{ now: GrantRow | undefined; open: GrantRow | undefined }> {
  const rows = await sql<GrantRow[]>`
    SELECT ${columns(sql)}
    WHERE g.partnership_id = ${partnershipId} AND (g.ends_at IS NULL OR g.ends_at > ${at})
    ORDER BY g.effective_at <= ${at} DESC, g.rate_bps DESC`
  return { now: rows[0], open: rows.find(({ endsAt }) => endsAt === null) }
}

export type NewGrant = Pick<
  GrantRow,
  'partnershipId' | 'rateBps' | 'threshold' | 'basis' | 'period' | 'currency' | 'reviewOn'
> & { effectiveAt: Date }

export async function insertGrant(sql: Sql, grant: NewGrant): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO tier_grants (partnership_id, rate_bps, threshold, basis, period, currency, effective_at, review_on)
    VALUES (${grant.partnershipId}, ${grant.rateBps}, ${grant.threshold}, ${grant.basis}, ${grant.period},
            ${grant.currency}, ${grant.effectiveAt}, ${grant.reviewOn})
    RETURNING id`
  return row.id
}

/** Ends every tier of a partner that would still count after a moment, before a better one begins then. */
export async function endGrants(sql: Sql, partnershipId: string, at: Date): Promise<void> {
  await sql`
    UPDATE tier_grants SET ends_at = greatest(${at}, effective_at)
    WHERE partnership_id = ${partnershipId} AND (ends_at IS NULL OR ends_at > ${at})`
}

export async function updateGrant(
  sql: Sql,
  id: string,
  change: { endsAt?: Date; reviewOn?: string; askedAt: Date | null },
): Promise<void> {
  await sql`
    UPDATE tier_grants SET ends_at = coalesce(${change.endsAt ?? null}, ends_at),
           review_on = coalesce(${change.reviewOn ?? null}, review_on), asked_at = ${change.askedAt}
    WHERE id = ${id}`
}

/** Partners of hotels with tiers who brought stays lately, or have a tier that is to be looked at. */
export async function selectToTend(sql: Sql, today: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT p.id FROM partnerships p
    WHERE p.state = 'active' AND (
      EXISTS (SELECT FROM tier_grants g
              WHERE g.partnership_id = p.id AND g.ends_at IS NULL AND g.asked_at IS NULL AND g.review_on <= ${today})
      OR EXISTS (SELECT FROM tier_schemes s
                 WHERE s.hotel_id = p.hotel_id AND s.cancelled_at IS NULL AND cardinality(s.thresholds) > 0)
        AND EXISTS (SELECT FROM commissions c
                    WHERE c.hotel_id = p.hotel_id AND c.partnership_id = p.id AND c.stage IN ('earned', 'payable')
                      AND c.ended_on > ${today}::date - 400))
    ORDER BY p.id`
  return rows.map(({ id }) => id)
}

/** The rate agreed with a partner, without any tier. */
export async function selectAgreedBps(sql: Sql, partnershipId: string, at: Date): Promise<number> {
  const [row] = await sql<[{ bps: number }]>`
    SELECT agreed_rate_bps(p, ${at}) AS bps FROM partnerships p WHERE p.id = ${partnershipId}`
  return row.bps
}
