import type { Sql } from '../../db/database.ts'

export async function selectPaidBooking(sql: Sql, bookingId: string) {
  const [row] = await sql<
    { hotelId: string; reference: string; currency: string; guestName: string | null }[]
  >`
    SELECT hotel_id AS "hotelId", reference, currency, guest_name AS "guestName" FROM bookings WHERE id = ${bookingId}`
  return row
}
