import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/** What the caller calls this attempt, so that a repeated one can be told from a second. */
export function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,100}$/.test(key)) {
    throw new AppError(
      'bad_request',
      'Send an Idempotency-Key header: 1 to 100 characters of your choice, the same when you retry the call.',
    )
  }
  return key
}
