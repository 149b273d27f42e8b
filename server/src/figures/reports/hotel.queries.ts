import { sayCountry } from '@roomlark/contract/places'
import { addressLine } from '@roomlark/contract/postal-address'
import type { Sql } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'

/** The hotel that a report is about. */
export type ReportHotel = { id: string; name: string; address: string; currency: string; timeZone: string }

type Place = { streetAddress: string; postalCode: string; city: string; country: string }

export async function selectReportHotel(
  sql: Sql,
  hotelId: string,
  scope: HotelScope,
): Promise<ReportHotel | undefined> {
  const [row] = await sql<(Omit<ReportHotel, 'address'> & Place)[]>`
    SELECT h.id, h.name, h.street_address AS "streetAddress", h.postal_code AS "postalCode", h.city, h.country,
           h.currency, h.time_zone AS "timeZone"
    FROM hotels h WHERE h.id = ${hotelId} ${inScope(sql, scope)}`
  return row && { ...row, address: addressLine({ ...row, countryName: sayCountry(row.country) }) }
}
