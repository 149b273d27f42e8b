import { addDays, daysBetween, dayText, listNights } from '@roomlark/contract/dates'
import type { FieldErrors } from '@roomlark/contract/errors'
import { longestBlockNights } from '@roomlark/contract/inventory/room-blocks'
import { stayLimits } from '@roomlark/contract/inventory/stay-dates'
import { listWords } from '@roomlark/contract/list-words'
import { say } from '@roomlark/contract/say'

type Range = { fromOn: string; untilOn: string }

/** Describes what is wrong with the dates of a block; `before` is the previous range, if there was one. */
export function rangeFaults({ fromOn, untilOn }: Range, today: string, before?: Range): FieldErrors {
  if (untilOn <= fromOn) return { untilOn: say('The room must be out of order for at least a night') }
  if (before && before.fromOn < today && fromOn !== before.fromOn) {
    return { fromOn: say('This has already started, so only its end can change') }
  }
  if (fromOn < today && fromOn !== before?.fromOn) return { fromOn: say('The first night is in the past') }
  if (before && untilOn < today && untilOn !== before.untilOn)
    return { untilOn: say('That day is in the past') }
  if (daysBetween(fromOn, untilOn) > longestBlockNights) {
    return { untilOn: say('Choose at most {nights} nights', { nights: longestBlockNights }) }
  }
  if (untilOn > addDays(today, stayLimits.daysAhead))
    return { untilOn: say('Choose a day within three years') }
  return {}
}

/**
 * Lists the nights from today on that a change takes out of sale or puts back on sale. Past nights stay as
 * they were.
 */
export function nightChanges(before: Range | undefined, after: Range | undefined, today: string) {
  const nights = (range: Range | undefined) =>
    new Set(range ? listNights(range.fromOn, range.untilOn).filter((night) => night >= today) : [])
  const [had, has] = [nights(before), nights(after)]
  return [
    ...[...has].filter((night) => !had.has(night)).map((night) => ({ night, rooms: 1 })),
    ...[...had].filter((night) => !has.has(night)).map((night) => ({ night, rooms: -1 })),
  ]
}

type Stay = { guestName: string; reference: string; checkInOn: string; checkOutOn: string }

/**
 * Writes, for example: `Room 101 is taken by Hana Nakamura (RL-1234, 3 December 2026 to 5 December 2026):
 * move this stay first.`
 */
export function inTheWayText(number: string, stays: readonly Stay[]): string {
  const named = stays.map(({ guestName, reference, checkInOn, checkOutOn }) =>
    say('{guest} ({reference}, {from} to {until})', {
      guest: guestName,
      reference,
      from: dayText(checkInOn),
      until: dayText(checkOutOn),
    }),
  )
  return say(
    'Room {number} is taken by {guests}: move {count, plural, one {this stay} other {these stays}} first.',
    { number, guests: listWords(named), count: stays.length },
  )
}
