import { currentYear, fullDay, weekdayLongDay, yearOf } from '../../lib/day-words.ts'

/** `Sun 5 July`; the year is given unless it is the current one. */
export function clockDay(date: string, thisYear = currentYear()): string {
  return yearOf(date) === thisYear ? weekdayLongDay(date) : fullDay(date)
}
