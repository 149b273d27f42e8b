import { currentYear, fullDay, getYear, weekdayLongDay } from '../../lib/day-words.ts'

/** `Sun 5 July`; the year is given unless it is the current one. */
export function clockDay(date: string, thisYear = currentYear()): string {
  return getYear(date) === thisYear ? weekdayLongDay(date) : fullDay(date)
}
