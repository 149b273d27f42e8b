import type { Sql } from '../../../db/database.ts'
import { type HotelScope, inScope } from '../../../db/hotel-scope.ts'

export type Term = 'rate' | 'window'

/** Terms in effect now, as basis points and days; null where nothing was agreed with this partner. */
export type TermsRow = {
  partnershipId: string
  rateBps: number
  /** The rate of the tier that was reached; null without any. */
  tierBps: number | null
  ownRateBps: number | null
  /** The hotel's base rate, and the lowest it is going to be as far as announced. */
  baseRateBps: number
  lowestBaseBps: number
  ownWindowDays: number | null
  allowsPaidAds: boolean
}

export async function selectTerms(sql: Sql, partnershipIds: string[], at: Date): Promise<TermsRow[]> {
  return sql<TermsRow[]>`
    SELECT p.id AS "partnershipId", coalesce(own.rate, base.rate) AS "rateBps",
           tier_rate_bps(p.id, ${at}) AS "tierBps", own.rate AS "ownRateBps",
           base.rate AS "baseRateBps", least(base.rate, (
             SELECT min(value) FROM term_changes c
             WHERE c.hotel_id = p.hotel_id AND c.partnership_id IS NULL AND c.cancelled_at IS NULL
               AND c.effective_at > ${at})) AS "lowestBaseBps",
           own_term(p.id, 'window', ${at}) AS "ownWindowDays", p.allows_paid_ads AS "allowsPaidAds"
    FROM partnerships p JOIN hotels h ON h.id = p.hotel_id
      CROSS JOIN LATERAL (SELECT own_term(p.id, 'rate', ${at}) AS rate) AS own
      CROSS JOIN LATERAL (SELECT base_rate_bps(h, ${at}) AS rate) AS base
    WHERE p.id = ANY(${partnershipIds}::uuid[])`
}

export type AnnouncedRow = {
  id: number
  partnershipId: string
  term: Term
  /** Null leads back to the base rate, or the platform's window. */
  value: number | null
  isBase: boolean
  announcedAt: Date
  effectiveAt: Date
}

/** Announced changes of these partnerships; the hotel's base rate concerns those without a rate of their own. */
export async function selectAnnounced(sql: Sql, partnershipIds: string[], at: Date): Promise<AnnouncedRow[]> {
  return sql<AnnouncedRow[]>`
    SELECT c.id, p.id AS "partnershipId", c.term, c.value, c.partnership_id IS NULL AS "isBase",
           c.announced_at AS "announcedAt", c.effective_at AS "effectiveAt"
    FROM partnerships p JOIN term_changes c ON c.hotel_id = p.hotel_id AND (
           c.partnership_id = p.id
           OR (c.partnership_id IS NULL AND own_term(p.id, 'rate', c.effective_at) IS NULL))
    WHERE p.id = ANY(${partnershipIds}::uuid[]) AND c.cancelled_at IS NULL AND c.effective_at > ${at}
    ORDER BY c.effective_at, c.id`
}

/** Announced changes of the base rate of a hotel. */
export async function selectAnnouncedBase(
  sql: Sql,
  hotelId: string,
  at: Date,
): Promise<{ id: number; value: number; announcedAt: Date; effectiveAt: Date } | undefined> {
  const [row] = await sql<{ id: number; value: number; announcedAt: Date; effectiveAt: Date }[]>`
    SELECT id, value, announced_at AS "announcedAt", effective_at AS "effectiveAt" FROM term_changes
    WHERE hotel_id = ${hotelId} AND partnership_id IS NULL AND cancelled_at IS NULL AND effective_at > ${at}
    ORDER BY effective_at, id LIMIT 1`
  return row
}

export async function selectBaseRate(sql: Sql, hotelId: string, at: Date): Promise<number> {
  const [row] = await sql<
    { rate: number }[]
  >`SELECT base_rate_bps(h, ${at}) AS rate FROM hotels h WHERE id = ${hotelId}`
  return row?.rate ?? 0
}

