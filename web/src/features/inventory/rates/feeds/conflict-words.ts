import { addDays } from '@roomlark/contract/dates'
import type { FeedConflict } from '@roomlark/contract/inventory/feeds'
import { isolate } from '@roomlark/contract/isolate'
import { dayText, nightsWords } from '../../../../lib/day-words.ts'

/** `Ida, 16 June 2026 to 21 June 2026: no room is left on 17 June 2026` */
export function conflictWords(conflict: FeedConflict): string {
  const { summary, fromOn, untilOn, firstFullOn, fullNights } = conflict
  const stay = `${isolate(summary) || 'An event'}, ${dayText(fromOn)} to ${dayText(untilOn)}`
  const first = dayText(firstFullOn)
  if (fullNights === 1) return `${stay}: no room is left on ${first}`
  const nights = conflict.inARow
    ? `from ${first} to ${dayText(addDays(firstFullOn, fullNights - 1))}`
    : `on ${nightsWords(fullNights)}, the first ${first}`
  return `${stay}: no room is left ${nights}`
}
