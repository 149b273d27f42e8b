import type { ErrorCode, FieldErrors } from '@roomlark/contract/errors'

/** What the server said, or why it could not be asked (`status` 0). */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | 'timeout' | 'unreachable' | 'unreadable'
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
export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof Error && error.message !== '' ? error.message : otherwise
}
