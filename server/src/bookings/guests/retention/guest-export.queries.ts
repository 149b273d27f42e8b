import type { Sql } from '../../../db/database.ts'
import { type HotelScope, inScope } from '../../../db/hotel-scope.ts'

export type ExportedStay = {
  reference: string
  hotel: string
  state: string
  name: string
  email: string | null
  phone: string | null
  check_in_on: string
  check_out_on: string
  adults: number
  currency: string
  total_cents: number
  special_requests: string
  booked_at: Date
}

/** Selects what bookings within reach say about a guest; notes of the hotel about the stay are included. */
export async function selectExportedStays(
  sql: Sql,
  guestId: string,
  scope: HotelScope,
): Promise<(ExportedStay & { notes: string })[]> {
  return sql`
    SELECT b.reference, h.name AS hotel, b.state, b.guest_name AS name, b.guest_email AS email, b.guest_phone AS phone,
           b.check_in_on, b.check_out_on, b.adults, b.currency, b.total_cents, b.special_requests, b.notes, b.booked_at
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id
    WHERE b.guest_profile_id = ${guestId} ${inScope(sql, scope)} ORDER BY b.check_in_on, b.id`
}

/** Selects the bookings of a guest within reach, by whose registrations they checked in online. */
export async function selectExportedBookings(
  sql: Sql,
  guestId: string,
  scope: HotelScope,
): Promise<{ id: string; reference: string }[]> {
  return sql<{ id: string; reference: string }[]>`
    SELECT b.id, b.reference FROM bookings b JOIN hotels h ON h.id = b.hotel_id
    WHERE b.guest_profile_id = ${guestId} ${inScope(sql, scope)} ORDER BY b.check_in_on, b.id`
}

export async function selectExportedMessages(
  sql: Sql,
  guestId: string,
  scope: HotelScope,
): Promise<{ reference: string; at: Date; from: string; text: string }[]> {
  return sql`
    SELECT b.reference, m.at, CASE WHEN m.by_guest THEN 'guest' ELSE 'hotel' END AS from, m.text
    FROM booking_messages m JOIN bookings b ON b.id = m.booking_id JOIN hotels h ON h.id = b.hotel_id
    WHERE b.guest_profile_id = ${guestId} AND m.text IS NOT NULL ${inScope(sql, scope)} ORDER BY m.id`
}

/** Selects published reviews only: what a guest has not published stays unknown to the hotel. */
export async function selectExportedReviews(
  sql: Sql,
  guestId: string,
  scope: HotelScope,
): Promise<
  { reference: string; published_at: Date; name: string; score: number; good: string; better: string }[]
> {
  return sql`
    SELECT b.reference, r.published_at, r.author AS name, r.score, r.good, r.better
    FROM reviews r JOIN bookings b ON b.id = r.booking_id JOIN hotels h ON h.id = b.hotel_id
    WHERE b.guest_profile_id = ${guestId} AND r.published_at IS NOT NULL ${inScope(sql, scope)} ORDER BY r.published_at`
}
