import type { PerformanceBreakdown, ReferralMethod } from '@roomlark/contract/figures/performance'
import type { Sql } from '../../../db/database.ts'
import type { Span } from '../scope.queries.ts'

export type PerformanceFilter = {
  affiliateId: string
  linkId: string | undefined
  hotelId: string | undefined
  siteId: string | undefined
  method: ReferralMethod | undefined
}

/** Says which columns make a row of the table; the others are null. */
export type RowKey = {
  linkId: string | null
  promoCode: string | null
  hotelId: string | null
  method: ReferralMethod | null
  /** Empty for what has no tag. */
  tag: string | null
  siteId: string | null
}

export type Brought = {
  bookings: number
  cancelled: number
  noShows: number
  stays: number
  earnedCents: number
  expectedCents: number
}

/** Sums of one level: of the period, of a day, of a method or of a row. */
type Level = 'whole' | 'day' | 'method' | 'row'
export type BroughtRow = RowKey & Brought & { level: Level; isCurrent: boolean; day: string | null }
export type ClickRow = RowKey & {
  level: 'whole' | 'day' | 'row' | 'part'
  isCurrent: boolean
  day: string | null
  part: number | null
  clicks: number
  suspected: number
}

type Asked = { current: Span; before: Span | null; by: PerformanceBreakdown }

const noKeys = {
  row_link: 'NULL::uuid',
  row_code: 'NULL::text',
  row_hotel: 'NULL::uuid',
  row_method: 'NULL::text',
  row_tag: 'NULL::text',
  row_site: 'NULL::uuid',
}

const site = '(SELECT site_id FROM tracked_links l WHERE l.id = link_id)'

/** A booking without a link is told apart by its code, or else by the way it came. */
const keysOf: Partial<Record<PerformanceBreakdown, Partial<typeof noKeys>>> = {
  link: {
    row_link: 'link_id',
    row_code: 'promo_code',
    row_hotel: 'hotel_id',
    row_method: 'CASE WHEN link_id IS NULL THEN method END',
  },
  hotel: { row_hotel: 'hotel_id' },
  tag: { row_tag: 'tag' },
  site: { row_site: site },
}

/** Clicks have a link, but neither a code nor a method. */
const clickKeysOf: typeof keysOf = {
  ...keysOf,
  link: { row_link: 'link_id', row_hotel: 'hotel_id' },
}

function buildRowKey(sql: Sql, keys: typeof keysOf, by: PerformanceBreakdown) {
  const columns = Object.entries({ ...noKeys, ...keys[by] })
  return sql.unsafe(columns.map(([name, value]) => `${value} AS ${name}`).join(', '))
}

function within(sql: Sql, filter: PerformanceFilter, { current, before }: Asked) {
  const { affiliateId, linkId, hotelId, siteId } = filter
  return sql`
    affiliate_id = ${affiliateId} AND day BETWEEN ${before?.fromOn ?? current.fromOn} AND ${current.untilOn}
    ${before ? sql`AND (day >= ${current.fromOn} OR day <= ${before.untilOn})` : sql``}
    ${linkId === undefined ? sql`` : sql`AND link_id = ${linkId}`}
    ${hotelId === undefined ? sql`` : sql`AND hotel_id = ${hotelId}`}
    ${siteId === undefined ? sql`` : sql`AND link_id IN (SELECT id FROM tracked_links WHERE site_id = ${siteId})`}`
}

/** Days by method have no tags, so these are counted from the bookings themselves, as their days are. */
function referralDays(sql: Sql, { affiliateId }: PerformanceFilter, { current, before, by }: Asked) {
  if (by !== 'tag') return sql`referral_method_days`
  return sql`(
    SELECT affiliate_id, booked_on AS day, hotel_id, link_id, promo_code, method, coalesce(tag, '') AS tag,
           count(*) FILTER (WHERE outcome <> 'cancelled') AS bookings,
           count(*) FILTER (WHERE outcome = 'cancelled') AS cancelled,
           count(*) FILTER (WHERE outcome = 'no-show') AS no_shows,
           count(*) FILTER (WHERE outcome = 'stayed') AS stays,
           coalesce(sum(net_usd_cents) FILTER (WHERE state = 'earned'), 0) AS earned_cents,
           coalesce(sum(net_usd_cents) FILTER (WHERE state = 'expected'), 0) AS expected_cents
    FROM booking_commissions
    WHERE affiliate_id = ${affiliateId}
      AND booked_on BETWEEN ${before?.fromOn ?? current.fromOn} AND ${current.untilOn}
    GROUP BY 1, 2, 3, 4, 5, 6, 7) AS tagged`
}

