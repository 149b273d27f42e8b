import { daysBetween } from '@roomlark/contract/dates'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import { currentYear, fullDay, getYear, nightsWords, weekdayLongDay } from '../../../lib/day-words.ts'

export function nightsBetween(checkInOn: string, checkOutOn: string): string {
  return nightsWords(daysBetween(checkInOn, checkOutOn))
}

/** `Sat 2 May, 08:41`, of a moment on the hotel's clock as the contract writes it. */
export function localTimeWords(local: string, thisYear = currentYear()): string {
  const date = local.slice(0, 10)
  const day = getYear(date) === thisYear ? weekdayLongDay(date) : fullDay(date)
  return `${day}, ${local.slice(11)}`
}

/** The same, of an instant. */
export function momentWords(at: string, timeZone: string): string {
  return localTimeWords(hotelTime(new Date(at), timeZone))
}
