import type { Sql } from '../../db/database.ts'

/**
 * Returns when a hold that begins now ends, by the database's clock, because servers may disagree about the
 * time.
 */
export async function selectHoldEnd(sql: Sql, minutes: number): Promise<Date> {
  const [row] = await sql<[{ until: Date }]>`
    SELECT clock_timestamp() + ${minutes} * interval '1 minute' AS until`
  return row.until
}

/** Extends a hold by this many minutes from now. Returns undefined if it is no longer a hold. */
export async function updateHoldEnd(sql: Sql, id: string, minutes: number): Promise<Date | undefined> {
  const [row] = await sql<{ until: Date }[]>`
    UPDATE bookings SET held_until = clock_timestamp() + ${minutes} * interval '1 minute', version = version + 1
    WHERE id = ${id} AND state = 'held' AND held_until > clock_timestamp()
    RETURNING held_until AS until`
  return row?.until
}

/** Selects the holds that have expired, either of one hotel or of all. */
export async function selectLapsedHolds(sql: Sql, hotelId?: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM bookings
    WHERE state = 'held' AND held_until <= clock_timestamp() ${hotelId === undefined ? sql`` : sql`AND hotel_id = ${hotelId}`}
    ORDER BY held_until LIMIT 500`
  return rows.map(({ id }) => id)
}
