import type { AffiliateChannel } from '@roomlark/contract/partners/affiliate-profile'
import type { PartnerExportQuery } from '@roomlark/contract/partners/hotel-partners'
import type { PartnershipState } from '@roomlark/contract/partnership-events'
import type { Sql } from '../../../db/database.ts'
import { type HotelScope, inScope } from '../../../db/hotel-scope.ts'
import { contains, searchWords } from '../../../db/search.ts'

/** The hotels of one owner; undefined for those of everyone. */

export type PartnerRow = {
  id: string
  state: PartnershipState
  stateSince: Date
  version: number
  hotelId: string
  hotelName: string
  hotelCurrency: string
  otaRateBps: number | null
  affiliateId: string | null
  isNamed: boolean
  name: string
  personName: string | null
  imageFile: string | null
  approvedAt: Date | null
  pausedByAdmin: boolean
  message: string
  isRead: boolean
  askAgainOn: string | null
}

/**
 * The hotel must not learn whether an invited address has an account: until somebody answers, it sees only the address
 * that it typed.
 */
function columns(sql: Sql) {
  return sql`
    p.id, p.state, p.state_since AS "stateSince", p.version, p.hotel_id AS "hotelId", h.name AS "hotelName",
    h.currency AS "hotelCurrency", s.ota_rate_bps AS "otaRateBps", p.affiliate_id AS "affiliateId",
    ${isNamed(sql)} AS "isNamed",
    CASE WHEN ${isNamed(sql)} THEN partner_name(u) ELSE coalesce(p.invited_email, '') END AS name,
    CASE WHEN ${isNamed(sql)} THEN account_name(u) END AS "personName",
    CASE WHEN ${isNamed(sql)} THEN u.image_file END AS "imageFile",
    p.approved_at AS "approvedAt", p.paused_by_admin AS "pausedByAdmin", p.message, p.read_at IS NOT NULL AS "isRead", p.ask_again_on AS "askAgainOn"`
}

function isNamed(sql: Sql) {
  return sql`(p.affiliate_id IS NOT NULL
              AND (p.invited_email IS NULL OR p.approved_at IS NOT NULL OR p.state = 'requested'))`
}

function tables(sql: Sql) {
  return sql`
    partnerships p JOIN hotels h ON h.id = p.hotel_id JOIN hotel_partner_settings s ON s.hotel_id = h.id
      LEFT JOIN users u ON u.id = p.affiliate_id`
}

/** The requests of a hotel, the oldest first. */
export async function selectRequests(sql: Sql, hotelId: string, limit: number): Promise<PartnerRow[]> {
  return sql<PartnerRow[]>`
    SELECT ${columns(sql)} FROM ${tables(sql)}
    WHERE p.hotel_id = ${hotelId} AND p.state = 'requested' ORDER BY p.state_since, p.id LIMIT ${limit}`
}

/** Everyone who is, or could soon be, a partner of a hotel, and those who brought stays before it ended. */
export async function selectPartnersOfHotel(
  sql: Sql,
  hotelId: string,
  { withStays, limit }: { withStays: string[]; limit: number },
): Promise<PartnerRow[]> {
  return sql<PartnerRow[]>`
    SELECT ${columns(sql)} FROM ${tables(sql)}
    WHERE p.hotel_id = ${hotelId} AND ${isListed(sql, withStays)}
    ORDER BY array_position(${withStays}::uuid[], p.id), ${stateRank(sql)}, p.state_since DESC, p.id LIMIT ${limit}`
}

export async function selectPartnerCounts(
  sql: Sql,
  hotelId: string,
  withStays: string[],
): Promise<{ requests: number; partners: number }> {
  const [row] = await sql<{ requests: number; partners: number }[]>`
    SELECT (count(*) FILTER (WHERE p.state = 'requested'))::integer AS requests,
           (count(*) FILTER (WHERE ${isListed(sql, withStays)}))::integer AS partners
    FROM partnerships p WHERE p.hotel_id = ${hotelId}`
  return row ?? { requests: 0, partners: 0 }
}

function isListed(sql: Sql, withStays: string[]) {
  return sql`(p.state IN ('active', 'paused', 'invited') OR p.state <> 'requested' AND p.id = ANY(${withStays}::uuid[]))`
}

function stateRank(sql: Sql) {
  return sql`array_position(ARRAY['requested', 'invited', 'active', 'paused', 'ended', 'declined'], p.state)`
}

export async function selectPartner(
  sql: Sql,
  { hotelId, partnershipId }: { hotelId: string; partnershipId: string },
): Promise<PartnerRow | undefined> {
  const [row] = await sql<PartnerRow[]>`
    SELECT ${columns(sql)} FROM ${tables(sql)} WHERE p.id = ${partnershipId} AND p.hotel_id = ${hotelId}`
  return row
}

/** The partners of all hotels of an owner, requests first. */
export async function selectPartners(
  sql: Sql,
  query: PartnerExportQuery & HotelScope & { limit: number; offset: number },
): Promise<PartnerRow[]> {
  return sql<PartnerRow[]>`
    SELECT ${columns(sql)} FROM ${tables(sql)}
    WHERE ${buildFilters(sql, query)} ${query.state === undefined ? sql`` : sql`AND p.state = ${query.state}`}
    ORDER BY ${stateRank(sql)}, p.state_since DESC, p.id LIMIT ${query.limit} OFFSET ${query.offset}`
}

