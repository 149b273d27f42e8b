import type { Sql } from '../../../db/database.ts'

export type BookingNews = {
  reference: string
  guestName: string
  hotelId: string
  heldUntil: Date | null
  timeZone: string
  checkInOn: string
  checkOutOn: string
  guests: number
  totalCents: number
  currency: string
  /** The names of the room types, each listed once. */
  rooms: string[]
}

/** The hotel of a booking as part of another query. */
export function hotelOfBooking(sql: Sql, bookingId: string) {
  return sql`(SELECT hotel_id FROM bookings WHERE id = ${bookingId})`
}

/** Selects what the hotel's owner needs to know about a booking at a glance. */
export async function selectBookingNews(sql: Sql, bookingId: string): Promise<BookingNews | undefined> {
  const [row] = await sql<BookingNews[]>`
    SELECT b.reference, b.guest_name AS "guestName", b.hotel_id AS "hotelId",
           b.held_until AS "heldUntil", b.time_zone AS "timeZone",
           b.check_in_on AS "checkInOn", b.check_out_on AS "checkOutOn",
           (b.adults + cardinality(b.child_ages))::integer AS guests, b.total_cents AS "totalCents",
           b.currency,
           (SELECT coalesce(array_agg(DISTINCT t.name), '{}')
            FROM booking_stays s JOIN room_types t ON t.id = s.room_type_id WHERE s.booking_id = b.id) AS rooms
    FROM bookings b WHERE b.id = ${bookingId}`
  return row
}
