import type { ErrorCode, FieldErrors } from './errors.ts'

export type SuccessEnvelope<Data, Meta = undefined> = {
  success: true
  message?: string
  data: Data
  meta?: Meta
}

export type FailureEnvelope = {
  success: false
  code: ErrorCode
  message: string
  fields?: FieldErrors
  /** With `price_changed`: what the stay costs now, as `Quote` of the bookings has it. */
  quote?: object
}
