import { type BookingState, unnamedGuest } from '@roomlark/contract/booking-states'
import type { BookingSummary } from '@roomlark/contract/bookings/booking'
import type { BookingExportQuery, BookingListQuery } from '@roomlark/contract/bookings/booking-list'
import type { DeskBooking } from '@roomlark/contract/bookings/front-desk'
import type { Sql } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'
import { contains, searchWords } from '../../db/search.ts'
import { onlineCheckIn, type Scope } from './bookings.queries.ts'

export type SummaryRow = Omit<BookingSummary, 'nights' | 'createdAt' | 'heldUntil'> & {
  createdAt: Date
  heldUntil: Date | null
}

/** A booking as the desk sees it, before its balance is known. */
export type DeskRow = SummaryRow & Omit<DeskBooking, keyof BookingSummary | 'balanceCents'>

/** The contract allows no longer room numbers. */
const roomNumberLength = 12
/** Fewer digits than a telephone number has are part of a reference or a room. */
const fewestPhoneDigits = 5

type Filters = Omit<BookingExportQuery, 'sort'> & { now: Date }

export async function selectBookingPage(
  sql: Sql,
  query: BookingListQuery & Filters & Scope,
): Promise<DeskRow[]> {
  return sql<DeskRow[]>`
    WITH ${buildPage(sql, query)}
    SELECT ${summaryColumns(sql)}, ${deskColumns(sql, query)}
    FROM page JOIN bookings b ON b.id = page.id ${summaryJoins(sql)}
    ORDER BY page.sort_key ${buildOrder(sql, query.sort).order}, b.id`
}

/** Adds the columns that accounting needs. */
export type ExportRow = SummaryRow & {
  guestPhone: string | null
  ratePlanName: string
  feesCents: number
  cityTaxCents: number
  vatCents: number
  commissionUsdCents: number
}

