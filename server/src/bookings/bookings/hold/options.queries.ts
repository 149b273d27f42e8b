import type { Sql } from '../../../db/database.ts'

/** Options whose reminder is due, by the database's clock as everything about holds. */
export async function selectDueOptions(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM bookings WHERE state = 'held' AND remind_at <= clock_timestamp() ORDER BY remind_at LIMIT 500`
  return rows.map(({ id }) => id)
}

/** Returns false if the reminder was sent, or put off, in the meantime. */
export async function updateReminded(sql: Sql, id: string): Promise<boolean> {
  const result = await sql`
    UPDATE bookings SET remind_at = NULL
    WHERE id = ${id} AND state = 'held' AND remind_at <= clock_timestamp() AND held_until > clock_timestamp()`
  return result.count === 1
}

export async function updateOptionEnd(
  sql: Sql,
  id: string,
  change: { heldUntil: Date; remindAt: Date; now: Date },
): Promise<void> {
  await sql`
    UPDATE bookings SET held_until = ${change.heldUntil}, remind_at = ${change.remindAt}, updated_at = ${change.now},
      version = version + 1
    WHERE id = ${id}`
}
