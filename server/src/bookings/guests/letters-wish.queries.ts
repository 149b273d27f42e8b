import type { Sql } from '../../db/database.ts'

export async function selectWantsNoLetters(sql: Sql, bookingId: string): Promise<boolean> {
  const rows = await sql`
    SELECT FROM bookings b JOIN guest_profiles g ON g.id = b.guest_profile_id
    WHERE b.id = ${bookingId} AND g.no_letters_at IS NOT NULL`
  return rows.length > 0
}

export async function updateWantsNoLetters(sql: Sql, bookingId: string, now: Date): Promise<void> {
  await sql`
    UPDATE guest_profiles g SET no_letters_at = ${now}, updated_at = ${now}, version = g.version + 1
    FROM bookings b WHERE b.id = ${bookingId} AND g.id = b.guest_profile_id AND g.no_letters_at IS NULL`
}
