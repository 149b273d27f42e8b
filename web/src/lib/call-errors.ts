import type { FailureEnvelope } from '@roomlark/contract/envelope'
import { say } from '@roomlark/contract/say'
import { ApiError } from './api-error.ts'

export const unreachableMessage = say('We could not reach the server. Check your connection and try again.')

/** The message of the server, if it sent one. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const body = await readFailure(response)
  return body ? errorFromBody(response.status, body) : new ApiError(response.status, 'unreadable', '')
}

/** A body that says so is a failure, whatever the status. An empty body is an answer without data. */
export function readAnswer(status: number, text: string): object {
  const body: unknown = text === '' ? null : JSON.parse(text)
  const answer: object = typeof body === 'object' && body !== null ? body : {}
  if ('success' in answer && answer.success === false) {
    throw isFailure(answer) ? errorFromBody(status, answer) : new ApiError(status, 'unreadable', '')
  }
  return { data: null, ...answer }
}

export function unreachable(reason: unknown, deadline: AbortSignal): ApiError {
  if (deadline.aborted) {
    return new ApiError(0, 'timeout', say('The server took too long to answer. Please try again.'))
  }
  if (reason instanceof SyntaxError) {
    return new ApiError(200, 'unreadable', say('The server sent a response we could not read.'))
  }
  return new ApiError(0, 'unreachable', unreachableMessage)
}

/** Servers in between may answer with a message alone. */
type Failure = Pick<FailureEnvelope, 'message'> & Partial<Pick<FailureEnvelope, 'code' | 'fields'>>

function errorFromBody(status: number, { code, message, fields }: Failure): ApiError {
  return new ApiError(status, code ?? 'unreadable', message, fields)
}

async function readFailure(response: Response): Promise<Failure | null> {
  try {
    const body: unknown = await response.json()
    return isFailure(body) ? body : null
  } catch (reason) {
    // A proxy's error page is not an envelope, and an interrupted or late answer is not an answer.
    if (reason instanceof SyntaxError) return null
    throw reason
  }
}

function isFailure(body: unknown): body is Failure {
  return (
    typeof body === 'object' &&
    body !== null &&
    (!('code' in body) || typeof body.code === 'string') &&
    'message' in body &&
    typeof body.message === 'string'
  )
}
