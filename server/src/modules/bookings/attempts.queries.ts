import type { Sql } from '../../db/database.ts'

/** Says whose key it is, because two owners may use the same key for different attempts. */
export type AttemptOwner = { actorId: string } | { checkoutId: string }

function idOf(owner: AttemptOwner): string {
  return 'actorId' in owner ? owner.actorId : owner.checkoutId
}

/** Locks this key until the transaction ends. Returns false when another transaction already has it. */
export async function lockAttempt(sql: Sql, owner: AttemptOwner, key: string): Promise<boolean> {
  const [row] = await sql<[{ locked: boolean }]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`booking ${idOf(owner)} ${key}`}, 0)) AS locked`
  return row.locked
}

export async function selectAttempt(
  sql: Sql,
  owner: AttemptOwner,
  key: string,
): Promise<{ requestHash: Buffer; bookingId: string } | undefined> {
  const [row] = await sql<{ requestHash: Buffer; bookingId: string }[]>`
    SELECT request_hash AS "requestHash", booking_id AS "bookingId" FROM idempotency_keys
    WHERE ${'actorId' in owner ? sql`actor_id` : sql`checkout_id`} = ${idOf(owner)} AND key = ${key}`
  return row
}

/** An attempt is stored in the same transaction as the booking it created. */
export type NewAttempt = { owner: AttemptOwner; key: string; requestHash: Buffer }

export async function deleteAttemptsBefore(sql: Sql, before: Date): Promise<void> {
  await sql`DELETE FROM idempotency_keys WHERE created_at < ${before}`
}
