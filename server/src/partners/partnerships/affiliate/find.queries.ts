import { averageFrom, type HotelScore } from '@roomlark/contract/hotel-score'
import {
  type AnswerSpeed,
  type FindQuery,
  type FindSort,
  tellingClicks,
} from '@roomlark/contract/partners/partner-find'
import type { DeclineReason, PartnershipState } from '@roomlark/contract/partnership-events'
import type { Sql } from '../../../db/database.ts'
import { fragment } from '../../../db/fragment.ts'
import { contains, searchWords } from '../../../db/search.ts'

/** Columns of a hotel that affiliates may see. */
export const partnerHotel = fragment`
  h.id AS "hotelId", h.name, h.slug, h.city, h.country, h.star_rating AS "starRating",
  (SELECT json_build_object('average', round(s.score_sum / s.reviews::numeric, 1), 'reviews', s.reviews)
   FROM hotel_scores s WHERE s.hotel_id = h.id AND s.reviews >= ${averageFrom}) AS score,
  (SELECT i.file FROM hotel_images i WHERE i.hotel_id = h.id ORDER BY i.position, i.id LIMIT 1) AS "imageFile"`

export type PartnerHotelRow = {
  hotelId: string
  name: string
  slug: string
  city: string
  country: string
  starRating: number
  score: HotelScore | null
  imageFile: string | null
}

/** The other side's refusal, and whether it is still too early to ask again. */
export const refusal = fragment`
  LEFT JOIN LATERAL (
    SELECT e.params ->> 'reason' AS reason, e.particulars AS note FROM partnership_events e
    WHERE e.partnership_id = p.id AND p.state = 'declined' AND e.kind IN ('declined', 'invitation-declined')
    ORDER BY e.id DESC LIMIT 1
  ) AS refusal ON true`

export type FoundRow = PartnerHotelRow & {
  ownRateBps: number | null
  baseRateBps: number
  announcedBps: number | null
  announcedOn: string | null
  ownWindowDays: number | null
  allowsPaidAds: boolean
  autoApprove: boolean
  clicks: number
  suspectedClicks: number
  linkBookings: number
  typicalNights: number | null
  typicalRoomUsdCents: number | null
  isEstimated: boolean | null
  answerMinutes: number | null
  partnershipId: string | null
  state: PartnershipState | null
  stateSince: Date | null
  version: number | null
  isRead: boolean
  links: number
  refusalReason: DeclineReason | null
  refusalNote: string | null
  askAgainOn: string | null
}

type Asker = { affiliateId: string; at: Date }

/** The hotels that an affiliate may see: listed and on sale, or by an invitation. */
function visible(sql: Sql, { affiliateId, at }: Asker) {
  return sql`
    mine AS MATERIALIZED (
      SELECT p.id, p.hotel_id, p.state FROM partnerships p WHERE p.affiliate_id = ${affiliateId}
    ),
    shown AS (
      SELECT hotel_id, false AS is_invited FROM hotel_partner_settings WHERE is_listed
        AND hotel_id NOT IN (SELECT hotel_id FROM mine WHERE state = 'invited')
      UNION ALL SELECT hotel_id, true FROM mine WHERE state = 'invited'
    ),
    visible AS (
      SELECT h.id, h.name, h.country, h.star_rating, h.created_at, h.search_text, s.auto_approve, f.answer_minutes,
             f.clicks, f.link_bookings, f.typical_room_usd_cents,
             -- Most hotels are no partners, and asking for each what was agreed would take most of the time.
             CASE WHEN m.id IS NULL THEN h.base_commission_bps
                  ELSE coalesce(own_term(m.id, 'rate', ${at}), h.base_commission_bps) END AS rate_bps
      FROM shown JOIN hotels h ON h.id = shown.hotel_id JOIN hotel_partner_settings s ON s.hotel_id = h.id
        LEFT JOIN mine m ON m.hotel_id = h.id LEFT JOIN hotel_partner_figures f ON f.hotel_id = h.id
      WHERE h.archived_at IS NULL
        AND (shown.is_invited OR EXISTS (SELECT FROM public_hotels p WHERE p.id = h.id))
    )`
}

export async function selectFoundPage(
  sql: Sql,
  query: FindQuery & Asker,
): Promise<{ rows: FoundRow[]; total: number }> {
  const rows = await sql<(FoundRow & { total: number })[]>`
    WITH ${visible(sql, query)},
      found AS MATERIALIZED (SELECT * FROM visible v WHERE true ${conditions(sql, query)}),
      page AS (
        SELECT v.id, row_number() OVER (ORDER BY ${orders[query.sort]}, v.id) AS place FROM found v
        ORDER BY place LIMIT ${query.limit} OFFSET ${(query.page - 1) * query.limit}
      ),
      tally AS (SELECT count(*)::integer AS total FROM found)
    SELECT tally.total, details.* FROM tally LEFT JOIN (
      SELECT page.place, ${details(sql, query)} FROM page JOIN hotels h ON h.id = page.id ${withDetails(sql, query)}
    ) AS details ON true
    ORDER BY details.place`
  return { total: rows[0]?.total ?? 0, rows: rows.filter((row) => row.hotelId !== null) }
}

