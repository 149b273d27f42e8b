import type { Sql } from '../../../db/database.ts'

/** Many may write on the folios of a hotel at once, and while they do no day of it is closed. */
export async function lockBusinessDay(sql: Sql, hotelId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock_shared(hashtextextended(${`business day ${hotelId}`}, 0))`
}

/** Waits until nobody writes on the folios of the hotel; whoever wants to then waits until the transaction ends. */
export async function lockClosing(sql: Sql, hotelId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`business day ${hotelId}`}, 0))`
}

export async function selectLastClosed(sql: Sql, hotelId: string): Promise<string | null> {
  const [row] = await sql<[{ day: string | null }]>`
    SELECT max(day) AS day FROM day_closes WHERE hotel_id = ${hotelId}`
  return row.day
}
