import type { Sql } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'

/** The hotel that a report is about. */
export type ReportHotel = { id: string; name: string; address: string; currency: string; timeZone: string }

export async function selectReportHotel(
  sql: Sql,
  hotelId: string,
  scope: HotelScope,
): Promise<ReportHotel | undefined> {
  const [row] = await sql<ReportHotel[]>`
    SELECT h.id, h.name, concat_ws(', ', nullif(h.street_address, ''), h.city, h.country_name) AS address, h.currency,
           h.time_zone AS "timeZone"
    FROM hotels h WHERE h.id = ${hotelId} ${inScope(sql, scope)}`
  return row
}
