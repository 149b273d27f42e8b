import type { GuestBooking } from '@roomlark/contract/guest-site/guest-booking-page'
import type { Sql } from '../../db/database.ts'

/**
 * Finds the booking with this reference and email address. A single statement checks both, so that neither
 * the answer nor its timing reveals which of them was wrong.
 */
export async function selectBookingOfPair(
  sql: Sql,
  { reference, email }: { reference: string; email: string },
): Promise<{ id: string; linkVersion: number } | undefined> {
  const [row] = await sql<{ id: string; linkVersion: number }[]>`
    SELECT id, link_version AS "linkVersion" FROM bookings
    WHERE reference = ${reference} AND guest_email = ${email} AND guest_erased_at IS NULL AND booked_at IS NOT NULL`
  return row
}

/** Selects what a guest may know about the hotel, all of which is also on its public page. */
export async function selectHotelOfGuest(
  sql: Sql,
  hotelId: string,
): Promise<GuestBooking['hotel'] | undefined> {
  const [row] = await sql<GuestBooking['hotel'][]>`
    SELECT h.name, CASE WHEN p.id IS NOT NULL THEN h.slug END AS slug, h.street_address AS "streetAddress",
           h.postal_code AS "postalCode", h.city, h.country, h.contact_email AS "contactEmail",
           h.contact_phone AS "contactPhone", h.latitude, h.longitude, h.house_rules AS "houseRules"
    FROM hotels h LEFT JOIN public_hotels p ON p.id = h.id
    WHERE h.id = ${hotelId}`
  return row
}
