import type { Place } from '@roomlark/contract/figures/analytics-report'
import type { Sql } from '../../../db/database.ts'
import { type HotelFilter, hotelsIn } from '../scope.queries.ts'

/** Selects the time zones of an account's hotels, or none if it has no hotel. */
export async function selectZones(sql: Sql, filter: HotelFilter): Promise<string[]> {
  const rows = await sql<{ timeZone: string }[]>`
    SELECT DISTINCT h.time_zone AS "timeZone" FROM hotels h WHERE ${hotelsIn(sql, filter)}`
  return rows.map(({ timeZone }) => timeZone)
}

export async function selectHasReferral(sql: Sql, affiliateId: string): Promise<boolean> {
  return (
    (await sql`SELECT 1 FROM bookings WHERE affiliate_id = ${affiliateId} AND booked_at IS NOT NULL LIMIT 1`)
      .length === 1
  )
}

export async function selectHasHotel(sql: Sql): Promise<boolean> {
  return (await sql`SELECT 1 FROM hotels LIMIT 1`).length === 1
}

export async function selectPlaces(sql: Sql, filter: HotelFilter): Promise<Place[]> {
  return sql<Place[]>`
    SELECT h.country, h.city, count(*)::integer AS hotels FROM hotels h
    WHERE ${hotelsIn(sql, filter)} AND h.archived_at IS NULL
    GROUP BY h.country, h.city, h.country_name ORDER BY h.country_name, h.city LIMIT 5000`
}
