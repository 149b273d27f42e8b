import {
  cutOffFault,
  type GroupBilling,
  type GroupInput,
  groupLimits,
} from '@roomlark/contract/bookings/groups'
import { addDays, daysBetween, dayText, listNights } from '@roomlark/contract/dates'
import type { FieldErrors } from '@roomlark/contract/errors'
import type { FolioGroup } from '@roomlark/contract/folio-kinds'
import { stayLimits } from '@roomlark/contract/inventory/stay-dates'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'

type Hotel = { checkInTime: string; timeZone: string }
type Before = { arriveOn: string; cutOffAt: Date; isReleased: boolean }

/**
 * Describes what is wrong with a group. One whose rooms are on sale again may keep a cut-off and an arrival that have
 * passed.
 */
export function groupFaults(
  input: GroupInput,
  hotel: Hotel,
  { now, today, before }: { now: Date; today: string; before?: Before },
): FieldErrors {
  const { arriveOn, departOn, blocks, billing, payer } = input
  const nights = daysBetween(arriveOn, departOn)
  if (nights < 1) return { departOn: say('Choose a later day') }
  if (nights > groupLimits.nights)
    return { departOn: say('Choose at most {nights} nights', { nights: groupLimits.nights }) }
  if (arriveOn < today && arriveOn !== before?.arriveOn)
    return { arriveOn: say('The arrival is in the past') }
  if (departOn > addDays(today, stayLimits.daysAhead))
    return { departOn: say('Choose a day within three years') }
  if (new Set(blocks.map(({ roomTypeId }) => roomTypeId)).size < blocks.length) {
    return { blocks: say('A room type is listed twice') }
  }
  const odd = blocks.findIndex(({ rooms }) => rooms.length !== nights)
  if (odd >= 0) return { [`blocks.${odd}.rooms`]: say('Enter the rooms of each night') }
  if (!blocks.some(({ rooms }) => rooms.some((count) => count > 0)))
    return { blocks: say('Enter at least one room') }
  const payerFault = faultOfPayer(billing, payer)
  if (payerFault) return { 'payer.company': payerFault }
  const cutOffAt = new Date(input.cutOffAt)
  if (before?.isReleased && before.cutOffAt.getTime() === cutOffAt.getTime()) return {}
  const fault = cutOffFault(cutOffAt, { ...hotel, arriveOn }, now)
  return fault ? { cutOffAt: fault } : {}
}

function faultOfPayer(billing: GroupBilling, payer: GroupInput['payer']): string | undefined {
  if (billing === 'guests')
    return payer === null ? undefined : say('Every guest pays, so there is no company')
  return payer?.company || payer?.name ? undefined : say('Enter the company that pays')
}

/** The nights of a group with the rooms agreed on. */
export function agreedNights({
  arriveOn,
  departOn,
  blocks,
}: Pick<GroupInput, 'arriveOn' | 'departOn' | 'blocks'>) {
  const nights = listNights(arriveOn, departOn)
  return blocks.flatMap(({ roomTypeId, rooms }) =>
    nights.flatMap((night, index) => {
      const count = rooms[index] ?? 0
      return count === 0 ? [] : [{ roomTypeId, night, rooms: count }]
    }),
  )
}

type Night = { roomTypeId: string; night: string; rooms: number }

/** Compares the rooms of two blocks night by night. */
export function isSameBlock(one: readonly Night[], other: readonly Night[]): boolean {
  const written = (nights: readonly Night[]) =>
    nights.map(({ roomTypeId, night, rooms }) => `${roomTypeId} ${night} ${rooms}`).toSorted()
  return JSON.stringify(written(one)) === JSON.stringify(written(other))
}

const namedNights = 8

/** Writes, for example: `Double: 2 rooms too few on 3 December 2026`. */
export function shortageText(
  shortages: readonly { roomTypeId: string; night: string; missing: number }[],
  getTypeName: (roomTypeId: string) => string,
): string {
  const words = shortages.slice(0, namedNights).map(({ roomTypeId, night, missing }) =>
    say('{roomType}: {missing, plural, one {# room} other {# rooms}} too few on {night}', {
      roomType: isolate(getTypeName(roomTypeId)),
      missing,
      night: dayText(night),
    }),
  )
  const named = words.join('; ')
  const more = shortages.length - namedNights
  return more > 0
    ? say('{nights}; and {more, plural, one {# more night} other {# more nights}}.', { nights: named, more })
    : `${named}.`
}

const takenParts: Record<GroupBilling, FolioGroup[]> = {
  guests: [],
  room: ['room', 'taxes', 'fees'],
  all: ['room', 'taxes', 'fees', 'extras'],
}

/** The parts of each bill that come to the company's folio. */
export function getCompanyParts(billing: GroupBilling): FolioGroup[] {
  return takenParts[billing]
}
