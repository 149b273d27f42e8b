/** What a figure counts; decides how it is written (LANGUAGE, formats). */
export type Unit = 'count' | 'dollars' | 'percent' | 'nights' | 'days'

type Words = { full: (value: number) => string; short: (value: number) => string }

function format(options: Intl.NumberFormatOptions): (value: number) => string {
  const numbers = new Intl.NumberFormat('en-US', options)
  return (value) => numbers.format(value).replace('-', '−')
}

const whole = format({ maximumFractionDigits: 0 })
const compact = format({ notation: 'compact', maximumFractionDigits: 1 })
const oneDecimal = format({ maximumFractionDigits: 1 })
const wholeDollars = format({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const compactDollars = format({
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
})

/** `$28.5k`: thousands are written small. */
const small = (text: string) => text.replace('K', 'k')

export const figures: Record<Unit, Words> = {
  count: { full: whole, short: (value) => small(compact(value)) },
  dollars: { full: wholeDollars, short: (value) => small(compactDollars(value)) },
  percent: { full: (value) => `${oneDecimal(value)}%`, short: (value) => `${whole(value)}%` },
  nights: { full: (value) => counted(value, 'night'), short: oneDecimal },
  days: { full: (value) => counted(value, 'day'), short: oneDecimal },
}

/** For files, where a figure stands without its sign; what is counted needs none. */
export const unitNames: Record<Unit, string> = {
  count: '',
  dollars: 'USD',
  percent: '%',
  nights: 'nights',
  days: 'days',
}

function counted(value: number, unit: string): string {
  const text = oneDecimal(value)
  return `${text} ${unit}${text === '1' ? '' : 's'}`
}
