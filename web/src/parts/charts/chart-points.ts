import { addDays } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import { dayText, monthShort, monthWords, shortDay } from '../../lib/day-words.ts'
import type { ChartData, ChartPoint } from '../../ui/charts/chart-data.ts'

/** Both ends included. */
export type Span = { fromOn: string; untilOn: string }
export type Step = 'day' | 'week' | 'month'

export const axes = { day: say('Day'), week: say('Week'), month: say('Month') } as const

/** A day, a week or a month, named by what it covers. */
export function makePoint(step: Step, { fromOn, untilOn }: Span): ChartPoint {
  if (step === 'month') {
    const isRunning = addDays(untilOn, 1).slice(0, 7) === untilOn.slice(0, 7)
    const [short, long, iso] = [monthShort(fromOn), monthWords(fromOn), fromOn.slice(0, 7)]
    return isRunning
      ? { short, long: say('{period}, so far', { period: long }), iso, isRunning }
      : { short, long, iso }
  }
  const short = shortDay(fromOn)
  if (step === 'day' || fromOn === untilOn) return { short, long: dayText(fromOn), iso: fromOn }
  return {
    short,
    long: say('{first} to {last}', { first: dayText(fromOn), last: dayText(untilOn) }),
    iso: `${fromOn}/${untilOn}`,
  }
}

/** From the first day of the first to the last day of the last. */
export function spanPeriod(spans: readonly Span[]): Pick<ChartData, 'period'> {
  const [first, last] = [spans[0], spans.at(-1)]
  return first && last ? { period: { fromOn: first.fromOn, untilOn: last.untilOn } } : {}
}
