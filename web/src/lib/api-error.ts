import type { ErrorCode, FieldErrors } from '@roomlark/contract/errors'

/** The server's error, or the reason why there was no answer (`status` 0). */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | 'timeout' | 'unreachable' | 'unreadable' | 'discarded'
  readonly fields: FieldErrors

  constructor(status: number, code: ApiError['code'], message: string, fields: FieldErrors = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
  }
}

/** The message worth showing, or `otherwise` when there is none. */
export function getErrorMessage(error: unknown, otherwise: string): string {
  return error instanceof Error && error.message !== '' ? error.message : otherwise
}

/** The request got no answer: it may be sent again where sending it twice does no harm. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'unreachable' || error.code === 'timeout')
}

/** The user discarded the change while it waited for the connection. */
export function isDiscarded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'discarded'
}

/** The server asks whether it is meant, because it looks like a mistake; sent again with `isMeant` it is done. */
export function isUnlikely(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'unlikely_value'
}

/** Missing, owned by somebody else, or a malformed address: the caller sees no difference between them. */
export function isNotThere(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}