/** Applies every filter except the state. */
export async function selectCountsByState(
  sql: Sql,
  query: PartnerExportQuery & HotelScope,
): Promise<{ state: PartnershipState; count: number }[]> {
  return sql<{ state: PartnershipState; count: number }[]>`
    SELECT p.state, count(*)::integer AS count
    FROM partnerships p JOIN hotels h ON h.id = p.hotel_id LEFT JOIN users u ON u.id = p.affiliate_id
    WHERE ${buildFilters(sql, query)} GROUP BY p.state`
}

/** An account that has not answered is found by its address only. */
function buildFilters(sql: Sql, { hotel, search, ...scope }: PartnerExportQuery & HotelScope) {
  const found = searchWords(search).reduce(
    (so, word) =>
      sql`${so} AND ${contains(
        sql,
        sql`fold(CASE WHEN ${isNamed(sql)} THEN partner_name(u) || ' ' || account_name(u)
                    ELSE coalesce(p.invited_email, '') END || ' ' || h.name)`,
        word,
      )}`,
    sql``,
  )
  return sql`
    true ${inScope(sql, scope)}
    ${hotel === undefined ? sql`` : sql`AND p.hotel_id = ${hotel}`} ${found}`
}

/** Returns whose requests were read for the first time. */
export async function updateRead(sql: Sql, hotelId: string, at: Date): Promise<string[]> {
  const rows = await sql<{ affiliateId: string }[]>`
    UPDATE partnerships SET read_at = ${at} WHERE hotel_id = ${hotelId} AND state = 'requested' AND read_at IS NULL
    RETURNING affiliate_id AS "affiliateId"`
  return rows.map(({ affiliateId }) => affiliateId)
}

export type ProfileRow = {
  userId: string
  site: string
  audience: string
  monthlyReach: number | null
  countries: string[]
  channels: AffiliateChannel[]
}

export async function selectProfiles(sql: Sql, userIds: string[]): Promise<ProfileRow[]> {
  return sql<ProfileRow[]>`
    SELECT user_id AS "userId", site, audience, monthly_reach AS "monthlyReach", countries, channels
    FROM affiliate_profiles WHERE user_id = ANY(${userIds}::uuid[])`
}

export type PartnerHotelRow = {
  ownerId: string
  name: string
  currency: string
  timeZone: string
  baseRateBps: number
  referralsPausedAt: Date | null
  isListed: boolean
  autoApprove: boolean
  allowsPaidAds: boolean
  otaRateBps: number | null
  version: number
}

export async function selectPartnerHotel(
  sql: Sql,
  hotelId: string,
  scope: HotelScope,
  at: Date,
): Promise<PartnerHotelRow | undefined> {
  const [row] = await sql<PartnerHotelRow[]>`
    SELECT h.owner_id AS "ownerId", h.name, h.currency, h.time_zone AS "timeZone",
           referrals_paused_at(h.id) AS "referralsPausedAt", base_rate_bps(h, ${at}) AS "baseRateBps", s.is_listed AS "isListed", s.auto_approve AS "autoApprove",
           s.allows_paid_ads AS "allowsPaidAds", s.ota_rate_bps AS "otaRateBps", s.version
    FROM hotels h JOIN hotel_partner_settings s ON s.hotel_id = h.id
    WHERE h.id = ${hotelId} ${inScope(sql, scope)}`
  return row
}

export type NextBaseRow = {
  id: number
  toBps: number
  announcedAt: Date
  effectiveOn: string
  partners: number
}

/** The next base rate that was announced, and how many partners it concerns. */
export async function selectNextBase(sql: Sql, hotelId: string, at: Date): Promise<NextBaseRow | undefined> {
  const [row] = await sql<NextBaseRow[]>`
    SELECT c.id, c.value AS "toBps", c.announced_at AS "announcedAt",
           (c.effective_at AT TIME ZONE 'UTC')::date AS "effectiveOn",
           (SELECT count(*)::integer FROM partnerships p
            WHERE p.hotel_id = c.hotel_id AND p.state IN ('active', 'paused')
              AND own_term(p.id, 'rate', c.effective_at) IS NULL) AS partners
    FROM term_changes c
    WHERE c.hotel_id = ${hotelId} AND c.partnership_id IS NULL AND c.cancelled_at IS NULL AND c.effective_at > ${at}
    ORDER BY c.effective_at, c.id LIMIT 1`
  return row
}

type Settings = Pick<PartnerHotelRow, 'isListed' | 'autoApprove' | 'allowsPaidAds' | 'otaRateBps' | 'version'>

/** False when the version is no longer the one that was read. */
export async function updatePartnerSettings(sql: Sql, hotelId: string, settings: Settings): Promise<boolean> {
  const result = await sql`
    UPDATE hotel_partner_settings
    SET is_listed = ${settings.isListed}, auto_approve = ${settings.autoApprove},
        allows_paid_ads = ${settings.allowsPaidAds}, ota_rate_bps = ${settings.otaRateBps}, version = version + 1
    WHERE hotel_id = ${hotelId} AND version = ${settings.version}`
  return result.count === 1
}
