import type { ErrorCode } from '@roomlark/contract/errors'
import type { AppError } from '../../../errors.ts'
import type { OtaContent } from './ota-xml.ts'

/** Types (EWT) and codes (ERR) of the OpenTravel code list. */
const type = { rule: '3', authentication: '4', authorization: '6', protocol: '7', processing: '12' } as const
const code = {
  invalidDate: '15',
  unavailable: '187',
  invalidValue: '320',
  noAvailability: '322',
  hotelNotActive: '375',
  invalidHotelCode: '392',
  unableToProcess: '450',
  authorization: '497',
  roomOrRateNotFound: '783',
} as const

const known: Partial<Record<ErrorCode, readonly [string, string]>> = {
  bad_request: [type.protocol, code.unableToProcess],
  payload_too_large: [type.protocol, code.unableToProcess],
  unsupported_media_type: [type.protocol, code.unableToProcess],
  unauthorized: [type.authentication, code.authorization],
  signed_out: [type.authentication, code.authorization],
  forbidden: [type.authorization, code.authorization],
  not_launched: [type.authorization, code.authorization],
  not_found: [type.rule, code.invalidHotelCode],
  channel_off: [type.rule, code.hotelNotActive],
  unknown_code: [type.rule, code.roomOrRateNotFound],
  sold_out: [type.rule, code.noAvailability],
  not_on_sale: [type.rule, code.noAvailability],
  in_past: [type.rule, code.invalidDate],
  validation_failed: [type.rule, code.invalidValue],
  too_many_requests: [type.processing, code.unavailable],
}

/** Says why a message was refused. `ShortText` is the code of the JSON calls, which says more than the list has words for. */
export function makeErrors(error: AppError): OtaContent {
  const [kind, number] = known[error.code] ?? [type.rule, code.unableToProcess]
  const [field] = Object.keys(error.fields ?? {})
  return {
    Errors: {
      Error: {
        '@_Type': kind,
        '@_Code': number,
        '@_ShortText': error.code,
        ...(field !== undefined && { '@_Tag': field }),
        '#text': error.message,
      },
    },
  }
}

/** A message that was taken, with what the sender should know about it. */
export function makeSuccess(warnings: readonly string[] = []): OtaContent {
  return {
    Success: {},
    ...(warnings.length > 0 && {
      Warnings: { Warning: warnings.map((text) => ({ '@_Type': type.rule, '#text': text })) },
    }),
  }
}