/** Selects what an export consists of, in its order; their rows are read in pieces. */
export async function selectExportIds(
  sql: Sql,
  query: BookingListQuery & Filters & Scope,
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    WITH ${buildPage(sql, query)} SELECT id FROM page ORDER BY sort_key ${buildOrder(sql, query.sort).order}, id`
  return rows.map(({ id }) => id)
}

/** Reads these bookings in the order of their ids. */
export async function selectExportRows(sql: Sql, ids: string[]): Promise<ExportRow[]> {
  return sql<ExportRow[]>`
    SELECT ${summaryColumns(sql)}, b.guest_phone AS "guestPhone", b.rate_plan_name AS "ratePlanName",
           b.fees_cents AS "feesCents", b.city_tax_cents AS "cityTaxCents", b.vat_cents AS "vatCents",
           coalesce(c.gross_usd_cents, 0) AS "commissionUsdCents"
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS page (id, place)
      JOIN bookings b ON b.id = page.id ${summaryJoins(sql)}
      LEFT JOIN LATERAL (SELECT f.gross_usd_cents FROM commission_figures f WHERE f.booking_id = page.id) AS c ON true
    ORDER BY page.place`
}

/** The ids of a page, as the expression `page`. */
function buildPage(sql: Sql, query: BookingListQuery & Filters & Scope) {
  const { order, key } = buildOrder(sql, query.sort)
  const found = sql`
    SELECT b.id, ${key} AS sort_key FROM bookings b
    WHERE ${buildFilters(sql, query)} ${query.state === undefined ? sql`` : sql`AND b.state = ${query.state}`}`
  // With a search, the planner may walk an ordered index in the hope of early matches. This makes it use the
  // trigram index instead.
  const searching = searchWords(query.search).length > 0
  return sql`
    found AS ${searching ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`} (${found}),
    page AS (
      SELECT id, sort_key FROM found ORDER BY sort_key ${order}, id
      LIMIT ${query.limit} OFFSET ${(query.page - 1) * query.limit})`
}

/** Applies every filter except the state. */
export async function selectCountsByState(
  sql: Sql,
  query: Filters & Scope,
): Promise<{ state: BookingState; count: number }[]> {
  return sql<{ state: BookingState; count: number }[]>`
    SELECT b.state, count(*)::integer AS count FROM bookings b WHERE ${buildFilters(sql, query)} GROUP BY b.state`
}

export function summaryColumns(sql: Sql) {
  return sql`
    b.id, b.reference, b.hotel_id AS "hotelId", h.name AS "hotelName", b.state, b.source, partner_name(a) AS "partnerName",
    coalesce(b.guest_name, ${unnamedGuest}) AS "guestName", b.guest_email AS "guestEmail", b.check_in_on AS "checkInOn",
    b.check_out_on AS "checkOutOn", rooms.rooms, b.adults, cardinality(b.child_ages) AS children, b.currency,
    b.total_cents AS "totalCents", b.total_usd_cents AS "totalUsdCents", b.fee_cents AS "feeCents",
    b.created_at AS "createdAt", b.held_until AS "heldUntil", b.time_zone AS "timeZone", ${onlineCheckIn(sql)}`
}

/** Facts about the guest for the desk, in hotels within reach. */
export function deskColumns(sql: Sql, scope: HotelScope) {
  return sql`
    b.arrival_time AS "arrivalTime", b.guest_phone AS "guestPhone", b.special_requests AS "specialRequests",
    ${guestMarks(sql)},
    (SELECT count(*)::integer + 1 FROM bookings o JOIN hotels h ON h.id = o.hotel_id
     WHERE o.guest_profile_id = b.guest_profile_id AND o.id <> b.id
       AND o.state IN ('confirmed', 'checked-in', 'checked-out')
       AND (o.check_in_on, o.created_at) < (b.check_in_on, b.created_at) ${inScope(sql, scope)}) AS "stayNumber"`
}

export function guestMarks(sql: Sql) {
  return sql`
    coalesce((SELECT g.is_vip FROM guest_profiles g WHERE g.id = b.guest_profile_id), false) AS "isVip",
    (SELECT count(*)::integer FROM booking_messages m
     WHERE m.booking_id = b.id AND m.by_guest AND m.seen_at IS NULL) AS "unreadMessages"`
}

export function summaryJoins(sql: Sql) {
  return sql`
    JOIN hotels h ON h.id = b.hotel_id
    LEFT JOIN users a ON a.id = b.affiliate_id
    LEFT JOIN LATERAL (
      SELECT coalesce(jsonb_agg(jsonb_build_object('roomTypeId', s.room_type_id, 'name', t.name, 'number', r.number)
                                ORDER BY t.name, r.number, s.id), '[]') AS rooms
      FROM booking_stays s JOIN room_types t ON t.id = s.room_type_id LEFT JOIN rooms r ON r.id = s.room_id
      WHERE s.booking_id = b.id
    ) AS rooms ON true`
}

function buildFilters(sql: Sql, query: Filters & Scope) {
  const { source, fromOn, untilOn } = query
  return sql`
    true ${hotelCondition(sql, sql`b.hotel_id`, query)}
    ${source === undefined ? sql`` : sql`AND b.source = ${source}`}
    ${query.guestId === undefined ? sql`` : sql`AND b.guest_profile_id = ${query.guestId}`}
    ${query.stays === undefined ? sql`` : sql`AND is_to_come(b, ${query.now})`}
    ${fromOn === undefined ? sql`` : sql`AND b.check_out_on >= ${fromOn}`}
    ${untilOn === undefined ? sql`` : sql`AND b.check_in_on <= ${untilOn}`}
    ${searchCondition(sql, query)}`
}

type OwnedHotels = HotelScope & { hotelId?: string | undefined }

function hotelCondition(sql: Sql, column: Fragment, { hotelId, ...scope }: OwnedHotels) {
  const isReached = sql`AND ${column} IN (SELECT h.id FROM hotels h WHERE true ${inScope(sql, scope)})`
  return sql`
    ${scope.ownerId === undefined ? sql`` : isReached}
    ${hotelId === undefined ? sql`` : sql`AND ${column} = ${hotelId}`}`
}

type Fragment = ReturnType<typeof summaryColumns>

/** A search that can be a telephone number finds those who have it, besides what its words find. */
function searchCondition(sql: Sql, query: Filters & Scope) {
  const digits = phoneDigits(query.search)
  const words = wordsCondition(sql, query)
  if (digits === undefined) return words
  const callers = sql`
    SELECT p.id FROM bookings p
    WHERE phone_digits(p.guest_phone) LIKE ${`%${digits}%`} AND p.guest_phone IS NOT NULL
      ${hotelCondition(sql, sql`p.hotel_id`, query)}`
  return sql`AND b.id IN (
    ${callers} UNION ALL SELECT b.id FROM bookings b WHERE true ${hotelCondition(sql, sql`b.hotel_id`, query)} ${words})`
}

/** Without the zeros before it, which stand for a country code or are left out behind one. */
function phoneDigits(search: string | undefined): string | undefined {
  if (search === undefined || !/^[+\d\s()./-]+$/.test(search)) return undefined
  const digits = search.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= fewestPhoneDigits ? digits : undefined
}

/**
 * Within the hotels of one owner, a word may also be a room number. Across all hotels it may not, because
 * nearly every hotel has a room 101.
 */
function wordsCondition(sql: Sql, query: Filters & Scope) {
  const isScoped = query.ownerId !== undefined || query.hotelId !== undefined
  return searchWords(query.search).reduce((conditions, word) => {
    if (!isScoped || word.length > roomNumberLength) {
      return isScoped
        ? sql`${conditions} AND (${contains(sql, sql`b.search_text`, word)} OR b.id IN (${ofPayers(sql, query, word)}))`
        : sql`${conditions} AND ${contains(sql, sql`b.search_text`, word)}`
    }
    return sql`${conditions} AND b.id IN (
      SELECT m.id FROM bookings m
      WHERE ${contains(sql, sql`m.search_text`, word)} ${hotelCondition(sql, sql`m.hotel_id`, query)}
      UNION ALL
      SELECT s.booking_id FROM rooms r JOIN booking_stays s ON s.room_id = r.id
      WHERE lower(r.number) = lower(${word}) ${hotelCondition(sql, sql`r.hotel_id`, query)}
      UNION ALL
      SELECT g.id FROM (${ofPayers(sql, query, word)}) AS g)`
  }, sql``)
}

/** The bookings of groups and of companies whose name has the word. */
function ofPayers(sql: Sql, query: Filters & Scope, word: string) {
  return sql`
    SELECT f.booking_id AS id FROM folios f
    WHERE ${contains(sql, sql`fold(f.payer_company)`, word)} AND f.payer_company IS NOT NULL
      ${hotelCondition(sql, sql`f.hotel_id`, query)}
    UNION ALL
    SELECT o.id FROM groups g JOIN bookings o ON o.group_id = g.id
    WHERE ${contains(sql, sql`fold(concat_ws(' ', g.name, g.payer ->> 'company'))`, word)}
      ${hotelCondition(sql, sql`g.hotel_id`, query)}`
}

function buildOrder(sql: Sql, sort: BookingListQuery['sort']) {
  switch (sort) {
    case 'newest':
      return { key: sql`b.created_at`, order: sql`DESC` }
    case 'check-in':
      return { key: sql`b.check_in_on`, order: sql`ASC` }
    case 'check-out':
      return { key: sql`b.check_out_on`, order: sql`ASC` }
    case 'total':
      return { key: sql`b.total_usd_cents`, order: sql`DESC` }
    case 'guest':
      return { key: sql`fold(b.guest_name)`, order: sql`ASC` }
  }
}
