import type { Tape } from '@roomlark/contract/bookings/front-desk'
import type { StayWish } from '@roomlark/contract/bookings/stay-move'
import { addDays, daysBetween, listNights } from '@roomlark/contract/dates'
import { changedDatesFault, roomChangesFrom } from '@roomlark/contract/inventory/stay-dates'
import { isolate } from '@roomlark/contract/isolate'
import { obstacleWords } from '@roomlark/contract/obstacle-words'
import { say } from '@roomlark/contract/say'
import { dayText, rangeWords } from '../../../../lib/day-words.ts'
import { accountFormats } from '../../../../parts/word-formats.ts'
import type { Bar, LaneRow, RoomRow, TapeRow } from './tape-rows.ts'
import { listBlocks } from './tape-rows.ts'

/** New place of a stay. */
export type Target = { roomTypeId: string; roomId: string | null; checkInOn: string; checkOutOn: string }

export function toTarget({ roomTypeId, roomId, checkInOn, checkOutOn }: Bar): Target {
  return { roomTypeId, roomId, checkInOn, checkOutOn }
}

export function isSameDates(bar: Bar, to: Target): boolean {
  return bar.checkInOn === to.checkInOn && bar.checkOutOn === to.checkOutOn
}

export function isSameRoom(bar: Bar, to: Target): boolean {
  return bar.roomId === to.roomId && bar.roomTypeId === to.roomTypeId
}

/**
 * The request to the server, with the dates of the whole booking. A guest who changes rooms has several bars; each
 * moves the booking as far as it was moved itself.
 */
export function toStayWish(bar: Bar, to: Target): StayWish {
  return {
    checkInOn: addDays(bar.bookedFromOn, daysBetween(bar.checkInOn, to.checkInOn)),
    checkOutOn: addDays(bar.bookedUntilOn, daysBetween(bar.checkOutOn, to.checkOutOn)),
    ...(isSameRoom(bar, to) ? {} : { room: { stayId: bar.stayId, roomId: to.roomId } }),
  }
}

export function shifted(to: Target, days: number): Target {
  return { ...to, checkInOn: addDays(to.checkInOn, days), checkOutOn: addDays(to.checkOutOn, days) }
}

/** Changes the check-out; a stay keeps at least one night. */
export function stretched(to: Target, days: number): Target {
  const nights = Math.max(1, daysBetween(to.checkInOn, to.checkOutOn) + days)
  return { ...to, checkOutOn: addDays(to.checkInOn, nights) }
}

/** The rows a stay can be put into: every room, and the lane of its own type. */
export function rowsFor(bar: Bar, rows: readonly TapeRow[]): (RoomRow | LaneRow)[] {
  return rows.filter(
    (row): row is RoomRow | LaneRow =>
      row.kind === 'room' || (row.kind === 'lane' && row.roomTypeId === bar.roomTypeId),
  )
}

/** Finds a conflict that prevents moving a stay, as far as the chart knows; the server has the last word. */
export function moveConflict(tape: Tape, bar: Bar, to: Target, today: string): string | undefined {
  if (isSameDates(bar, to) && isSameRoom(bar, to)) return undefined
  return datesConflict(bar, to, today) ?? roomConflict(tape, bar, to, today) ?? typeConflict(tape, bar, to)
}

function datesConflict(bar: Bar, to: Target, today: string): string | undefined {
  if (isSameDates(bar, to)) return undefined
  const fault = changedDatesFault(
    { state: bar.state, checkInOn: bar.bookedFromOn },
    toStayWish(bar, to),
    today,
  )
  return fault && `${obstacleWords(fault, accountFormats)}.`
}

function roomConflict(tape: Tape, bar: Bar, to: Target, today: string): string | undefined {
  if (to.roomId === null) return undefined
  const from = isSameRoom(bar, to) ? to.checkInOn : roomChangesFrom({ ...bar, ...to }, today)
  if (from >= to.checkOutOn)
    return say('The last night of this stay has passed, so the room can no longer change.')
  const other = tape.bars.find(
    (one) =>
      one.stayId !== bar.stayId &&
      one.roomId === to.roomId &&
      one.checkInOn < to.checkOutOn &&
      from < one.checkOutOn,
  )
  const number = roomNumber(tape, to.roomId)
  const block = tape.roomBlocks.find(
    (one) => one.roomId === to.roomId && one.fromOn < to.checkOutOn && from < one.untilOn,
  )
  if (block)
    return say('Room {number} is out of order, {dates}.', {
      number,
      dates: rangeWords(block.fromOn, block.untilOn),
    })
  if (!other) return undefined
  return say('Room {number} is taken by {guest}, {dates}.', {
    number,
    guest: isolate(other.guestName),
    dates: rangeWords(other.checkInOn, other.checkOutOn),
  })
}

/** New dates apply to every room of a booking, another room only to this stay. */
function typeConflict(tape: Tape, bar: Bar, to: Target): string | undefined {
  const going = isSameDates(bar, to)
    ? [bar]
    : tape.bars.filter((one) => one.bookingId === bar.bookingId && isSameDates(one, toTarget(bar)))
  const ids = new Set(going.map(({ stayId }) => stayId))
  const after = tape.bars.map((one) => {
    if (one.stayId === bar.stayId) return { ...one, ...to }
    return ids.has(one.stayId) ? { ...one, checkInOn: to.checkInOn, checkOutOn: to.checkOutOn } : one
  })
  for (const { id, name, rooms } of tape.roomTypes) {
    const blocks = listBlocks(tape, id)
    for (const night of listNights(to.checkInOn, to.checkOutOn)) {
      const count = (bars: readonly Bar[]) =>
        bars.filter((one) => one.roomTypeId === id && isOn(one, night)).length
      const taken = count(after)
      const isMore = taken > count(tape.bars)
      if (isMore && taken + blocks.filter((block) => isOn(block, night)).length > rooms.length) {
        return say('{roomType} is full on {day}.', { roomType: name, day: dayText(night) })
      }
    }
  }
  return undefined
}

function isOn(stay: { checkInOn: string; checkOutOn: string }, night: string): boolean {
  return stay.checkInOn <= night && night < stay.checkOutOn
}

export function roomNumber(tape: Pick<Tape, 'roomTypes'>, roomId: string | null): string | undefined {
  return tape.roomTypes.flatMap(({ rooms }) => rooms).find(({ id }) => id === roomId)?.number
}
