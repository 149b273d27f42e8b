import * as z from 'zod/mini'
import { userTypes } from './endpoint.ts'
import { say } from './say.ts'

export const Id = z.uuid(say('This is not a valid id'))
export const UserType = z.enum(userTypes)
/** An instant in ISO 8601 format, in UTC. */
export const Instant = z.iso.datetime()

/** spec §5: one message for every email field. */
export const Email = z
  .pipe(
    z.string(),
    z.transform((value) => value.trim().toLowerCase()),
  )
  .check(
    z.refine((value) => value.length <= 254 && isEmail(value), say('Please enter a valid email address')),
  )

const emailPattern = z.email()
function isEmail(value: string): boolean {
  return emailPattern.safeParse(value).success
}

const passwordLength = { min: 8, max: 128 } as const

/** A password being chosen; the server also refuses common ones. */
export const NewPassword = z
  .string()
  .check(
    z.minLength(passwordLength.min, say('Password must be at least 8 characters')),
    z.maxLength(passwordLength.max, say('Password must be at most 128 characters')),
  )

/** A password being checked: only its length is bounded, so that old passwords keep working. */
export const CurrentPassword = z
  .string()
  .check(z.minLength(1, say('Password is required')), z.maxLength(1024, say('That password is too long')))

/** An emailed one-time token or a session token. */
export const OpaqueToken = z
  .string()
  .check(z.minLength(1, say('The link is incomplete')), z.maxLength(200, say('The link is not valid')))

/** PostgreSQL stores neither NUL nor lone surrogates, and nobody types them. */
export const keepable = z.refine<string>(
  (value) => !/[\0\p{Surrogate}]/u.test(value),
  say('This contains a character that cannot be stored'),
)

/**
 * A name is a single line within other text, on screens and in the subjects of emails. Characters that would
 * break the line or reverse the text after it are not part of anyone's name.
 */
const oneLine = z.refine<string>(
  (value) => !/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u.test(value),
  say('Use one line, without control characters'),
)

/** Text that consists only of invisible characters also counts as blank. */
function visible(message: string) {
  return z.refine<string>((value) => value === '' || /[^\p{C}\p{Z}]/u.test(value), message)
}

/** The name of a person, a company or a thing, or another line of text that identifies it. */
export function requiredName(max: number, message: string) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(max, say('Use at most {count} characters', { count: max })),
      keepable,
      oneLine,
      visible(message),
    )
}

/** Accepts the same as `requiredName`, but may be empty. */
export function nameOrNothing(max: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, say('Use at most {count} characters', { count: max })),
      keepable,
      oneLine,
    )
}

export function requiredText(max: number, message: string) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(max, say('Use at most {count} characters', { count: max })),
      keepable,
    )
}

export function optionalText(max: number) {
  return z.optional(
    z
      .string()
      .check(z.trim(), z.maxLength(max, say('Use at most {count} characters', { count: max })), keepable),
  )
}

/**
 * The maximum length of a reason in someone's own words, such as for a cancelled booking or a closed account.
 */
export const reasonLength = 400

/** Bounds a value that only the database can check, such as a city to filter by. */
export function filterText(max: number, message: string) {
  return z.string().check(z.maxLength(max, message), keepable)
}

/** The number of a row in a body; `wholeNumber` reads the same from an address. */
export const RowNumber = z
  .int(say('This is not a valid id'))
  .check(
    z.gte(1, say('This is not a valid id')),
    z.lte(Number.MAX_SAFE_INTEGER, say('This is not a valid id')),
  )

/**
 * Accepts numbers as people write them, also with an extension: `+39 089 875 000`, `(312) 555-0143 ext. 12`.
 * It may be empty.
 */
export const Phone = z.optional(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(40, say('Use at most 40 characters')),
      z.regex(
        /^$|^(?=(?:\D*\d){5})\+?[\d\s()./-]+(?:(?:ext\.?|x)\s*\d{1,6})?$/i,
        say('Enter a phone number like +39 089 875 000'),
      ),
    ),
)

/** Text of several lines that may be empty. */
export function freeText(max: number) {
  const message = say('Use at most {count, plural, one {# character} other {# characters}}', { count: max })
  return z.string().check(z.trim(), z.maxLength(max, message), keepable)
}

/** The search text of a list. */
export const SearchText = z.string().check(z.maxLength(200, say('Use at most 200 characters')), keepable)

/**
 * Reads a number from an address, as decimal digits only; `Number` would also accept 0x10, 1e2 and blanks.
 */
export function wholeNumber(least: number, most: number, message: string) {
  const digits = z.transform((value: unknown) =>
    typeof value === 'string' ? Number(/^\d+$/.test(value) ? value : Number.NaN) : value,
  )
  return z.pipe(digits, z.int(message).check(z.gte(least, message), z.lte(most, message)))
}

/** For percentages, which are kept as hundredths: what is finer would be rounded, and not be what was entered. */
export function atMostTwoDecimals() {
  return z.refine<number>((value) => Number(value.toFixed(2)) === value, say('Use at most two decimals'))
}

/**
 * The version that was read: a change based on an older one is refused. The greatest integer of PostgreSQL is left
 * free, because the change is stored as the next version.
 */
export const Version = z
  .int(say('The version is missing'))
  .check(
    z.gte(0, say('This version does not exist')),
    z.lte(2_147_483_646, say('This version does not exist')),
  )

export const messageLength = 2000

/** A message from one person to another: text that must not be empty and may have several lines. */
export const MessageText = freeText(messageLength).check(z.minLength(1, say('Write a message')))

/** No hotel offers its partners more, in percent. */
export const highestCommissionRate = 50

const rateWords = say('Enter a rate from 0 to {percent} percent', { percent: highestCommissionRate })

/** A percentage with up to two decimals. */
export const CommissionRate = z
  .number(rateWords)
  .check(z.gte(0, rateWords), z.lte(highestCommissionRate, rateWords), atMostTwoDecimals())

/** A paper to download; `base64` is the PDF itself. */
export const PdfFile = z.object({ filename: z.string(), base64: z.string() })
export type PdfFile = z.infer<typeof PdfFile>

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** Like the schema `Id`, for those who only read an address and have no other use for schemas. */
export function isId(text: string | null): text is string {
  return text !== null && uuid.test(text)
}
