import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/** The key the caller chose for this attempt, which distinguishes a retry from a second request. */
export function getIdempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,100}$/.test(key)) {
    throw new AppError(
      'bad_request',
      'Send an Idempotency-Key header: 1 to 100 characters of your choice, the same when you retry the call.',
    )
  }
  return key
}
