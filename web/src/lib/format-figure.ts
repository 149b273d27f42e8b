import { figurePercent, numberFormat as format, wholePercent } from './format-number.ts'

/** What a figure counts; decides how it is written (LANGUAGE, formats). */
export type Unit = 'count' | 'dollars' | 'percent' | 'nights' | 'days'

type Words = { full: (value: number) => string; short: (value: number) => string }

const whole = format({ maximumFractionDigits: 0 })
const compact = format({ notation: 'compact', maximumFractionDigits: 1 })
const oneDecimal = format({ maximumFractionDigits: 1 })
const dollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
const wholeDollars = format({ ...dollars, maximumFractionDigits: 0 })
const compactDollars = format({
  ...dollars,
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
})

/** `$28.5k`: thousands are written small. */
const small = (text: string) => text.replace('K', 'k')

export const figures: Record<Unit, Words> = {
  count: { full: whole, short: (value) => small(compact(value)) },
  dollars: { full: wholeDollars, short: (value) => small(compactDollars(value)) },
  percent: { full: figurePercent, short: wholePercent },
  nights: { full: (value) => counted(value, 'night'), short: oneDecimal },
  days: { full: (value) => counted(value, 'day'), short: oneDecimal },
}

function counted(value: number, unit: string): string {
  const text = oneDecimal(value)
  return `${text} ${unit}${text === '1' ? '' : 's'}`
}
