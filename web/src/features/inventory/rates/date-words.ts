import { addDays } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import {
  getYear,
  longRangeWords,
  monthWords,
  weekdayLetters,
  weekdayLong,
  weekdayShort,
} from '../../../lib/day-words.ts'
import { listWords } from '../../../lib/list-words.ts'
import { getShownRange, type Range, type Shown } from './calendar/period.ts'

/** `16 to 29 June`, `28 June to 3 July`; the years are given if they differ. */
export function rangeWords({ fromOn, untilOn }: Range): string {
  return longRangeWords(fromOn, untilOn, getYear(untilOn))
}

/** The same with its year: `16 to 29 June 2026`. */
export function datedRangeWords({ fromOn, untilOn }: Range): string {
  return longRangeWords(fromOn, untilOn, '')
}

/** `16 to 29 June 2026`, `June 2026`, `June 2026 – May 2027` */
export function shownWords(shown: Shown): string {
  const range = getShownRange(shown)
  if (shown.period === '2-weeks') return datedRangeWords(range)
  if (shown.period === 'month') return monthWords(range.fromOn)
  return `${monthWords(range.fromOn)} – ${monthWords(range.untilOn)}`
}

/** 0 is Sunday; the week is shown from Monday. */
export function weekdays() {
  return [1, 2, 3, 4, 5, 6, 0].map((index) => {
    // 4 January 1970 was a Sunday.
    const date = addDays('1970-01-04', index)
    return { index, letters: weekdayLetters(date), short: weekdayShort(date), long: weekdayLong(date) }
  })
}

/** `every day`, `Fri and Sat` */
export function weekdayWords(chosen: readonly number[]): string {
  if (chosen.length === 0 || chosen.length === 7) return say('every day')
  return listWords(
    weekdays()
      .filter(({ index }) => chosen.includes(index))
      .map(({ short }) => short),
  )
}
