import type { Sql } from '../../db/database.ts'

/**
 * Allows at most `limit` attempts (2 or more) in any window. `block` makes it stricter: reaching the limit
 * causes a pause, and every later attempt causes one twice as long, until a whole window after the last pause
 * has been quiet.
 */
export type ThrottleRule = { limit: number; windowMs: number; block?: { firstMs: number; maxMs: number } }

/** `blockedUntil` is set if this attempt reached the limit. */
export type CountedAttempt = { key: string; at: Date; blockedUntil: Date | null }

/**
 * Counts one attempt, unless the key is blocked: then nothing changes and nothing is returned. This is
 * atomic: the attempt that reaches the limit is allowed but blocks the key, so that a hundred concurrent
 * attempts get no further than the same number in sequence.
 */
export async function updateAttempts(
  sql: Sql,
  key: string,
  rule: ThrottleRule,
  now: Date,
): Promise<CountedAttempt | undefined> {
  const windowStart = new Date(now.getTime() - rule.windowMs)
  const until = rule.block
    ? sql`${now}::timestamptz + interval '1 millisecond'
          * least(${rule.block.firstMs} * power(2, counted.blocks), ${rule.block.maxMs})`
    : sql`counted.recent[1] + interval '1 millisecond' * ${rule.windowMs}`
  const closes = sql`(cardinality(counted.recent) >= ${rule.limit}
                      OR counted.blocks > 0 AND ${rule.block !== undefined})`
  const [row] = await sql<{ blockedUntil: Date | null }[]>`
    INSERT INTO throttles AS t (key, recent) VALUES (${key}, ARRAY[${now}::timestamptz])
    ON CONFLICT (key) DO UPDATE SET (recent, blocks, blocked_until) = (
      SELECT counted.recent,
             counted.blocks + ${closes}::integer,
             CASE WHEN ${closes} THEN ${until} END
      FROM (
        SELECT ARRAY(SELECT at FROM unnest(t.recent) AS at WHERE at > ${windowStart} ORDER BY at)
                 || ${now}::timestamptz AS recent,
               CASE WHEN t.blocked_until <= ${windowStart} THEN 0 ELSE t.blocks END AS blocks
      ) AS counted
    )
    WHERE t.blocked_until IS NULL OR t.blocked_until <= ${now}
    RETURNING blocked_until AS "blockedUntil"`
  return row && { key, at: now, blockedUntil: row.blockedUntil }
}

/** Reverts what counting this attempt changed, and nothing that happened after it. */
export async function withdrawAttempt(sql: Sql, attempt: CountedAttempt): Promise<void> {
  const { key, at, blockedUntil } = attempt
  const place = sql`array_position(recent, ${at}::timestamptz)`
  await sql`
    UPDATE throttles
    SET recent = recent[: ${place} - 1] || recent[${place} + 1 :],
        blocks = blocks - coalesce(blocked_until = ${blockedUntil}::timestamptz, false)::integer,
        blocked_until = nullif(blocked_until, ${blockedUntil}::timestamptz)
    WHERE key = ${key} AND ${at}::timestamptz = ANY (recent)`
}

export async function selectBlockedUntil(sql: Sql, key: string): Promise<Date | null> {
  const [row] = await sql<{ blockedUntil: Date | null }[]>`
    SELECT blocked_until AS "blockedUntil" FROM throttles WHERE key = ${key}`
  return row?.blockedUntil ?? null
}

export async function deleteAttempts(sql: Sql, key: string): Promise<void> {
  await sql`DELETE FROM throttles WHERE key = ${key}`
}
