import { addDays, daysBetween } from '@roomlark/contract/dates'
import {
  type PerformanceFigures,
  type PerformancePoint,
  type PerformanceQuery,
  performanceDaysByDay,
  referralMethods,
} from '@roomlark/contract/figures/performance'
import { computeAverage, computeConversion, computePercent } from '../figures.policy.ts'
import { divideSpan, getTrendSpan, type Span, spanBefore } from '../periods.policy.ts'

type Brought = {
  bookings: number
  cancelled: number
  noShows: number
  stays: number
  earnedCents: number
  expectedCents: number
}

/** Null where there can be no clicks. */
export type Clicked = { clicks: number; suspected: number } | null

export const nothingClicked = { clicks: 0, suspected: 0 }

export const nothingBrought: Brought = {
  bookings: 0,
  cancelled: 0,
  noShows: 0,
  stays: 0,
  earnedCents: 0,
  expectedCents: 0,
}

/** The period asked for and the one of the same length just before. */
export function performanceSpans(query: PerformanceQuery, today: string): { current: Span; before: Span } {
  if (query.period !== 'custom') {
    const current = getTrendSpan(query.period, today)
    return { current, before: spanBefore(query.period, current) }
  }
  const current = { fromOn: query.fromOn ?? today, untilOn: query.untilOn ?? today }
  const days = daysBetween(current.fromOn, current.untilOn) + 1
  return { current, before: { fromOn: addDays(current.fromOn, -days), untilOn: addDays(current.fromOn, -1) } }
}

export function stepIn({ fromOn, untilOn }: Span): 'day' | 'month' {
  return daysBetween(fromOn, untilOn) < performanceDaysByDay ? 'day' : 'month'
}

export function computePerformanceFigures(brought: Brought, clicked: Clicked): PerformanceFigures {
  const { bookings, cancelled, noShows, stays, earnedCents, expectedCents } = brought
  const earnings = earnedCents + expectedCents
  const clicks = clicked?.clicks ?? null
  return {
    clicks,
    suspectedClicks: clicked?.suspected ?? null,
    bookings,
    stays,
    toCome: bookings - stays - noShows,
    cancelled,
    noShows,
    soFarUsdCents: earnedCents,
    toComeUsdCents: expectedCents,
    earningsUsdCents: earnings,
    conversionRate: clicks === null ? null : computeConversion(bookings, clicks),
    perClickUsdCents: clicks === null ? null : computeAverage(earnings, clicks, 0),
    cancellationRate: computePercent(cancelled, bookings + cancelled),
  }
}

export type PerformanceDay = Brought & { day: string; clicked: Clicked }

/** Sums days up, in the order they come in. */
function sumOfDays(days: readonly PerformanceDay[]): { brought: Brought; clicked: Clicked } {
  const sum = (read: (day: PerformanceDay) => number) => days.reduce((total, day) => total + read(day), 0)
  const brought = {
    bookings: sum((day) => day.bookings),
    cancelled: sum((day) => day.cancelled),
    noShows: sum((day) => day.noShows),
    stays: sum((day) => day.stays),
    earnedCents: sum((day) => day.earnedCents),
    expectedCents: sum((day) => day.expectedCents),
  }
  return {
    brought,
    clicked: days.some(({ clicked }) => clicked === null)
      ? null
      : {
          clicks: sum(({ clicked }) => clicked?.clicks ?? 0),
          suspected: sum(({ clicked }) => clicked?.suspected ?? 0),
        },
  }
}

/** Divides a span into days or months, each with its figures. */
export function performanceParts(
  span: Span,
  days: readonly PerformanceDay[],
  hasClicks: boolean,
): (Span & { figures: PerformanceFigures })[] {
  return divideSpan(span, stepIn(span)).map(({ fromOn, untilOn }) => {
    const { brought, clicked } = sumOfDays(days.filter(({ day }) => day >= fromOn && day <= untilOn))
    return { fromOn, untilOn, figures: computePerformanceFigures(brought, hasClicks ? clicked : null) }
  })
}

export function pointIn({
  fromOn,
  untilOn,
  figures,
}: Span & { figures: PerformanceFigures }): PerformancePoint {
  const { clicks, bookings, earningsUsdCents } = figures
  return { fromOn, untilOn, clicks, bookings, earningsUsdCents }
}

/** Every way of tracking that brought something, in their fixed order. */
export function methodShares(brought: ReadonlyMap<string, Brought>) {
  const counts = referralMethods.map((method) => {
    const { bookings } = brought.get(method) ?? nothingBrought
    return { method, bookings }
  })
  const whole = counts.reduce((sum, { bookings }) => sum + bookings, 0)
  return counts
    .filter(({ bookings }) => bookings > 0)
    .map((one) => ({ ...one, share: computePercent(one.bookings, whole) ?? 0 }))
}
