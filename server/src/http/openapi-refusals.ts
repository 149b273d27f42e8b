import type { Endpoint } from '@roomlark/contract/endpoint'
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
  BadRequest: refusal('The request is not valid; `fields` says why'),
  Unauthorized: {
    ...refusal('No session, or one that has ended'),
    headers: {
      'WWW-Authenticate': { description: 'The scheme to sign in by.', schema: { type: 'string' } },
    },
  },
  Forbidden: refusal('This account is not allowed to do that'),
  NotFound: refusal('It does not exist, or this account cannot see it'),
  TooManyRequests: { ...refusal('Too many calls'), headers: retryAfter },
  Refused: refusal('Refused; `code` says why'),
  Failed: { ...refusal('An error of the server, or too much load'), headers: retryAfter },
}

function refusal(description: string): Json {
  return { description, content: { 'application/json': { schema: reference('Failure') } } }
}

export function refusalsOf(endpoint: Endpoint): Json {
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
