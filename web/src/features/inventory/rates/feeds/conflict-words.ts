import { addDays } from '@roomlark/contract/dates'
import type { FeedConflict } from '@roomlark/contract/inventory/feeds'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { dayText } from '../../../../lib/day-words.ts'

/** `Ida, 16 June 2026 to 21 June 2026: no room is left on 17 June 2026` */
export function conflictWords(conflict: FeedConflict): string {
  const { summary, fromOn, untilOn, firstFullOn, fullNights } = conflict
  const stay = {
    event: isolate(summary) || say('An event'),
    from: dayText(fromOn),
    until: dayText(untilOn),
    first: dayText(firstFullOn),
  }
  if (fullNights === 1) return say('{event}, {from} to {until}: no room is left on {first}', stay)
  if (conflict.inARow)
    return say('{event}, {from} to {until}: no room is left from {first} to {last}', {
      ...stay,
      last: dayText(addDays(firstFullOn, fullNights - 1)),
    })
  return say(
    '{event}, {from} to {until}: no room is left on {count, plural, one {# night} other {# nights}}, the first {first}',
    { ...stay, count: fullNights },
  )
}
