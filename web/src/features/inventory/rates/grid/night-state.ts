import type { Calendar } from '@roomlark/contract/inventory/calendar'
import { type CalendarNight, roomsLeft } from '@roomlark/contract/inventory/calendar-night'
import { isolate } from '@roomlark/contract/isolate'
import { nightsWords } from '../../../../lib/day-words.ts'

export type NightState = 'open' | 'full' | 'closed'

export function getNightState(night: CalendarNight): NightState {
  if (night.closed) return 'closed'
  return roomsLeft(night) === 0 ? 'full' : 'open'
}

export function stateWords(night: CalendarNight): string {
  const words = { open: `${roomsLeft(night)} left`, full: 'Full', closed: 'Closed' }
  return words[getNightState(night)]
}

/** Says how many rooms groups hold, for whom if the caller may know: `4 held for Meier`. Undefined if none. */
export function heldWords(
  holds: Calendar['groupHolds'],
  roomTypeId: string | undefined,
  night: string,
): string | undefined {
  const words = holds
    .filter((hold) => hold.roomTypeId === roomTypeId && hold.night === night)
    .map(({ name, rooms }) => `${rooms} held for ${name === null ? 'a group' : isolate(name)}`)
  return words.length === 0 ? undefined : words.join(', ')
}

/** The restrictions on arrival, departure and length of stay. */
export function limitWords(night: CalendarNight): string[] {
  return [
    night.minStay === null || night.minStay === 1 ? '' : `at least ${night.minStay} nights`,
    night.maxStay === null ? '' : `at most ${nightsWords(night.maxStay)}`,
    night.closedToArrival ? 'no arrivals' : '',
    night.closedToDeparture ? 'no departures' : '',
  ].filter(Boolean)
}
