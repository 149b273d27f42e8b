import { addDays, addMonths, daysBetween } from '@roomlark/contract/dates'
import type { Period, TrendPeriod } from '@roomlark/contract/figures/analytics'
import { getReaderLocale } from '@roomlark/contract/say'

/** Both ends are included. */
export type Span = { fromOn: string; untilOn: string }
export type Step = 'day' | 'week' | 'month'
export type Part = Span & { label: string }

const days = { '7d': 7, '30d': 30, '90d': 90 } as const
const months = { '6m': 6, '12m': 12 } as const

export function getTrendStep(period: TrendPeriod): Step {
  if (period === '90d') return 'week'
  return period === '7d' || period === '30d' ? 'day' : 'month'
}

/** Returns the given number of days up to today, or calendar months up to the current one. */
export function getTrendSpan(period: TrendPeriod, today: string): Span {
  if (period === '6m' || period === '12m') {
    return { fromOn: `${addMonths(today, 1 - months[period]).slice(0, 7)}-01`, untilOn: today }
  }
  return { fromOn: addDays(today, 1 - days[period]), untilOn: today }
}

/** Returns the period before: as many days, or the same part of as many months. */
export function spanBefore(period: TrendPeriod, { fromOn, untilOn }: Span): Span {
  if (period === '6m' || period === '12m') {
    return { fromOn: addMonths(fromOn, -months[period]), untilOn: addMonths(untilOn, -months[period]) }
  }
  return { fromOn: addDays(fromOn, -days[period]), untilOn: addDays(fromOn, -1) }
}

/**
 * Divides a span into the points of a line. Weeks are counted back from the last day, so the first may be
 * short.
 */
export function divideSpan({ fromOn, untilOn }: Span, step: Step): Part[] {
  const parts: Part[] = []
  let until = untilOn
  while (until >= fromOn) {
    const first = step === 'day' ? until : step === 'week' ? addDays(until, -6) : `${until.slice(0, 7)}-01`
    const from = first < fromOn ? fromOn : first
    parts.unshift({ fromOn: from, untilOn: until, label: formatLabel(from, step) })
    until = addDays(from, -1)
  }
  return parts
}

const sparklinePoints = { '7d': 7, '30d': 10, '90d': 10, '12m': 12 } as const

/**
 * Divides a span into parts of equal length that end with its last day; remaining days at the beginning are
 * left out.
 */
export function equalParts(period: Period, { fromOn, untilOn }: Span): Span[] {
  const count = sparklinePoints[period]
  const length = Math.floor((daysBetween(fromOn, untilOn) + 1) / count)
  return Array.from({ length: count }, (_, index) => {
    const until = addDays(untilOn, -length * (count - 1 - index))
    return { fromOn: addDays(until, 1 - length), untilOn: until }
  })
}

function formatLabel(day: string, step: Step): string {
  return getFormat(step === 'month').format(new Date(`${day}T00:00:00Z`))
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format is slow, and a year has hundreds of labels. */
function getFormat(isMonth: boolean): Intl.DateTimeFormat {
  const locale = getReaderLocale(isMonth ? 'en-US' : 'en-GB')
  const key = `${locale} ${isMonth}`
  const parts = isMonth ? ({ month: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...parts })
  formats.set(key, format)
  return format
}
