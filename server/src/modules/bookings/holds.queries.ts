import type { Sql } from '../../db/database.ts'

/** Holds whose time is up, of one hotel or of all. */
export async function selectLapsedHolds(sql: Sql, now: Date, hotelId?: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM bookings
    WHERE state = 'held' AND held_until <= ${now} ${hotelId === undefined ? sql`` : sql`AND hotel_id = ${hotelId}`}
    ORDER BY held_until LIMIT 500`
  return rows.map(({ id }) => id)
}
