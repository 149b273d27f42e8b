import type { components } from './api.d.ts'

type Failure = components['schemas']['Failure']

/** Why a call was refused. Branch on this, never on the message. */
export type ErrorCode = Failure['code']

/** A call that was refused, or that something on the way answered instead of Roomlark. */
export class RoomlarkError extends Error {
  override readonly name = 'RoomlarkError'
  readonly status: number
  readonly code: ErrorCode
  /** Errors by the path of their field. */
  readonly fields: Readonly<Record<string, string>>
  /** How many seconds to wait before trying again, if the server said so. */
  readonly retryAfterSeconds: number | null

  constructor(status: number, failure: Failure, retryAfterSeconds: number | null = null) {
    super(failure.message)
    this.status = status
    this.code = failure.code
    this.fields = failure.fields ?? {}
    this.retryAfterSeconds = retryAfterSeconds
  }

  static async of(response: Response): Promise<RoomlarkError> {
    const body: unknown = await response.json().catch(() => null)
    return new RoomlarkError(
      response.status,
      isFailure(body) ? body : unreadable(response.status),
      getRetryAfter(response),
    )
  }
}

export function getRetryAfter({ headers }: Response): number | null {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null
}

function isFailure(body: unknown): body is Failure {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body
}

/** A proxy in between answers with pages of its own. */
function unreadable(status: number): Failure {
  const code = status >= 500 ? 'unavailable' : 'bad_request'
  return { success: false, code, message: `The answer with the status ${status} is not one of Roomlark` }
}
