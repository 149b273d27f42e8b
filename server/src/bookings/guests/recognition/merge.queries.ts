import type { Sql } from '../../../db/database.ts'

/** Bookings are locked before profiles, as wherever both are. */
export async function lockBookingsOfGuests(sql: Sql, guestIds: readonly string[]): Promise<void> {
  await sql`
    SELECT FROM bookings WHERE guest_profile_id = ANY(${[...guestIds]}::uuid[]) ORDER BY id FOR NO KEY UPDATE`
}

/** Gives everything that belongs to one guest to another, and leaves a signpost that says nothing about anybody. */
export async function mergeGuests(
  sql: Sql,
  { fromId, intoId, now }: { fromId: string; intoId: string; now: Date },
): Promise<{ bookings: number }> {
  const moved = await sql`UPDATE bookings SET guest_profile_id = ${intoId} WHERE guest_profile_id = ${fromId}`
  await sql`UPDATE guest_contacts SET guest_id = ${intoId} WHERE guest_id = ${fromId}`
  await sql`UPDATE guest_profiles SET merged_into = ${intoId} WHERE merged_into = ${fromId}`
  await sql`DELETE FROM guest_hotels WHERE guest_id = ${fromId}`
  await sql`
    UPDATE guest_profiles
    SET merged_into = ${intoId}, name = '', email = NULL, phone = NULL, country = NULL, language = NULL,
        birthday = NULL, preferences = '', notes = '', consent_at = NULL, consent_source = NULL, no_letters_at = NULL, is_vip = false, known_by = '',
        stays = 0, nights = 0, revenue_usd_cents = 0, last_stay_on = NULL, updated_at = ${now}, version = version + 1
    WHERE id = ${fromId}`
  return { bookings: moved.count }
}
