import type { Sql } from '../../db/database.ts'

export async function selectHotelOfBooking(sql: Sql, bookingId: string): Promise<string | undefined> {
  const [row] = await sql<{ hotelId: string }[]>`
    SELECT hotel_id AS "hotelId" FROM bookings WHERE id = ${bookingId}`
  return row?.hotelId
}
