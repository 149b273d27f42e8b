import { createHash } from 'node:crypto'
import { say } from '@roomlark/contract/say'
import type { ServiceContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import {
  type AttemptKey,
  deleteAttemptsBefore,
  insertAttempt,
  lockAttempt,
  type NewAttempt,
  selectAttempt,
} from './attempts.queries.ts'

export type { AttemptKey, NewAttempt }

/**
 * An attempt to book. `bookingId` is the booking that an earlier attempt made; without one, this attempt is stored
 * together with its booking.
 */
export type Attempt = NewAttempt & { bookingId: string | undefined }

/**
 * Finds the booking that an earlier attempt made. A retry of a finished booking is answered from this alone, so it
 * waits neither for other retries nor for other bookings.
 */
export async function findMadeBooking(
  ctx: Pick<ServiceContext, 'sql'>,
  attemptKey: AttemptKey,
  request: object,
): Promise<string | undefined> {
  const earlier = await selectAttempt(ctx.sql, attemptKey)
  if (earlier) requireSameRequest(earlier.requestHash, hashRequest(request))
  return earlier?.bookingId ?? undefined
}

export async function beginAttempt(
  tx: Transaction,
  attemptKey: AttemptKey,
  request: object,
): Promise<Attempt> {
  // Read under the lock, so that what its previous owner committed is seen.
  const isLocked = await lockAttempt(tx, attemptKey)
  const earlier = await selectAttempt(tx, attemptKey)
  const requestHash = hashRequest(request)
  if (earlier) requireSameRequest(earlier.requestHash, requestHash)
  else if (!isLocked) {
    throw new AppError('conflict', say('This booking is still being made. Please try again in a moment.'), {
      retryAfterSeconds: 1,
    })
  }
  return { ...attemptKey, requestHash, bookingId: earlier?.bookingId ?? undefined }
}

/** Claims the key for this request. Returns true if the request was carried out before. */
export async function isRepeated(
  tx: Transaction,
  attemptKey: AttemptKey,
  request: object,
  at: Date,
): Promise<boolean> {
  const requestHash = hashRequest(request)
  if (await insertAttempt(tx, { ...attemptKey, requestHash, at })) return false
  const earlier = await selectAttempt(tx, attemptKey)
  if (!earlier) throw new Error('the attempt that was there is gone')
  requireSameRequest(earlier.requestHash, requestHash)
  return true
}

/**
 * Hashes the parsed request, whose keys are in the order of the contract, whatever order the caller sent them in.
 */
export function hashRequest(request: object): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest()
}

export function requireSameRequest(earlier: Buffer, hash: Buffer): void {
  if (earlier.equals(hash)) return
  throw new AppError('idempotency_mismatch', say('This Idempotency-Key was used for something else.'))
}

/** Removes keys that nobody will send again. */
export async function forgetOldAttempts({ sql, clock }: ServiceContext): Promise<void> {
  await deleteAttemptsBefore(sql, new Date(clock().getTime() - 30 * 86_400_000))
}
