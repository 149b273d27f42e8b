import type { Sql } from '../../db/database.ts'

/** `limit` is at least 2. */
export type ThrottleRule = { limit: number; windowMs: number; firstBlockMs: number; maxBlockMs: number }

/**
 * Counts one attempt, unless the key is blocked: then nothing changes and the answer is false. Atomic:
 * the attempt that reaches the limit is let through but closes the door behind itself, so a hundred
 * at once get no further than the same number in a row. Every later one doubles the block, and a quiet
 * window after the last block forgets it all.
 */
export async function updateAttempts(sql: Sql, key: string, rule: ThrottleRule, now: Date): Promise<boolean> {
  const forgottenBefore = new Date(now.getTime() - rule.windowMs)
  const result = await sql`
    INSERT INTO throttles AS t (key, attempts, window_started_at) VALUES (${key}, 1, ${now})
    ON CONFLICT (key) DO UPDATE SET (attempts, window_started_at, blocks, blocked_until) = (
      SELECT counted.attempts,
             counted.window_started_at,
             counted.blocks + (counted.attempts >= ${rule.limit})::integer,
             CASE WHEN counted.attempts >= ${rule.limit} THEN ${now}::timestamptz
               + least(${rule.firstBlockMs} * power(2, counted.blocks), ${rule.maxBlockMs}) * interval '1 millisecond'
             END
      FROM (
        SELECT CASE WHEN forgotten THEN 1 ELSE t.attempts + 1 END AS attempts,
               CASE WHEN forgotten THEN ${now} ELSE t.window_started_at END AS window_started_at,
               CASE WHEN forgotten THEN 0 ELSE t.blocks END AS blocks
        FROM (SELECT greatest(t.window_started_at, t.blocked_until) <= ${forgottenBefore} AS forgotten) AS age
      ) AS counted
    )
    WHERE t.blocked_until IS NULL OR t.blocked_until <= ${now}`
  return result.count === 1
}

export async function selectBlockedUntil(sql: Sql, key: string): Promise<Date | null> {
  const [row] = await sql<{ blockedUntil: Date | null }[]>`
    SELECT blocked_until AS "blockedUntil" FROM throttles WHERE key = ${key}`
  return row?.blockedUntil ?? null
}

export async function deleteAttempts(sql: Sql, key: string): Promise<void> {
  await sql`DELETE FROM throttles WHERE key = ${key}`
}
