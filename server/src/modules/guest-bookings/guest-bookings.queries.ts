import type { GuestBooking } from '@roomlark/contract/guest-booking-page'
import type { Sql } from '../../db/database.ts'

/**
 * The booking of a reference and an email address. One statement for right and wrong ones alike, so that neither the
 * answer nor its time tells which of the two was wrong.
 */
export async function selectBookingOfPair(
  sql: Sql,
  { reference, email }: { reference: string; email: string },
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    SELECT id FROM bookings
    WHERE reference = ${reference} AND guest_email = ${email} AND guest_erased_at IS NULL AND booked_at IS NOT NULL`
  return row?.id
}

/** What the guest may know of the hotel: all of it stands on the hotel's public page, too. */
export async function selectHotelOfGuest(
  sql: Sql,
  hotelId: string,
): Promise<GuestBooking['hotel'] | undefined> {
  const [row] = await sql<GuestBooking['hotel'][]>`
    SELECT h.name, CASE WHEN p.id IS NOT NULL THEN h.slug END AS slug, h.street_address AS "streetAddress", h.city, h.country, h.contact_email AS "contactEmail",
           h.contact_phone AS "contactPhone", h.latitude, h.longitude, h.house_rules AS "houseRules"
    FROM hotels h LEFT JOIN public_hotels p ON p.id = h.id
    WHERE h.id = ${hotelId}`
  return row
}
