import type postgres from 'postgres'
import { outboxChannel } from '../src/db/outbox.ts'

/** Tells open pages and servers of a change that a test has made by hand. */
export async function tellPages(
  sql: postgres.Sql,
  type: 'notification' | 'platform' | 'account',
  userIds?: string[],
): Promise<void> {
  await sql`
    WITH told AS (
      INSERT INTO outbox (kind, user_ids, everyone) VALUES (${type}, ${userIds ?? []}, ${userIds === undefined}))
    SELECT pg_notify(${outboxChannel}, '')`
}
