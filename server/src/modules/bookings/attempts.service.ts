import { createHash } from 'node:crypto'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { lockAttempt, type NewAttempt, selectAttempt } from './attempts.queries.ts'

/** `bookingId` is what an earlier attempt created; without one, this attempt is stored together with its booking. */
export type Attempt = NewAttempt & { bookingId: string | undefined }

/**
 * What an earlier attempt created. A retry of a finished booking is answered from this alone, so it waits neither
 * for other retries nor for other bookings.
 */
export async function findMadeBooking(
  ctx: SignedInContext,
  key: string,
  request: object,
): Promise<string | undefined> {
  const earlier = await selectAttempt(ctx.sql, ctx.actor.userId, key)
  if (earlier) requireSameRequest(earlier.requestHash, hashOf(request))
  return earlier?.bookingId
}

export async function beginAttempt(
  ctx: SignedInContext,
  tx: Sql,
  key: string,
  request: object,
): Promise<Attempt> {
  const actorId = ctx.actor.userId
  // In this order, so that the second query sees what the previous owner of the lock has committed.
  const [isLocked, earlier] = await Promise.all([
    lockAttempt(tx, actorId, key),
    selectAttempt(tx, actorId, key),
  ])
  const requestHash = hashOf(request)
  if (earlier) requireSameRequest(earlier.requestHash, requestHash)
  else if (!isLocked) {
    throw new AppError('conflict', 'This booking is still being made. Please try again in a moment.', {
      retryAfterSeconds: 1,
    })
  }
  return { actorId, key, requestHash, bookingId: earlier?.bookingId }
}

/** The hash of the parsed request: the contract, not the caller, decides the order of its keys. */
function hashOf(request: object): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest()
}

function requireSameRequest(earlier: Buffer, hash: Buffer): void {
  if (earlier.equals(hash)) return
  throw new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another booking.')
}
