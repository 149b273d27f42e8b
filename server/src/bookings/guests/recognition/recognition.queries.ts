import type { Sql } from '../../../db/database.ts'
import { type HotelScope, inScope } from '../../../db/hotel-scope.ts'

/** Details that a guest is recognised by; the phone number both as typed and as it is compared. */
export type Recognisable = {
  name: string
  email: string | null
  phone: string | null
  comparablePhone: string | null
  country: string | null
  language: string | null
}

export type GuestHome = { ownerId: string; country: string }

export async function selectGuestHome(
  sql: Sql,
  hotelId: string,
  scope: HotelScope = { ownerId: undefined },
): Promise<GuestHome | undefined> {
  const [row] = await sql<GuestHome[]>`
    SELECT owner_id AS "ownerId", country FROM hotels h WHERE id = ${hotelId} ${inScope(sql, scope)}`
  return row
}

/** Finds or makes the profile in one statement; null for a guest without any contact. */
export async function upsertGuest(
  sql: Sql,
  ownerId: string,
  guest: Recognisable,
  now: Date,
): Promise<string | null> {
  const [row] = await sql<[{ id: string | null }]>`SELECT ${guestUpserted(sql, ownerId, guest, now)} AS id`
  return row.id
}

/** Finds or makes the profile as part of another query. */
export function guestUpserted(sql: Sql, ownerId: string, guest: Recognisable, now: Date) {
  return sql`recognise_guest(${ownerId}, ${guest.name}, ${guest.email}, ${guest.phone}, ${guest.comparablePhone},
                             ${guest.country}, ${guest.language}, ${now})`
}

export async function selectKnownGuest(
  sql: Sql,
  ownerId: string,
  { name, email, comparablePhone }: Pick<Recognisable, 'name' | 'email' | 'comparablePhone'>,
): Promise<string | null> {
  const [row] = await sql<[{ id: string | null }]>`
    SELECT find_guest(${ownerId}, ${name}, ${email}, ${comparablePhone}) AS id`
  return row.id
}

export type GuestOfBooking = Omit<Recognisable, 'comparablePhone'> & {
  bookingId: string
  guestId: string | null
  ownerId: string
  hotelCountry: string
}

/** Selects the guest of a booking, unless it is not booked yet or the guest was erased. */
export async function selectGuestOfBooking(sql: Sql, bookingId: string): Promise<GuestOfBooking | undefined> {
  const [row] = await sql<GuestOfBooking[]>`
    SELECT ${columns(sql)} FROM bookings b JOIN hotels h ON h.id = b.hotel_id
    WHERE b.id = ${bookingId} AND b.booked_at IS NOT NULL AND b.guest_erased_at IS NULL`
  return row
}

/** Locks bookings whose guest is not recognised yet; those that somebody is changing are left for later. */
export async function selectUnlinkedForUpdate(
  sql: Sql,
  { limit, endedAfter }: { limit: number; endedAfter: string },
): Promise<GuestOfBooking[]> {
  return sql<GuestOfBooking[]>`
    SELECT ${columns(sql)} FROM bookings b JOIN hotels h ON h.id = b.hotel_id JOIN users u ON u.id = h.owner_id
    WHERE b.guest_profile_id IS NULL AND b.guest_erased_at IS NULL AND b.booked_at IS NOT NULL
      AND (b.guest_email IS NOT NULL OR b.guest_phone IS NOT NULL) AND b.check_out_on > ${endedAfter}
      AND u.erased_at IS NULL
    ORDER BY b.check_out_on LIMIT ${limit} FOR UPDATE OF b SKIP LOCKED`
}

function columns(sql: Sql) {
  return sql`
    b.id AS "bookingId", b.guest_profile_id AS "guestId", h.owner_id AS "ownerId", h.country AS "hotelCountry",
    b.guest_name AS name, b.guest_email AS email, b.guest_phone AS phone, b.guest_country AS country,
    b.guest_language AS language`
}

export async function updateGuestsOfBookings(
  sql: Sql,
  links: readonly { bookingId: string; guestId: string }[],
): Promise<void> {
  await sql`
    UPDATE bookings b SET guest_profile_id = l.guest_id
    FROM unnest(${links.map(({ bookingId }) => bookingId)}::uuid[], ${links.map(({ guestId }) => guestId)}::uuid[])
      AS l (booking_id, guest_id)
    WHERE b.id = l.booking_id`
}

export async function countGuests(sql: Sql, guestIds: readonly string[]): Promise<void> {
  await sql`SELECT count_guests(${[...new Set(guestIds)]}::uuid[])`
}

export async function selectIsOnlyBooking(sql: Sql, guestId: string, bookingId: string): Promise<boolean> {
  const [row] = await sql<[{ isOnly: boolean }]>`
    SELECT NOT EXISTS (SELECT FROM bookings WHERE guest_profile_id = ${guestId} AND id <> ${bookingId}) AS "isOnly"`
  return row.isOnly
}
