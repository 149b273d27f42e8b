import { createHash } from 'node:crypto'
import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { type AttemptKey, lockAttempt, type NewAttempt, selectAttempt } from './attempts.queries.ts'

/**
 * `bookingId` is the booking that an earlier attempt created. Without one, this attempt is stored together
 * with its booking.
 */
export type Attempt = NewAttempt & { bookingId: string | undefined }

/**
 * Finds what an earlier attempt created. A retry of a finished booking is answered from this alone, so it
 * waits neither for other retries nor for other bookings.
 */
export async function findMadeBooking(
  ctx: Pick<ServiceContext, 'sql'>,
  attemptKey: AttemptKey,
  request: object,
): Promise<string | undefined> {
  const earlier = await selectAttempt(ctx.sql, attemptKey)
  if (earlier) requireSameRequest(earlier.requestHash, hashRequest(request))
  return earlier?.bookingId
}

export async function beginAttempt(tx: Sql, attemptKey: AttemptKey, request: object): Promise<Attempt> {
  // The queries run in this order on one connection, so that the second sees what the previous owner of the
  // lock has committed.
  const [isLocked, earlier] = await Promise.all([lockAttempt(tx, attemptKey), selectAttempt(tx, attemptKey)])
  const requestHash = hashRequest(request)
  if (earlier) requireSameRequest(earlier.requestHash, requestHash)
  else if (!isLocked) {
    throw new AppError('conflict', 'This booking is still being made. Please try again in a moment.', {
      retryAfterSeconds: 1,
    })
  }
  return { ...attemptKey, requestHash, bookingId: earlier?.bookingId }
}

/**
 * Hashes the parsed request, whose keys are in the order of the contract, whatever order the caller sent them
 * in.
 */
export function hashRequest(request: object): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest()
}

export function requireSameRequest(earlier: Buffer, hash: Buffer): void {
  if (earlier.equals(hash)) return
  throw new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another booking.')
}
