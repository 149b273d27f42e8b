import { addDays } from '@roomlark/contract/dates'
import type { Sql } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'

/** A range of days, both ends included. */
export type Span = { fromOn: string; untilOn: string }

/** Matches hotels that meet every given condition. */
export type HotelFilter = Partial<HotelScope> & {
  hotelId?: string | undefined
  country?: string | undefined
  city?: string | undefined
}

/**
 * Says whose figures are read. Each scope has its own table, which stays short however many bookings there
 * are.
 */
export type Scope =
  | { of: 'platform' }
  /** All hotels of an account, each on its own calendar. */
  | { of: 'owner'; ownerId: string }
  | { of: 'hotels'; calendar: 'hotel' | 'utc'; hotels: HotelFilter }
  | { of: 'affiliate'; affiliateId: string }
  /** The same as for an affiliate, but hotel by hotel. */
  | { of: 'referrals'; affiliateId: string; hotels: HotelFilter }

/** The scopes for reports about hotels, which affiliates cannot see. */
export type HotelsScope = Extract<Scope, { of: 'platform' | 'hotels' }>

export function hotelsIn(sql: Sql, { ownerId, hotelIds, hotelId, country, city }: HotelFilter) {
  return sql`
    true
    ${inScope(sql, { ownerId, hotelIds })}
    ${hotelId === undefined ? sql`` : sql`AND h.id = ${hotelId}`}
    ${country === undefined ? sql`` : sql`AND h.country = ${country}`}
    ${city === undefined ? sql`` : sql`AND h.city = ${city}`}`
}

/** Selects rows by day and source, as `d`, that lie in one of the spans. */
export function buildDays(sql: Sql, scope: Scope, spans: Span[], source?: string) {
  const inSpans = daysIn(sql, spans)
  const ofSource = source === undefined ? sql`` : sql`AND d.source = ${source}`
  switch (scope.of) {
    case 'platform':
      return sql`platform_days d WHERE ${inSpans} ${ofSource}`
    case 'owner':
      return sql`owner_days d WHERE d.owner_id = ${scope.ownerId} AND ${inSpans} ${ofSource}`
    case 'hotels':
      return sql`
        hotel_days d JOIN hotels h ON h.id = d.hotel_id
        WHERE ${hotelsIn(sql, scope.hotels)} AND d.calendar = ${scope.calendar} AND ${inSpans} ${ofSource}`
    // Every booking here was referred by the affiliate; lead times and lengths of stay concern only hotels. The
    // commission is what the affiliate gets of it.
    case 'affiliate':
      return sql`
        (SELECT day, 'affiliate' AS source, bookings, bookings AS referred, clicks, revenue_cents,
                net_commission_cents AS commission_cents, net_commission_cents
         FROM affiliate_days WHERE affiliate_id = ${scope.affiliateId}) AS d
        WHERE ${inSpans} ${ofSource}`
    case 'referrals':
      return sql`
        (SELECT day, hotel_id, 'affiliate' AS source, bookings, revenue_cents
         FROM referral_days WHERE affiliate_id = ${scope.affiliateId}) AS d JOIN hotels h ON h.id = d.hotel_id
        WHERE ${hotelsIn(sql, scope.hotels)} AND ${inSpans} ${ofSource}`
  }
}

/**
 * An index can be scanned over the range around all spans; if the spans adjoin, that range is the whole
 * condition.
 */
function daysIn(sql: Sql, spans: Span[]) {
  const inOrder = spans.toSorted((a, b) => a.fromOn.localeCompare(b.fromOn))
  const range = sql`d.day BETWEEN ${inOrder[0]?.fromOn ?? ''} AND ${inOrder.at(-1)?.untilOn ?? ''}`
  const adjoin = inOrder.every(
    ({ fromOn }, at) => at === 0 || fromOn === addDays(inOrder[at - 1]?.untilOn ?? '', 1),
  )
  if (adjoin) return range
  const anySpan = spans.reduce(
    (so, { fromOn, untilOn }) => sql`${so} OR d.day BETWEEN ${fromOn} AND ${untilOn}`,
    sql`false`,
  )
  return sql`${range} AND (${anySpan})`
}

/** Selects rows by night and source, as `n`. */
export function buildNights(sql: Sql, scope: HotelsScope, { fromOn, untilOn }: Span, source?: string) {
  const wanted = sql`
    n.night BETWEEN ${fromOn} AND ${untilOn} ${source === undefined ? sql`` : sql`AND n.source = ${source}`}`
  if (scope.of === 'platform') return sql`platform_nights n WHERE ${wanted}`
  return sql`hotel_nights n JOIN hotels h ON h.id = n.hotel_id WHERE ${hotelsIn(sql, scope.hotels)} AND ${wanted}`
}
