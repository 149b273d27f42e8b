import type { Sql } from '../../db/database.ts'

/** The key that somebody chose for an attempt. Others may use the same key for theirs. */
export type AttemptKey = { actorId: string; key: string }

/** `bookingId` is the booking that the attempt made, if it made one. */
type AttemptRow = { requestHash: Buffer; bookingId: string | null }

/** An attempt is stored in the same transaction as its work. */
export type NewAttempt = AttemptKey & { requestHash: Buffer }

/** Locks this key until the transaction ends. Returns false when another transaction already has it. */
export async function lockAttempt(sql: Sql, { actorId, key }: AttemptKey): Promise<boolean> {
  const [row] = await sql<[{ locked: boolean }]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`booking ${actorId} ${key}`}, 0)) AS locked`
  return row.locked
}

export async function selectAttempt(sql: Sql, { actorId, key }: AttemptKey): Promise<AttemptRow | undefined> {
  const [row] = await sql<AttemptRow[]>`
    SELECT request_hash AS "requestHash", booking_id AS "bookingId" FROM idempotency_keys
    WHERE actor_id = ${actorId} AND key = ${key}`
  return row
}

/** Returns false if the key was used before; waits for a transaction that is using it. */
export async function insertAttempt(sql: Sql, attempt: NewAttempt & { at: Date }): Promise<boolean> {
  const { actorId, key, requestHash, at } = attempt
  const { count } = await sql`
    INSERT INTO idempotency_keys (actor_id, key, request_hash, created_at)
    VALUES (${actorId}, ${key}, ${requestHash}, ${at})
    ON CONFLICT ON CONSTRAINT idempotency_keys_actor_key DO NOTHING`
  return count === 1
}

export async function deleteAttemptsBefore(sql: Sql, before: Date): Promise<void> {
  await sql`DELETE FROM idempotency_keys WHERE created_at < ${before}`
}
