import type { Endpoint } from '@roomlark/contract/endpoint'
import type { FailureEnvelope } from '@roomlark/contract/envelope'
import type { ErrorCode } from '@roomlark/contract/errors'
import { reference } from './openapi-components.ts'

type Json = Record<string, unknown>

const retryAfter = {
  'Retry-After': {
    description: 'The number of seconds to wait before trying again.',
    schema: { type: 'integer', minimum: 1 },
  },
}

/** Describes the possible refusals once for all operations. */
export const refusals: Record<string, Json> = {
  BadRequest: refusal('The request is not valid; `fields` says why', 'validation_failed', {
    message: 'First name is required',
    fields: { firstName: 'First name is required' },
  }),
  Unauthorized: {
    ...refusal('No session, or one that has ended', 'unauthorized', { message: 'Please sign in' }),
    headers: {
      'WWW-Authenticate': { description: 'The scheme to sign in by.', schema: { type: 'string' } },
    },
  },
  Forbidden: refusal('This account is not allowed to do that', 'forbidden', {
    message: 'Your account may not do this',
  }),
  NotFound: refusal('It does not exist, or this account cannot see it', 'not_found', {
    message: 'This hotel does not exist',
  }),
  TooManyRequests: {
    ...refusal('Too many calls', 'too_many_requests', { message: 'Please wait a moment and try again' }),
    headers: retryAfter,
  },
  Refused: refusal('Refused; `code` says why', 'conflict', {
    message: 'Someone else has changed this booking. Reload to continue.',
  }),
  Failed: {
    ...refusal('An error of the server, or too much load', 'unavailable', {
      message: 'Please try again in a moment',
    }),
    headers: retryAfter,
  },
}

function refusal(
  description: string,
  code: ErrorCode,
  words: Pick<FailureEnvelope, 'message' | 'fields'>,
): Json {
  const value: FailureEnvelope = { success: false, code, ...words }
  const content = { schema: reference('Failure'), examples: { example: { value } } }
  return { description, content: { 'application/json': content } }
}

export function listRefusals(endpoint: Endpoint): Json {
  const isPublic = endpoint.access === 'public'
  const hasInput = endpoint.params ?? endpoint.query ?? endpoint.body ?? endpoint.upload
  return {
    ...(hasInput === undefined ? {} : { 400: to('BadRequest') }),
    ...(isPublic ? {} : { 401: to('Unauthorized') }),
    ...(isPublic || endpoint.access === 'signed-in' ? {} : { 403: to('Forbidden') }),
    ...(endpoint.params ? { 404: to('NotFound') } : {}),
    429: to('TooManyRequests'),
    '4XX': to('Refused'),
    '5XX': to('Failed'),
  }
}

function to(name: string): Json {
  return { $ref: `#/components/responses/${name}` }
}
