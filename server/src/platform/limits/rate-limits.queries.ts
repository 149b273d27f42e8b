import type { Sql } from '../../db/database.ts'

type Share = { key: string; calls: number }

/**
 * Adds what one server allowed and returns the totals of all servers. Rows are written in order of their
 * keys, so that servers do not deadlock.
 */
export async function upsertRateCounts(sql: Sql, minute: number, shares: Share[]): Promise<Share[]> {
  const keys = shares.map(({ key }) => key)
  const calls = shares.map((share) => share.calls)
  return sql<Share[]>`
    INSERT INTO rate_counts AS r (minute, key, calls)
    SELECT ${minute}, key, calls FROM unnest(${keys}::text[], ${calls}::integer[]) AS counted (key, calls) ORDER BY key
    ON CONFLICT (minute, key) DO UPDATE SET calls = r.calls + excluded.calls
    RETURNING key, calls`
}

export async function deleteRateCountsBefore(sql: Sql, minute: number): Promise<void> {
  await sql`DELETE FROM rate_counts WHERE minute < ${minute}`
}
