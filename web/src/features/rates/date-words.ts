import { addDays } from '@roomlark/contract/dates'
import type { Range } from './period.ts'

// UTC here only stands for a calendar without summer time: nights are plain dates.
function format(options: Intl.DateTimeFormatOptions): (date: string) => string {
  const formatter = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options })
  return (date) => formatter.format(new Date(`${date}T00:00:00Z`)).replace(',', '')
}

const day = format({ day: 'numeric' })
const dayMonth = format({ day: 'numeric', month: 'long' })
const dayMonthYear = format({ day: 'numeric', month: 'long', year: 'numeric' })
const weekday = format({ weekday: 'short' })

/** `June 2026` */
export const monthWords = format({ month: 'long', year: 'numeric' })

/** `Tue 16 June` */
export const nightWords = format({ weekday: 'short', day: 'numeric', month: 'long' })

/** `Tu` */
export function weekdayLetters(date: string): string {
  return weekday(date).slice(0, 2)
}

/** `16` */
export const dayNumber = day

/** `16 to 29 June`, `28 June to 3 July`; the years are told where they differ. */
export function rangeWords({ fromOn, untilOn }: Range): string {
  if (fromOn === untilOn) return dayMonth(fromOn)
  if (fromOn.slice(0, 7) === untilOn.slice(0, 7)) return `${day(fromOn)} to ${dayMonth(untilOn)}`
  if (fromOn.slice(0, 4) === untilOn.slice(0, 4)) return `${dayMonth(fromOn)} to ${dayMonth(untilOn)}`
  return `${dayMonthYear(fromOn)} to ${dayMonthYear(untilOn)}`
}

/** The same with its year: `16 to 29 June 2026`. */
export function datedRangeWords(range: Range): string {
  const words = rangeWords(range)
  const isDated = range.fromOn.slice(0, 4) !== range.untilOn.slice(0, 4)
  return isDated ? words : `${words} ${range.untilOn.slice(0, 4)}`
}

/** 0 is Sunday; the week is shown from Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0].map((index) => {
  // 4 January 1970 was a Sunday.
  const date = addDays('1970-01-04', index)
  return {
    index,
    letters: weekdayLetters(date),
    short: weekday(date),
    long: format({ weekday: 'long' })(date),
  }
})

/** `every day`, `Fri and Sat` */
export function weekdayWords(chosen: readonly number[]): string {
  if (chosen.length === 0 || chosen.length === 7) return 'every day'
  const names = weekdays.filter(({ index }) => chosen.includes(index)).map(({ short }) => short)
  return list.format(names)
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })
