import { addDays, getWeekday } from '@roomlark/contract/dates'
import type { Random } from './random.ts'
import { readDemo } from './read-demo.ts'

export type Climate = 'coast' | 'city' | 'alps' | 'desert' | 'tropics' | 'fjord'

type Year = {
  /** The occupancy of a good hotel in each month, starting with January. */
  fullness: number[]
  /** The factor for Friday and Saturday nights. */
  weekend: number
  /** Typical lengths of stay with their weights. */
  nights: [weight: number, nights: number][]
  /** Price changes in percent between two days of the year. */
  seasons: [name: string, from: string, until: string, percent: number][]
}

export const climates = readDemo<Record<Climate, Year>>('climates')

/** Returns how full a hotel ends up on a night, from 0 to 1. */
export function fullnessOn(climate: Climate, night: string): number {
  const { fullness, weekend } = climates[climate]
  const month = Number(night.slice(5, 7)) - 1
  const isWeekend = [5, 6].includes(getWeekday(night))
  const isNewYear = ['12-29', '12-30', '12-31', '01-01'].includes(night.slice(5))
  return Math.min(0.97, (fullness[month] ?? 0) * (isWeekend ? weekend : 0.97) * (isNewYear ? 1.4 : 1))
}

/** Some guests book on the day itself, most some weeks ahead, and a few about a year ahead. */
const lead = { weeks: 0.92, meanDays: 46, year: 0.04 }

/** Returns the share of all bookings that has been made this many days ahead. */
export function bookedAhead(days: number): number {
  return days <= 0 ? 1 : lead.year + lead.weeks * Math.exp(-days / lead.meanDays)
}

/** Inverts `bookedAhead`: returns how many days ahead a random guest has booked. */
export function leadDays(random: Random, ahead: number): number {
  const part = random.next() * bookedAhead(ahead)
  if (part < lead.year) return Math.max(ahead, 220) + random.next() * (400 - Math.max(ahead, 220))
  return Math.max(ahead, -Math.log(Math.min(1, (part - lead.year) / lead.weeks)) * lead.meanDays)
}

/** Turns the seasons into dates for the years around a day. */
export function seasonDates(climate: Climate, today: string) {
  const year = Number(today.slice(0, 4))
  return [year - 2, year - 1, year, year + 1, year + 2].flatMap((one) =>
    climates[climate].seasons.map(([name, from, until, percent]) => ({
      name: `${name} ${from > until ? `${one}/${(one + 1) % 100}` : one}`,
      fromOn: `${one}-${from}`,
      untilOn: `${from > until ? one + 1 : one}-${until}`,
      percent,
    })),
  )
}

export function daysAround(today: string): { fromOn: string; untilOn: string } {
  return { fromOn: addDays(today, -365), untilOn: addDays(today, 365) }
}
