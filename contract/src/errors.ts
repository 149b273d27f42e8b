export const errorCodes = [
  'validation_failed',
  'bad_request',
  'upload_stalled',
  'invalid_token',
  'wrong_password',
  'unauthorized',
  'signed_out',
  'invalid_credentials',
  'mfa_required',
  'mfa_invalid',
  'forbidden',
  'registration_closed',
  'not_launched',
  'email_unverified',
  'account_suspended',
  'mfa_setup_required',
  'confirmation_required',
  'not_found',
  'method_not_allowed',
  'conflict',
  'request_timeout',
  'unlikely_value',
  'low_price',
  'payload_too_large',
  'unsupported_media_type',
  'idempotency_mismatch',
  'too_many_requests',
  'headers_too_large',
  'internal',
  'unavailable',
  'storage_full',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** Messages by field path, e.g. `{ 'profile.firstName': 'First name is required' }`. */
export type FieldErrors = Record<string, string>
