import type { BookingSource } from '@roomlark/contract/booking-states'
import type { Sql } from '../../db/database.ts'
import { type HotelFilter, type HotelsScope, hotelsIn, type Span } from './scope.queries.ts'

type ByHotel = Extract<HotelsScope, { of: 'hotels' }>

export type MoneyDay = {
  day: string
  source: BookingSource
  revenueCents: number
  feesCents: number
  commissionCents: number
  netCommissionCents: number
}

/**
 * Selects the money of each day and source. The day is the one on which the bookings were made, because their
 * exchange rates are of that day.
 */
export async function selectMoneyDays(
  sql: Sql,
  scope: ByHotel,
  span: Span,
  { source, currency }: { source: string | undefined; currency: string },
): Promise<MoneyDay[]> {
  const inCurrency = (own: string, usd: string) => sql`
    sum(CASE WHEN is_own THEN ${sql(own)}
             ELSE cents_of_usd(${sql(usd)}, ${currency}, usd_rate_on(${currency}, day)) END)::bigint`
  return sql<MoneyDay[]>`
    WITH parts AS (
      SELECT d.day, d.source, d.currency = ${currency} AS is_own,
             sum(d.revenue_cents) AS revenue, sum(d.revenue_usd_cents) AS revenue_usd,
             sum(d.fees_cents) AS fees, sum(d.fees_usd_cents) AS fees_usd,
             sum(d.commission_cents) AS commission, sum(d.commission_usd_cents) AS commission_usd,
             sum(d.net_commission_cents) AS net, sum(d.net_commission_usd_cents) AS net_usd
      FROM hotel_money_days d JOIN hotels h ON h.id = d.hotel_id
      WHERE ${hotelsIn(sql, scope.hotels)} AND d.calendar = ${scope.calendar}
        AND d.day BETWEEN ${span.fromOn} AND ${span.untilOn}
        ${source === undefined ? sql`` : sql`AND d.source = ${source}`}
      GROUP BY 1, 2, 3
    )
    SELECT day, source, ${inCurrency('revenue', 'revenue_usd')} AS "revenueCents",
           ${inCurrency('fees', 'fees_usd')} AS "feesCents", ${inCurrency('commission', 'commission_usd')} AS "commissionCents",
           ${inCurrency('net', 'net_usd')} AS "netCommissionCents"
    FROM parts GROUP BY day, source`
}

/**
 * Selects what rooms were sold for, night by night. A night does not record when it was booked, so nights in
 * other currencies are read from the bookings themselves. Few accounts have any, and only theirs are read.
 */
export async function selectMoneyNights(
  sql: Sql,
  scope: ByHotel,
  { fromOn, untilOn }: Span,
  { source, currency }: { source: string | undefined; currency: string },
): Promise<{ night: string; roomCents: number }[]> {
  const hotels = hotelsIn(sql, scope.hotels)
  return sql<{ night: string; roomCents: number }[]>`
    SELECT night, sum(cents)::bigint AS "roomCents" FROM (
      SELECT n.night, n.room_cents AS cents
      FROM hotel_money_nights n JOIN hotels h ON h.id = n.hotel_id
      WHERE ${hotels} AND n.currency = ${currency} AND n.night BETWEEN ${fromOn} AND ${untilOn}
        ${source === undefined ? sql`` : sql`AND n.source = ${source}`}
      UNION ALL
      SELECT night, cents_of_usd(sum(usd), ${currency}, usd_rate_on(${currency}, booked_on)) FROM (
        SELECT n.night, (b.created_at AT TIME ZONE b.time_zone)::date AS booked_on,
               usd_cents(n.price_cents - n.meal_cents, b.currency, b.usd_rate) AS usd
        FROM hotels h JOIN bookings b ON b.hotel_id = h.id JOIN booking_figures f ON f.id = b.id AND f.bookings = 1
          JOIN booking_stays s ON s.booking_id = b.id JOIN booking_nights n ON n.stay_id = s.id AND n.taken
        WHERE (SELECT EXISTS (
            SELECT FROM hotel_money_nights o JOIN hotels h ON h.id = o.hotel_id
            WHERE ${hotels} AND o.currency <> ${currency} AND o.night BETWEEN ${fromOn} AND ${untilOn}))
          AND ${hotels} AND b.currency <> ${currency} AND b.check_in_on <= ${untilOn} AND b.check_out_on > ${fromOn}
          AND n.night BETWEEN ${fromOn} AND ${untilOn}
          ${source === undefined ? sql`` : sql`AND b.source = ${source}`}
      ) AS others GROUP BY night, booked_on
    ) AS amounts GROUP BY night`
}

/** Tells whether any booking of these days is in another currency. */
export async function selectIsConverted(
  sql: Sql,
  scope: ByHotel,
  { fromOn, untilOn }: Span,
  currency: string,
): Promise<boolean> {
  const rows = await sql`
    SELECT 1 FROM hotel_money_days d JOIN hotels h ON h.id = d.hotel_id
    WHERE ${hotelsIn(sql, scope.hotels)} AND d.calendar = ${scope.calendar}
      AND d.day BETWEEN ${fromOn} AND ${untilOn} AND d.currency <> ${currency} LIMIT 1`
  return rows.length === 1
}

/**
 * Selects the hotels' currencies in which money can be shown; without a rate, nothing can be converted into
 * one.
 */
export async function selectCurrencies(sql: Sql, filter: HotelFilter): Promise<string[]> {
  const rows = await sql<{ currency: string }[]>`
    SELECT DISTINCT h.currency FROM hotels h
    WHERE ${hotelsIn(sql, filter)} AND usd_rate_on(h.currency, current_date) IS NOT NULL ORDER BY h.currency`
  return rows.map(({ currency }) => currency)
}
