import type { FailureEnvelope } from '@roomlark/contract/envelope'
import { ApiError } from './api-error.ts'

export const unreachableMessage = 'We could not reach the server. Check your connection and try again.'

/** The server's own words, as far as it had any. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const body = await readFailure(response)
  if (body) return new ApiError(response.status, body.code, body.message, body.fields)
  return new ApiError(response.status, 'unreadable', '')
}

export function unreachable(reason: unknown, deadline: AbortSignal): ApiError {
  if (deadline.aborted) {
    return new ApiError(0, 'timeout', 'The server took too long to answer. Please try again.')
  }
  if (reason instanceof SyntaxError) {
    return new ApiError(200, 'unreadable', 'The server sent an answer we could not read.')
  }
  return new ApiError(0, 'unreachable', unreachableMessage)
}

async function readFailure(response: Response): Promise<FailureEnvelope | null> {
  try {
    const body: unknown = await response.json()
    return isFailure(body) ? body : null
  } catch (reason) {
    // A proxy's error page is no envelope; an interrupted or late answer is not an answer.
    if (reason instanceof SyntaxError) return null
    throw reason
  }
}

function isFailure(body: unknown): body is FailureEnvelope {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'message' in body &&
    typeof body.message === 'string'
  )
}
