import { hotelTime } from '@roomlark/contract/cancellation'
import { daysBetween } from '@roomlark/contract/dates'

// UTC here only stands for a calendar without summer time: these are plain dates.
function words(options: Intl.DateTimeFormatOptions): (date: string) => string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options })
  return (date) => format.format(new Date(`${date}T00:00:00Z`)).replace(',', '')
}

/** `16` */
export const dayNumber = words({ day: 'numeric' })
/** `16 Jun` */
export const shortDay = words({ day: 'numeric', month: 'short' })
/** `Tue 16 Jun` */
export const weekdayDay = words({ weekday: 'short', day: 'numeric', month: 'short' })
/** `Tue 16 June` */
export const weekdayLongDay = words({ weekday: 'short', day: 'numeric', month: 'long' })
/** `Tue 16 June 2026` */
export const fullDay = words({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
/** `June 2026` */
export const monthWords = words({ month: 'long', year: 'numeric' })

const weekday = words({ weekday: 'short' })
const longDay = words({ day: 'numeric', month: 'long' })

/** `Tu` */
export function weekdayLetters(date: string): string {
  return weekday(date).slice(0, 2)
}

/** `16 to 21 Jun`, `28 Jun to 3 Jul`; the year is told unless it is the one we are in. */
export function rangeWords(from: string, to: string, thisYear = currentYear()): string {
  return range(shortDay, from, to, thisYear)
}

/** `16 to 21 June`, else as `rangeWords`. */
export function longRangeWords(from: string, to: string, thisYear = currentYear()): string {
  return range(longDay, from, to, thisYear)
}

function range(day: (date: string) => string, from: string, to: string, thisYear: string): string {
  if (from === to) return year(to) === thisYear ? day(to) : `${day(to)} ${year(to)}`
  if (year(from) !== year(to)) return `${day(from)} ${year(from)} to ${day(to)} ${year(to)}`
  const first = from.slice(0, 7) === to.slice(0, 7) ? dayNumber(from) : day(from)
  return year(to) === thisYear ? `${first} to ${day(to)}` : `${first} to ${day(to)} ${year(to)}`
}

export function nightsWords(count: number): string {
  return count === 1 ? '1 night' : `${count} nights`
}

export function nightsBetween(checkInOn: string, checkOutOn: string): string {
  return nightsWords(daysBetween(checkInOn, checkOutOn))
}

/** `Sat 2 May, 08:41`, of a moment on the hotel's clock as the contract writes it. */
export function localTimeWords(local: string, thisYear = currentYear()): string {
  const date = local.slice(0, 10)
  const day = year(date) === thisYear ? weekdayLongDay(date) : fullDay(date)
  return `${day}, ${local.slice(11)}`
}

/** The same, of an instant. */
export function momentWords(at: string, timeZone: string): string {
  return localTimeWords(hotelTime(new Date(at), timeZone))
}

function year(date: string): string {
  return date.slice(0, 4)
}

function currentYear(): string {
  return String(new Date().getFullYear())
}
