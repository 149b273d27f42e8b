import type { Sql } from '../../db/database.ts'
import type { Consumer } from '../../db/outbox.ts'

/** Returns false while another server reads for the same consumer. */
export async function lockPosition(sql: Sql, consumer: Consumer): Promise<boolean> {
  const rows = await sql`
    SELECT FROM outbox_positions WHERE consumer = ${consumer} FOR UPDATE SKIP LOCKED`
  return rows.length > 0
}

/** Returns the snapshot up to which a consumer can read, or undefined if there is nothing new. */
export async function selectUnreadUntil(sql: Sql, consumer: Consumer): Promise<string | undefined> {
  const [row] = await sql<{ until: string }[]>`
    SELECT pg_current_snapshot()::text AS until FROM unread_by(${consumer}) LIMIT 1`
  return row?.until
}

export async function updatePosition(sql: Sql, consumer: Consumer, position: string): Promise<void> {
  await sql`
    UPDATE outbox_positions SET position = ${position}::text::pg_snapshot WHERE consumer = ${consumer}`
}

/** Deletes what every consumer has read and no server needs any more for its own pages. */
export async function deleteRead(sql: Sql, keptSeconds: number): Promise<void> {
  await sql`
    DELETE FROM outbox
    WHERE transaction < ALL (SELECT pg_snapshot_xmin(position) FROM outbox_positions)
      AND at < clock_timestamp() - make_interval(secs => ${keptSeconds})`
}
