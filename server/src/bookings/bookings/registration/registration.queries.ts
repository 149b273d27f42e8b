import type { Sql } from '../../../db/database.ts'
import { type HotelScope, inScope } from '../../../db/hotel-scope.ts'

export type RegistrationRow = { sealed: Buffer; readyAt: Date | null; version: number }

export async function selectRegistration(sql: Sql, bookingId: string): Promise<RegistrationRow | undefined> {
  const [row] = await sql<RegistrationRow[]>`
    SELECT sealed_registration AS sealed, ready_at AS "readyAt", version
    FROM booking_registrations WHERE booking_id = ${bookingId}`
  return row
}

/** Selects the registrations of several bookings at once. */
export async function selectRegistrations(
  sql: Sql,
  bookingIds: readonly string[],
): Promise<(RegistrationRow & { bookingId: string })[]> {
  return sql<(RegistrationRow & { bookingId: string })[]>`
    SELECT booking_id AS "bookingId", sealed_registration AS sealed, ready_at AS "readyAt", version
    FROM booking_registrations WHERE booking_id = ANY(${[...bookingIds]}::uuid[])`
}

export type RegisteredStay = { country: string; checkInOn: string; checkOutOn: string; guests: number }

/** Returns undefined if the booking is not within reach. */
export async function selectRegisteredStay(
  sql: Sql,
  bookingId: string,
  scope: HotelScope,
): Promise<RegisteredStay | undefined> {
  const [row] = await sql<RegisteredStay[]>`
    SELECT h.country, b.check_in_on AS "checkInOn", b.check_out_on AS "checkOutOn",
           b.adults + cardinality(b.child_ages) AS guests
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id WHERE b.id = ${bookingId} ${inScope(sql, scope)}`
  return row
}

/** Selects what the hotel of a booking asks: by its country, and by its own rules. */
export async function selectAskingHotel(
  sql: Sql,
  bookingId: string,
): Promise<{ country: string; houseRules: string } | undefined> {
  const [row] = await sql<{ country: string; houseRules: string }[]>`
    SELECT h.country, h.house_rules AS "houseRules"
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id WHERE b.id = ${bookingId}`
  return row
}

/** Writes a registration, whose booking is locked. */
export async function upsertRegistration(
  sql: Sql,
  bookingId: string,
  { sealed, guests, readyAt, now }: { sealed: Buffer; guests: number; readyAt: Date | null; now: Date },
): Promise<void> {
  await sql`
    INSERT INTO booking_registrations (booking_id, sealed_registration, guests, ready_at, updated_at)
    VALUES (${bookingId}, ${sealed}, ${guests}, ${readyAt}, ${now})
    ON CONFLICT ON CONSTRAINT booking_registrations_pkey DO UPDATE
    SET sealed_registration = excluded.sealed_registration, guests = excluded.guests, ready_at = excluded.ready_at,
        updated_at = excluded.updated_at, version = booking_registrations.version + 1`
}

export type KeptMonths = { countries: string[]; months: number[]; elsewhere: number }

/**
 * Deletes registrations that the law no longer has kept, and those of guests who are not coming. Returns how many there
 * were.
 */
export async function deleteUnneeded(
  sql: Sql,
  { countries, months, elsewhere }: KeptMonths,
  now: Date,
): Promise<number> {
  const result = await sql`
    DELETE FROM booking_registrations r
    USING bookings b JOIN hotels h ON h.id = b.hotel_id
      LEFT JOIN unnest(${countries}::text[], ${months}::integer[]) AS law (country, months) ON law.country = h.country
    WHERE b.id = r.booking_id AND (
      b.state NOT IN ('confirmed', 'checked-in', 'checked-out')
      OR b.check_out_on + make_interval(months => coalesce(law.months, ${elsewhere}::integer))
         < (${now}::timestamptz AT TIME ZONE b.time_zone)::date)`
  return result.count
}
