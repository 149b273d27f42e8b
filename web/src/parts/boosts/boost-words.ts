import { groupConsecutiveNights } from '@roomlark/contract/partners/boost-sums'
import { say } from '@roomlark/contract/say'
import { dayNumber, longRangeWords, weekdayLongDay, weekdayShort } from '../../lib/day-words.ts'
import { listWords } from '../../lib/list-words.ts'

/** `23 to 26 June`, `23 to 26 June and 30 June` */
export function nightRunWords(nights: readonly string[]): string {
  return shortened(groupConsecutiveNights(nights).map(({ first, last }) => longRangeWords(first, last)))
}

/** `Tue 23 to Fri 26 June` */
export function weekdayRunWords(nights: readonly string[]): string {
  return shortened(
    groupConsecutiveNights(nights).map(({ first, last }) => {
      if (first === last) return weekdayLongDay(first)
      const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
      const from = isOneMonth ? `${weekdayShort(first)} ${dayNumber(first)}` : weekdayLongDay(first)
      return say('{first} to {last}', { first: from, last: weekdayLongDay(last) })
    }),
  )
}

/** Nights that lie far apart are too many to name them all. */
function shortened(runs: string[]): string {
  if (runs.length <= 3) return listWords(runs)
  return say('{count, plural, one {{nights} and # more} other {{nights} and # more}}', {
    nights: runs.slice(0, 2).join(', '),
    count: runs.length - 2,
  })
}