type NewChange = {
  hotelId: string
  partnershipId: string | null
  term: Term
  value: number | null
  announcedAt: Date
  effectiveAt: Date
  by: string
}

export async function insertTermChange(sql: Sql, change: NewChange): Promise<void> {
  await sql`
    INSERT INTO term_changes (hotel_id, partnership_id, term, value, announced_at, effective_at, announced_by)
    VALUES (${change.hotelId}, ${change.partnershipId}, ${change.term}, ${change.value}, ${change.announcedAt},
            ${change.effectiveAt}, ${change.by})`
}

export async function updateVersion(sql: Sql, partnershipIds: string[]): Promise<void> {
  await sql`UPDATE partnerships SET version = version + 1 WHERE id = ANY(${partnershipIds}::uuid[])`
}

export type ConcernedRow = {
  id: string
  hotelId: string
  affiliateId: string
  ownerId: string
  version: number
}

/** Locks the partners of a hotel who get its base rate, so that each change of it reaches all of them. */
export async function selectBasePartnersForUpdate(
  sql: Sql,
  hotelId: string,
  at: Date,
): Promise<ConcernedRow[]> {
  return sql<ConcernedRow[]>`
    SELECT p.id, p.hotel_id AS "hotelId", p.affiliate_id AS "affiliateId", h.owner_id AS "ownerId", p.version
    FROM partnerships p JOIN hotels h ON h.id = p.hotel_id
    WHERE p.hotel_id = ${hotelId} AND p.state IN ('active', 'paused') AND own_term(p.id, 'rate', ${at}) IS NULL
    ORDER BY p.id FOR UPDATE OF p`
}

/** Locks the partners of a hotel, or some of them, in one order. */
export async function selectConcernedForUpdate(
  sql: Sql,
  hotelId: string,
  partnershipIds: readonly string[] | null,
): Promise<ConcernedRow[]> {
  return sql<ConcernedRow[]>`
    SELECT p.id, p.hotel_id AS "hotelId", p.affiliate_id AS "affiliateId", h.owner_id AS "ownerId", p.version
    FROM partnerships p JOIN hotels h ON h.id = p.hotel_id
    WHERE p.hotel_id = ${hotelId} AND p.state IN ('active', 'paused')
      ${partnershipIds === null ? sql`` : sql`AND p.id = ANY(${[...partnershipIds]}::uuid[])`}
    ORDER BY p.id FOR UPDATE OF p`
}

export type PendingChange = {
  id: number
  hotelId: string
  partnershipId: string | null
  term: Term
  value: number | null
  effectiveAt: Date
}

export async function selectPendingForUpdate(
  sql: Sql,
  { hotelId, changeId }: { hotelId: string; changeId: number },
  scope: HotelScope,
  at: Date,
): Promise<PendingChange | undefined> {
  const [row] = await sql<PendingChange[]>`
    SELECT c.id, c.hotel_id AS "hotelId", c.partnership_id AS "partnershipId", c.term, c.value,
           c.effective_at AS "effectiveAt"
    FROM term_changes c JOIN hotels h ON h.id = c.hotel_id
    WHERE c.id = ${changeId} AND c.hotel_id = ${hotelId} AND c.cancelled_at IS NULL AND c.effective_at > ${at}
      ${inScope(sql, scope)}
    FOR UPDATE OF c`
  return row
}

export async function updateCancelledTerm(sql: Sql, changeId: number, by: string, at: Date): Promise<void> {
  await sql`UPDATE term_changes SET cancelled_at = ${at}, cancelled_by = ${by} WHERE id = ${changeId}`
}

/** Writes base rates that have taken effect since into their hotels, where lists and forms read them. */
export async function updateDueBaseRates(sql: Sql, at: Date): Promise<void> {
  await sql`
    UPDATE hotels h SET base_commission_bps = base_rate_bps(h, ${at}), version = version + 1, updated_at = ${at}
    WHERE h.id IN (SELECT hotel_id FROM term_changes
                   WHERE partnership_id IS NULL AND cancelled_at IS NULL AND effective_at <= ${at})
      AND h.base_commission_bps <> base_rate_bps(h, ${at})`
}
