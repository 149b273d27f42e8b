import type { Sql } from '../../db/database.ts'

/** The key that a member of staff chose for an attempt. Others may use the same key for theirs. */
export type AttemptKey = { actorId: string; key: string }

/** Locks this key until the transaction ends. Returns false when another transaction already has it. */
export async function lockAttempt(sql: Sql, { actorId, key }: AttemptKey): Promise<boolean> {
  const [row] = await sql<[{ locked: boolean }]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`booking ${actorId} ${key}`}, 0)) AS locked`
  return row.locked
}

export async function selectAttempt(
  sql: Sql,
  { actorId, key }: AttemptKey,
): Promise<{ requestHash: Buffer; bookingId: string } | undefined> {
  const [row] = await sql<{ requestHash: Buffer; bookingId: string }[]>`
    SELECT request_hash AS "requestHash", booking_id AS "bookingId" FROM idempotency_keys
    WHERE actor_id = ${actorId} AND key = ${key}`
  return row
}

/** An attempt is stored in the same transaction as the booking it created. */
export type NewAttempt = AttemptKey & { requestHash: Buffer }

export async function deleteAttemptsBefore(sql: Sql, before: Date): Promise<void> {
  await sql`DELETE FROM idempotency_keys WHERE created_at < ${before}`
}
