import { perFormats } from './formats.ts'

/** A number as it was typed, digit by digit: money may not pass through floating point. */
export type TypedNumber = { isNegative: boolean; whole: string; fraction: string }

/**
 * A number as people and the product write it: `1,850.50`, `1 850,50`, `1.850,50`, `1’850.50`.
 * Text that can be read in one way only is read that way. Text that can be read in two (`1.850`, `1,850`) is decided by
 * the account's format: the sign it writes decimals with begins the decimals, any other groups digits.
 */
export function readTyped(text: string): TypedNumber | null {
  return typedNumber(text, (mark, digits) => mark === decimalMark() || !couldGroup(digits))
}

/** A number that is never in the thousands, such as a percentage: one point or comma always begins decimals. */
export function readNumber(text: string): number {
  const typed = typedNumber(text, () => true)
  if (!typed) return Number.NaN
  const { isNegative, whole, fraction } = typed
  return (isNegative ? -1 : 1) * Number(`${whole}.${fraction}`)
}

/** `-10`, `+12,5 %` */
export function readPercent(text: string): number {
  return readNumber(text.replace('%', ''))
}

type Digits = { before: string; after: string }

function typedNumber(
  text: string,
  beginsDecimals: (mark: string, digits: Digits) => boolean,
): TypedNumber | null {
  const plain = text
    .trim()
    .replace('−', '-')
    .replace(/[\s’']/g, ' ')
  const match = /^([+-]?) ?(\d[\d., ]*|[.,]\d+)$/.exec(plain)
  if (!match) return null
  const [, sign, digits = ''] = match
  const at = decimalsAt(digits, beginsDecimals)
  const whole = ungrouped(at === -1 ? digits : digits.slice(0, at))
  const fraction = at === -1 ? '' : digits.slice(at + 1)
  if (whole === null || !/^\d*$/.test(fraction)) return null
  return { isNegative: sign === '-', whole, fraction }
}

/** The index of the mark that begins the decimals, or -1. */
function decimalsAt(digits: string, beginsDecimals: (mark: string, digits: Digits) => boolean): number {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (at === -1) return -1
  const mark = digits.charAt(at)
  const before = digits.slice(0, at)
  if (before.includes(mark)) return -1
  // Something else groups the digits, so this does not.
  if (/[., ]/.test(before)) return at
  return beginsDecimals(mark, { before, after: digits.slice(at + 1) }) ? at : -1
}

/** `1.850` could be a thousand, `0.850`, `18.50` and `.5` could not. */
function couldGroup({ before, after }: Digits): boolean {
  return /^[1-9]\d{0,2}$/.test(before) && after.length === 3
}

/** In threes, or as in India the last three and before them in twos; by one mark alone. */
function ungrouped(digits: string): string | null {
  if (/^\d*$/.test(digits)) return digits
  const isGrouped = /^\d{1,3}([., ])\d{3}(\1\d{3})*$|^\d{1,2}([., ])\d{2}(\3\d{2})*\3\d{3}$/.test(digits)
  return isGrouped ? digits.replace(/\D/g, '') : null
}

const decimalMark = perFormats(
  ({ locale }) =>
    new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.',
)