/** Reads the bookings of both spans once and sums them up at every level. */
export async function selectBrought(
  sql: Sql,
  filter: PerformanceFilter,
  asked: Asked,
): Promise<BroughtRow[]> {
  const { method } = filter
  return sql<BroughtRow[]>`
    WITH days AS (
      SELECT *, day >= ${asked.current.fromOn} AS is_current, ${buildRowKey(sql, keysOf, asked.by)}
      FROM ${referralDays(sql, filter, asked)}
      WHERE ${within(sql, filter, asked)} ${method === undefined ? sql`` : sql`AND method = ${method}`}
    )
    SELECT CASE WHEN GROUPING(day) = 0 THEN 'day' WHEN GROUPING(method) = 0 THEN 'method'
                WHEN GROUPING(row_hotel) = 0 THEN 'row' ELSE 'whole' END AS level,
           is_current AS "isCurrent", day, coalesce(method, row_method) AS method, row_link AS "linkId",
           row_code AS "promoCode", row_hotel AS "hotelId", row_tag AS tag, row_site AS "siteId",
           sum(bookings)::bigint AS bookings, sum(cancelled)::bigint AS cancelled, sum(no_shows)::bigint AS "noShows",
           sum(stays)::bigint AS stays, sum(earned_cents)::bigint AS "earnedCents",
           sum(expected_cents)::bigint AS "expectedCents"
    FROM days
    GROUP BY GROUPING SETS (
      (is_current), (is_current, day), (is_current, method),
      (is_current, row_link, row_code, row_hotel, row_method, row_tag, row_site))
    HAVING is_current OR GROUPING(day, method, row_hotel) = 7`
}

/** The number of small bars in a row. */
export const clickParts = 10

/** Does the same for clicks, which belong to a link but to no method. */
export async function selectClicks(sql: Sql, filter: PerformanceFilter, asked: Asked): Promise<ClickRow[]> {
  const { current, by } = asked
  return sql<ClickRow[]>`
    WITH days AS (
      SELECT *, day >= ${current.fromOn} AS is_current,
             CASE WHEN day >= ${current.fromOn}
                  THEN (day - ${current.fromOn}::date) * least(${clickParts}::integer, ${current.untilOn}::date - ${current.fromOn}::date + 1)
                       / (${current.untilOn}::date - ${current.fromOn}::date + 1) END AS part,
             ${buildRowKey(sql, clickKeysOf, by)}
      FROM link_days WHERE ${within(sql, filter, asked)} AND clicks + suspected > 0
    )
    SELECT CASE WHEN GROUPING(day) = 0 THEN 'day' WHEN GROUPING(part) = 0 THEN 'part'
                WHEN GROUPING(row_hotel) = 0 THEN 'row' ELSE 'whole' END AS level,
           is_current AS "isCurrent", day, part, row_link AS "linkId", row_hotel AS "hotelId",
           row_tag AS tag, row_site AS "siteId", NULL AS "promoCode", NULL AS method, sum(clicks)::bigint AS clicks,
           sum(suspected)::bigint AS suspected
    FROM days
    GROUP BY GROUPING SETS (
      (is_current), (is_current, day), (is_current, row_link, row_hotel, row_tag, row_site),
      (is_current, row_link, row_hotel, row_tag, row_site, part))
    HAVING is_current OR GROUPING(day, part, row_hotel) = 7`
}

export type LinkName = { id: string; code: string; label: string }

export async function selectLinkNames(sql: Sql, affiliateId: string, ids: string[]): Promise<LinkName[]> {
  return sql<LinkName[]>`
    SELECT id, code, label FROM tracked_links WHERE id = ANY(${ids}::uuid[]) AND affiliate_id = ${affiliateId}`
}

export type HotelName = { id: string; name: string; imageFile: string | null }

export async function selectHotelNames(sql: Sql, ids: string[]): Promise<HotelName[]> {
  return sql<HotelName[]>`
    SELECT id, name,
           (SELECT file FROM hotel_images i WHERE i.hotel_id = h.id ORDER BY position, i.id LIMIT 1) AS "imageFile"
    FROM hotels h WHERE id = ANY(${ids}::uuid[])`
}

/** Of an affiliate who has more, the newest. */
const choicesMost = 1000

export async function selectOwnLinks(
  sql: Sql,
  affiliateId: string,
): Promise<(LinkName & { hotelId: string | null })[]> {
  return sql<(LinkName & { hotelId: string | null })[]>`
    SELECT id, code, label, hotel_id AS "hotelId" FROM tracked_links
    WHERE affiliate_id = ${affiliateId} ORDER BY created_at DESC, id LIMIT ${choicesMost}`
}

export async function selectSiteNames(
  sql: Sql,
  affiliateId: string,
): Promise<{ id: string; name: string }[]> {
  return sql<{ id: string; name: string }[]>`
    SELECT id, name FROM affiliate_sites WHERE affiliate_id = ${affiliateId} ORDER BY lower(name), id`
}

/** The hotels that an affiliate is, or was, a partner of; or only one of them. */
export async function selectPartnerHotels(
  sql: Sql,
  affiliateId: string,
  hotelId?: string,
): Promise<{ id: string; name: string }[]> {
  return sql<{ id: string; name: string }[]>`
    SELECT h.id, h.name FROM partnerships p JOIN hotels h ON h.id = p.hotel_id
    WHERE p.affiliate_id = ${affiliateId} AND p.approved_at IS NOT NULL
      ${hotelId === undefined ? sql`` : sql`AND h.id = ${hotelId}`}
    ORDER BY h.name, h.id LIMIT ${choicesMost}`
}