export async function selectFound(sql: Sql, hotelId: string, asker: Asker): Promise<FoundRow | undefined> {
  const [row] = await sql<FoundRow[]>`
    WITH ${visible(sql, asker)}
    SELECT ${details(sql, asker)} FROM visible JOIN hotels h ON h.id = visible.id ${withDetails(sql, asker)}
    WHERE visible.id = ${hotelId}`
  return row
}

/** Positions of the listed hotels, on sale at this minute or not. */
export async function selectCountries(sql: Sql): Promise<string[]> {
  const rows = await sql<{ country: string }[]>`
    SELECT DISTINCT h.country FROM hotel_partner_settings s JOIN hotels h ON h.id = s.hotel_id
    WHERE s.is_listed AND h.is_active AND h.archived_at IS NULL ORDER BY h.country`
  return rows.map(({ country }) => country)
}

function details(sql: Sql, { at }: Asker) {
  return sql`
    ${partnerHotel}, own_term(p.id, 'rate', ${at}) AS "ownRateBps", base_rate_bps(h, ${at}) AS "baseRateBps",
    announced.bps AS "announcedBps", announced.day AS "announcedOn",
    own_term(p.id, 'window', ${at}) AS "ownWindowDays",
    CASE WHEN p.state IN ('active', 'paused', 'invited', 'requested') THEN p.allows_paid_ads
         ELSE s.allows_paid_ads END AS "allowsPaidAds",
    s.auto_approve AS "autoApprove", coalesce(f.clicks, 0) AS clicks,
    coalesce(f.suspected, 0) AS "suspectedClicks",
    coalesce(f.link_bookings, 0) AS "linkBookings", f.typical_nights AS "typicalNights",
    f.typical_room_usd_cents AS "typicalRoomUsdCents", f.is_estimated AS "isEstimated",
    f.answer_minutes AS "answerMinutes", p.id AS "partnershipId", p.state, p.state_since AS "stateSince", p.version,
    p.read_at IS NOT NULL AS "isRead",
    (SELECT count(*)::integer FROM tracked_links l WHERE l.partnership_id = p.id AND l.archived_at IS NULL) AS links,
    refusal.reason AS "refusalReason", refusal.note AS "refusalNote",
    CASE WHEN p.ask_again_on > (${at}::timestamptz AT TIME ZONE h.time_zone)::date
         THEN p.ask_again_on::text END AS "askAgainOn"`
}

function withDetails(sql: Sql, { affiliateId, at }: Asker) {
  return sql`
    JOIN hotel_partner_settings s ON s.hotel_id = h.id
    LEFT JOIN hotel_partner_figures f ON f.hotel_id = h.id
    LEFT JOIN partnerships p ON p.hotel_id = h.id AND p.affiliate_id = ${affiliateId}
    LEFT JOIN LATERAL (
      SELECT coalesce(c.value, base_rate_bps(h, c.effective_at)) AS bps,
             (c.effective_at AT TIME ZONE 'UTC')::date::text AS day
      FROM (SELECT b.value, b.effective_at FROM term_changes b
            WHERE b.hotel_id = h.id AND b.partnership_id IS NULL AND b.cancelled_at IS NULL AND b.effective_at > ${at}
              AND own_term(p.id, 'rate', b.effective_at) IS NULL
            UNION ALL
            SELECT o.value, o.effective_at FROM term_changes o
            WHERE o.partnership_id = p.id AND o.term = 'rate' AND o.cancelled_at IS NULL AND o.effective_at > ${at}
           ) AS c
      ORDER BY c.effective_at LIMIT 1
    ) AS announced ON true
    ${refusal}`
}

/** Earnings per 100 clicks are compared at the conversion as it is shown, with one decimal. */
const telling = fragment`CASE WHEN v.clicks > ${tellingClicks} THEN round(100.0 * v.link_bookings / v.clicks, 1) END`

const orders: Record<FindSort, ReturnType<typeof fragment>> = {
  'hundred-clicks': fragment`${telling} * v.typical_room_usd_cents * v.rate_bps DESC NULLS LAST`,
  'typical-stay': fragment`v.typical_room_usd_cents * v.rate_bps DESC NULLS LAST`,
  commission: fragment`v.rate_bps DESC`,
  conversion: fragment`${telling} DESC NULLS LAST`,
  name: fragment`fold(v.name)`,
  newest: fragment`v.created_at DESC`,
}

const slowestMinutes: Record<Exclude<AnswerSpeed, 'at-once'>, number> = {
  day: 24 * 60,
  'three-days': 3 * 24 * 60,
  week: 7 * 24 * 60,
}

function conditions(sql: Sql, { search, country, minStars, minCommission, answer }: FindQuery) {
  const words = searchWords(search).reduce(
    (so, word) => sql`${so} AND ${contains(sql, sql`v.search_text`, word)}`,
    sql``,
  )
  return sql`
    ${words} ${country === undefined ? sql`` : sql`AND v.country = ${country}`}
    ${minStars === undefined ? sql`` : sql`AND v.star_rating >= ${minStars}`}
    ${minCommission === undefined ? sql`` : sql`AND v.rate_bps >= ${minCommission * 100}`}
    ${answer === undefined ? sql`` : answerCondition(sql, answer)}`
}

/** A hotel that approves at once is quick enough for every filter. */
function answerCondition(sql: Sql, answer: AnswerSpeed) {
  if (answer === 'at-once') return sql`AND v.auto_approve`
  return sql`AND (v.auto_approve OR v.answer_minutes <= ${slowestMinutes[answer]})`
}
