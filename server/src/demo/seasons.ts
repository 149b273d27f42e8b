import { addDays, weekdayOf } from '@roomlark/contract/dates'
import type { Random } from './random.ts'

export type Climate = 'coast' | 'city' | 'alps' | 'desert' | 'tropics' | 'fjord'

type Year = {
  /** How full a good hotel is in each month, starting with January. */
  fullness: number[]
  /** The factor for Friday and Saturday nights. */
  weekend: number
  /** Typical lengths of stay with their weights. */
  nights: [weight: number, nights: number][]
  /** Price changes in percent between two days of the year. */
  seasons: [name: string, from: string, until: string, percent: number][]
}

export const climates: Record<Climate, Year> = {
  coast: {
    fullness: [0.12, 0.15, 0.28, 0.48, 0.62, 0.8, 0.92, 0.95, 0.74, 0.46, 0.16, 0.2],
    weekend: 1.1,
    nights: [
      [6, 1],
      [14, 2],
      [22, 3],
      [18, 4],
      [14, 5],
      [8, 6],
      [16, 7],
      [3, 10],
      [2, 14],
    ],
    seasons: [
      ['High summer', '06-15', '09-14', 30],
      ['Quiet months', '11-05', '03-14', -25],
    ],
  },
  city: {
    fullness: [0.46, 0.5, 0.58, 0.66, 0.7, 0.72, 0.68, 0.66, 0.74, 0.7, 0.54, 0.56],
    weekend: 1.2,
    nights: [
      [18, 1],
      [30, 2],
      [26, 3],
      [14, 4],
      [8, 5],
      [4, 7],
    ],
    seasons: [
      ['Spring', '04-01', '06-30', 12],
      ['Autumn fairs', '09-01', '10-31', 15],
    ],
  },
  alps: {
    fullness: [0.85, 0.92, 0.74, 0.28, 0.22, 0.48, 0.74, 0.8, 0.52, 0.3, 0.16, 0.72],
    weekend: 1.12,
    nights: [
      [6, 1],
      [14, 2],
      [20, 3],
      [18, 4],
      [12, 5],
      [26, 7],
      [4, 10],
    ],
    seasons: [
      ['Snow', '12-18', '03-20', 28],
      ['Between seasons', '04-10', '06-10', -20],
    ],
  },
  desert: {
    fullness: [0.48, 0.56, 0.74, 0.78, 0.56, 0.26, 0.18, 0.18, 0.38, 0.7, 0.7, 0.66],
    weekend: 1.08,
    nights: [
      [20, 1],
      [32, 2],
      [26, 3],
      [14, 4],
      [6, 5],
      [2, 7],
    ],
    seasons: [
      ['Spring', '03-01', '05-10', 18],
      ['Hot months', '06-15', '08-31', -22],
    ],
  },
  tropics: {
    fullness: [0.9, 0.86, 0.78, 0.58, 0.36, 0.3, 0.36, 0.38, 0.26, 0.36, 0.62, 0.9],
    weekend: 1.02,
    nights: [
      [4, 2],
      [14, 3],
      [18, 4],
      [18, 5],
      [12, 6],
      [22, 7],
      [8, 10],
      [6, 14],
    ],
    seasons: [
      ['Dry season', '11-20', '03-31', 25],
      ['Monsoon', '06-01', '10-20', -30],
    ],
  },
  fjord: {
    fullness: [0.28, 0.38, 0.36, 0.32, 0.48, 0.74, 0.9, 0.84, 0.5, 0.28, 0.2, 0.26],
    weekend: 1.15,
    nights: [
      [14, 1],
      [34, 2],
      [26, 3],
      [12, 4],
      [6, 5],
      [6, 7],
    ],
    seasons: [
      ['Midsummer', '06-10', '08-20', 25],
      ['Northern lights', '01-10', '03-10', 10],
    ],
  },
}

/** Returns how full a hotel ends up on a night, from 0 to 1. */
export function fullnessOn(climate: Climate, night: string): number {
  const { fullness, weekend } = climates[climate]
  const month = Number(night.slice(5, 7)) - 1
  const isWeekend = [5, 6].includes(weekdayOf(night))
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
