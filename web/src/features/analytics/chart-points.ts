import { addDays, dayText } from '@roomlark/contract/dates'
import type { ChartData, ChartPoint } from '../../ui/charts/chart-data.ts'

/** Both ends included. */
export type Span = { fromOn: string; untilOn: string }
export type Step = 'day' | 'week' | 'month'

export const axes = { day: 'Day', week: 'Week', month: 'Month' } as const

const monthFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** A day, a week or a month, named by what it covers. */
export function pointOf(step: Step, { label, fromOn, untilOn }: Span & { label: string }): ChartPoint {
  if (step === 'month') {
    const long = monthFormat.format(new Date(`${fromOn}T00:00:00Z`))
    const isRunning = addDays(untilOn, 1).slice(0, 7) === untilOn.slice(0, 7)
    const iso = fromOn.slice(0, 7)
    return isRunning ? { short: label, long: `${long}, so far`, iso, isRunning } : { short: label, long, iso }
  }
  if (step === 'day' || fromOn === untilOn) return { short: label, long: dayText(fromOn), iso: fromOn }
  return { short: label, long: `${dayText(fromOn)} to ${dayText(untilOn)}`, iso: `${fromOn}/${untilOn}` }
}

/** From the first day of the first to the last day of the last. */
export function periodOf(spans: readonly Span[]): Pick<ChartData, 'period'> {
  const [first, last] = [spans[0], spans.at(-1)]
  return first && last ? { period: { fromOn: first.fromOn, untilOn: last.untilOn } } : {}
}
