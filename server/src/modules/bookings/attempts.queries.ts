import type { Sql } from '../../db/database.ts'

/** Until the transaction ends nobody else works on this key; false where somebody does already. */
export async function lockAttempt(sql: Sql, actorId: string, key: string): Promise<boolean> {
  const [row] = await sql<[{ locked: boolean }]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`booking ${actorId} ${key}`}, 0)) AS locked`
  return row.locked
}

export async function selectAttempt(
  sql: Sql,
  actorId: string,
  key: string,
): Promise<{ requestHash: Buffer; bookingId: string } | undefined> {
  const [row] = await sql<{ requestHash: Buffer; bookingId: string }[]>`
    SELECT request_hash AS "requestHash", booking_id AS "bookingId" FROM idempotency_keys
    WHERE actor_id = ${actorId} AND key = ${key}`
  return row
}

export async function insertAttempt(
  sql: Sql,
  attempt: { actorId: string; key: string; requestHash: Buffer; bookingId: string; now: Date },
): Promise<void> {
  await sql`
    INSERT INTO idempotency_keys (actor_id, key, request_hash, booking_id, created_at)
    VALUES (${attempt.actorId}, ${attempt.key}, ${attempt.requestHash}, ${attempt.bookingId}, ${attempt.now})`
}

export async function deleteAttemptsBefore(sql: Sql, before: Date): Promise<void> {
  await sql`DELETE FROM idempotency_keys WHERE created_at < ${before}`
}
