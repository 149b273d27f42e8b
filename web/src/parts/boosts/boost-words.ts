import { groupConsecutiveNights } from '@roomlark/contract/partners/boost-sums'
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
      return `${from} to ${weekdayLongDay(last)}`
    }),
  )
}

/** Nights that lie far apart are too many to name them all. */
function shortened(runs: string[]): string {
  return runs.length <= 3 ? listWords(runs) : `${runs.slice(0, 2).join(', ')} and ${runs.length - 2} more`
}
