import { createHash } from 'node:crypto'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { SignedInContext } from '../../http/context.ts'
import { lockAttempt, type NewAttempt, selectAttempt } from './attempts.queries.ts'

/** `bookingId` is what an earlier attempt made; else this one is to be written in the booking's own transaction. */
export type Attempt = NewAttempt & { bookingId: string | undefined }

/** `request` is what was asked, after parsing: the order of its keys is the contract's, not the caller's. */
export async function beginAttempt(
  ctx: SignedInContext,
  tx: Sql,
  key: string,
  request: object,
): Promise<Attempt> {
  const actorId = ctx.actor.userId
  // In this order: the second sees what whoever had the lock before has committed.
  const [isLocked, earlier] = await Promise.all([
    lockAttempt(tx, actorId, key),
    selectAttempt(tx, actorId, key),
  ])
  if (!isLocked) {
    throw new AppError('conflict', 'This booking is being made right now. Please ask again in a moment.', {
      retryAfterSeconds: 1,
    })
  }
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest()
  if (earlier && !earlier.requestHash.equals(requestHash)) {
    throw new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another booking.')
  }
  return { actorId, key, requestHash, bookingId: earlier?.bookingId }
}
