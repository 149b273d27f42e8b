import type { Sql } from '../../../db/database.ts'

/** Locks these profiles, so that no booking can begin to refer to one of them. */
export async function selectGuestsForUpdate(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM guest_profiles WHERE id = ANY(${[...ids]}::uuid[]) AND merged_into IS NULL ORDER BY id FOR UPDATE`
  return rows.map(({ id }) => id)
}

/** Deletes those that no booking refers to. */
export async function deleteWithoutBookings(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM guest_profiles g
    WHERE g.id = ANY(${[...ids]}::uuid[]) AND NOT EXISTS (SELECT FROM bookings WHERE guest_profile_id = g.id)`
}

/** Deletes a profile that no booking refers to and nobody has written anything into. */
export async function deleteIfBlank(sql: Sql, id: string): Promise<void> {
  await sql`
    DELETE FROM guest_profiles g
    WHERE g.id = ${id} AND g.by_id IS NULL AND NOT EXISTS (SELECT FROM bookings WHERE guest_profile_id = g.id)`
}

export async function deleteGuest(sql: Sql, id: string): Promise<void> {
  await sql`DELETE FROM guest_profiles WHERE id = ${id}`
}

export async function deleteOwnerGuests(sql: Sql, ownerId: string): Promise<void> {
  await sql`DELETE FROM guest_profiles WHERE owner_id = ${ownerId}`
}

/** Contacts that the guest's remaining bookings have. */
export async function selectBookedContacts(
  sql: Sql,
  guestId: string,
): Promise<{ email: string | null; phone: string | null; country: string | null; hotelCountry: string }[]> {
  return sql`
    SELECT DISTINCT b.guest_email AS email, b.guest_phone AS phone, b.guest_country AS country,
           h.country AS "hotelCountry"
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id WHERE b.guest_profile_id = ${guestId}`
}

/** Removes from a profile what is no longer one of its contacts. */
export async function updateLostContacts(
  sql: Sql,
  guestId: string,
  lost: { email: boolean; phone: boolean },
): Promise<void> {
  await sql`
    UPDATE guest_profiles SET version = version + 1,
           email = CASE WHEN ${lost.email} THEN NULL ELSE email END,
           phone = CASE WHEN ${lost.phone} THEN NULL ELSE phone END
    WHERE id = ${guestId}`
}

/**
 * Deletes profiles of guests who stayed last, or whose profile was last changed, before this day and who have no
 * booking after it. Returns how many there were.
 */
export async function deleteForgotten(
  sql: Sql,
  { before, limit }: { before: string; limit: number },
): Promise<number> {
  const result = await sql`
    DELETE FROM guest_profiles WHERE id IN (
      SELECT g.id FROM guest_profiles g
      WHERE g.merged_into IS NULL AND g.created_at < ${before}::date
        AND coalesce(g.last_stay_on, g.updated_at::date) < ${before}
        AND NOT EXISTS (SELECT FROM bookings b WHERE b.guest_profile_id = g.id AND b.check_out_on >= ${before})
      LIMIT ${limit} FOR UPDATE SKIP LOCKED)`
  return result.count
}
