import { addDays } from '@roomlark/contract/dates'
import type { ForecastFigures, ForecastPart, ForecastQuery } from '@roomlark/contract/figures/hotel-reports'

type Compare = Exclude<ForecastQuery['compare'], 'none'>

/** The day a year ago that a day is compared with; 29 February has the 28th. */
export function dayBefore(day: string, compare: Compare): string {
  if (compare === 'weekday') return addDays(day, -364)
  const date = day.endsWith('-02-29') ? '-02-28' : day.slice(4)
  return `${Number(day.slice(0, 4)) - 1}${date}`
}

type Counts = Omit<ForecastFigures, 'occupancy' | 'adrCents' | 'revparCents'>

/** Makes averages of sums, whatever was summed up. */
export function computeForecastFigures(counts: Counts): ForecastFigures {
  const { sold, available, roomRevenueCents } = counts
  return {
    ...counts,
    occupancy: available > 0 ? Math.round((sold * 1000) / available) / 10 : null,
    adrCents: sold > 0 ? Math.round(roomRevenueCents / sold) : null,
    revparCents: available > 0 ? Math.round(roomRevenueCents / available) : null,
  }
}

const names = ['available', 'outOfOrder', 'sold', 'arrivals', 'departures', 'roomRevenueCents'] as const

function sumForecastCounts(parts: readonly Counts[]): Counts {
  const sums = { available: 0, outOfOrder: 0, sold: 0, arrivals: 0, departures: 0, roomRevenueCents: 0 }
  for (const part of parts) for (const name of names) sums[name] += part[name]
  return sums
}

/** Adds days up; averages are made of the sums, never of averages. */
export function addedUp(days: readonly ForecastPart[]): ForecastPart | undefined {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return undefined
  const sum = (read: (day: ForecastPart) => number) => days.reduce((so, day) => so + read(day), 0)
  const before = days.flatMap((day) => day.before ?? [])
  const [firstBefore, lastBefore] = [before[0], before.at(-1)]
  return {
    fromOn: first.fromOn,
    untilOn: last.untilOn,
    ...computeForecastFigures(sumForecastCounts(days)),
    held: sum(({ held }) => held),
    options: sum(({ options }) => options),
    groups: sum(({ groups }) => groups),
    before:
      firstBefore && lastBefore
        ? {
            fromOn: firstBefore.fromOn,
            untilOn: lastBefore.untilOn,
            ...computeForecastFigures(sumForecastCounts(before)),
            onBooks: sum((day) => day.before?.onBooks ?? 0),
            onBooksCents: sum((day) => day.before?.onBooksCents ?? 0),
          }
        : null,
  }
}
