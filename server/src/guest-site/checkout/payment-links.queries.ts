import type { Sql } from '../../db/database.ts'

/** Only these facts of a stay are shown to somebody who holds nothing but its payment link. */
export type LinkedStay = {
  hotelName: string
  contactEmail: string
  reference: string
  checkInOn: string
  checkOutOn: string
  adults: number
  children: number
  timeZone: string
  rooms: string
}

export async function selectLinkedStay(sql: Sql, bookingId: string): Promise<LinkedStay> {
  const [row] = await sql<[LinkedStay]>`
    SELECT h.name AS "hotelName", h.contact_email AS "contactEmail", b.reference, b.check_in_on AS "checkInOn",
           b.check_out_on AS "checkOutOn", b.adults, cardinality(b.child_ages) AS children,
           b.time_zone AS "timeZone",
           (SELECT coalesce(string_agg(DISTINCT t.name, ', '), '') FROM booking_stays s
            JOIN room_types t ON t.id = s.room_type_id WHERE s.booking_id = b.id AND s.taking) AS rooms
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id WHERE b.id = ${bookingId}`
  return row
}
