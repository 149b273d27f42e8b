import { createHash } from 'node:crypto'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { SignedInContext } from '../../http/context.ts'
import { insertAttempt, lockAttempt, selectAttempt } from './attempts.queries.ts'

/** `bookingId` is what an earlier attempt made; else `made` is to be called in the booking's own transaction. */
export type Attempt = { bookingId: string | undefined; made(bookingId: string): Promise<void> }

/** `request` is what was asked, after parsing: the order of its keys is the contract's, not the caller's. */
export async function beginAttempt(
  ctx: SignedInContext,
  tx: Sql,
  key: string,
  request: object,
): Promise<Attempt> {
  const actorId = ctx.actor.userId
  if (!(await lockAttempt(tx, actorId, key))) {
    throw new AppError('conflict', 'This booking is being made right now. Please ask again in a moment.', {
      retryAfterSeconds: 1,
    })
  }
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest()
  const earlier = await selectAttempt(tx, actorId, key)
  if (earlier && !earlier.requestHash.equals(requestHash)) {
    throw new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another booking.')
  }
  return {
    bookingId: earlier?.bookingId,
    made: (bookingId) => insertAttempt(tx, { actorId, key, requestHash, bookingId, now: ctx.clock() }),
  }
}
