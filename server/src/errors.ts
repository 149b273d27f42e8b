import type { Quote } from '@roomlark/contract/bookings/booking-input'
import type { ErrorCode, FieldErrors } from '@roomlark/contract/errors'
import { say } from '@roomlark/contract/say'
import { changedByOthersWords, changedSinceSeenWords, notFoundWords } from './error-words.ts'

const statusByCode: Record<ErrorCode, number> = {
  validation_failed: 400,
  bad_request: 400,
  upload_stalled: 400,
  invalid_token: 400,
  wrong_password: 400,
  unauthorized: 401,
  signed_out: 401,
  invalid_credentials: 401,
  mfa_required: 401,
  mfa_invalid: 401,
  forbidden: 403,
  registration_closed: 403,
  not_launched: 403,
  email_unverified: 403,
  account_suspended: 403,
  mfa_setup_required: 403,
  confirmation_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  request_timeout: 408,
  unlikely_value: 409,
  low_price: 409,
  price_changed: 409,
  hold_expired: 409,
  too_many_held: 409,
  open_balance: 409,
  sold_out: 409,
  not_on_sale: 409,
  unknown_code: 409,
  in_past: 409,
  reservation_closed: 409,
  cursor_expired: 409,
  channel_off: 409,
  code_required: 403,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
}

type Extras = {
  fields?: FieldErrors
  retryAfterSeconds?: number
  /** Current price of the stay, if it differs from what the guest was shown. */
  quote?: Quote
  /** True if rooms are refused because others have them, which metrics count. */
  isSoldOut?: boolean
  cause?: unknown
}

export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined
  readonly quote: Quote | undefined
  readonly isSoldOut: boolean

  constructor(code: ErrorCode, message: string, extras: Extras = {}) {
    super(message, { cause: extras.cause })
    this.code = code
    this.fields = extras.fields
    this.retryAfterSeconds = extras.retryAfterSeconds
    this.quote = extras.quote
    this.isSoldOut = extras.isSoldOut ?? false
  }

  get status(): number {
    return statusByCode[this.code]
  }
}

export function notFound(what: keyof typeof notFoundWords): AppError {
  return new AppError('not_found', notFoundWords[what]())
}

export function nothingHere(): AppError {
  return new AppError('not_found', say('There is nothing at this address.'))
}

/** Refuses what was entered for an older version than the one that is stored now. */
export function changedByOthers(what: keyof typeof changedByOthersWords): AppError {
  return new AppError('conflict', changedByOthersWords[what]())
}

/** Refuses to decide on something that is no longer what was looked at. */
export function changedSinceSeen(what: keyof typeof changedSinceSeenWords): AppError {
  return new AppError('conflict', changedSinceSeenWords[what]())
}

export function unavailable(cause?: unknown): AppError {
  return new AppError('unavailable', say('We are very busy right now. Please try again in a moment.'), {
    retryAfterSeconds: 2,
    cause,
  })
}

export function storageFull(cause?: unknown): AppError {
  return new AppError(
    'storage_full',
    say('There is no space left to store this. Nothing was saved; please try again later.'),
    { retryAfterSeconds: 60, cause },
  )
}
