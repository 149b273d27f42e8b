import { say } from '@roomlark/contract/say'
import { figurePercent, numberFormat as format, wholePercent } from './format-number.ts'

/** Unit of a figure, which decides its format (LANGUAGE, formats). */
export type Unit = 'count' | 'dollars' | 'percent' | 'nights' | 'days' | MoneyUnit

/** Major units of a currency: `money EUR`. */
export type MoneyUnit = `money ${string}`

type Words = { full: (value: number) => string; short: (value: number) => string }

const whole = format({ maximumFractionDigits: 0 })
const compact = format({ notation: 'compact', maximumFractionDigits: 1 })
const oneDecimal = format({ maximumFractionDigits: 1 })
const dollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
const wholeDollars = format({ ...dollars, maximumFractionDigits: 0 })

/** `$28.5k`: thousands are written small; German has no short form of them, and then no decimals either. */
function shortFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  const short = format({
    ...options,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  })
  const full = format({ ...options, maximumFractionDigits: 0 })
  const isLong = (value: number) => Math.abs(value) >= 1000 && !/\p{L}/u.test(compact(value))
  return (value) => (isLong(value) ? full(value) : short(value).replace('K', 'k'))
}

export const figures: Record<Exclude<Unit, MoneyUnit>, Words> = {
  count: { full: whole, short: shortFormat({}) },
  dollars: { full: wholeDollars, short: shortFormat(dollars) },
  percent: { full: figurePercent, short: wholePercent },
  nights: {
    full: (value) => say('{count, plural, one {# night} other {# nights}}', { count: toOneDecimal(value) }),
    short: oneDecimal,
  },
  days: {
    full: (value) => say('{count, plural, one {# day} other {# days}}', { count: toOneDecimal(value) }),
    short: oneDecimal,
  },
}

const moneyWords = new Map<MoneyUnit, Words>()

/** Returns the formats for figures of a unit. */
export function getFigureFormats(unit: Unit): Words {
  if (!isMoney(unit)) return figures[unit]
  const words = moneyWords.get(unit) ?? wordsOfMoney(unit)
  moneyWords.set(unit, words)
  return words
}

function isMoney(unit: Unit): unit is MoneyUnit {
  return unit.startsWith('money ')
}

function wordsOfMoney(unit: MoneyUnit): Words {
  const currency = unit.slice('money '.length)
  const money = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 0,
  } as const
  return { full: format({ ...money, maximumFractionDigits: 0 }), short: shortFormat(money) }
}

/** For files, where a figure stands without its sign: `%`, `EUR`; what is counted needs none. */
export function unitName(unit: Unit): string {
  return isMoney(unit) ? unit.slice('money '.length) : unitNames[unit]
}

const unitNames: Record<Exclude<Unit, MoneyUnit>, string> = {
  count: '',
  dollars: 'USD',
  percent: '%',
  nights: say('nights'),
  days: say('days'),
}

/** The form of the noun follows the number as it is written, so 1.04 is one. */
function toOneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}
