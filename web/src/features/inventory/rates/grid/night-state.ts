import type { Calendar } from '@roomlark/contract/inventory/calendar'
import { type CalendarNight, roomsLeft } from '@roomlark/contract/inventory/calendar-night'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'

export type NightState = 'open' | 'full' | 'closed'

export function getNightState(night: CalendarNight): NightState {
  if (night.closed) return 'closed'
  return roomsLeft(night) === 0 ? 'full' : 'open'
}

export function stateWords(night: CalendarNight): string {
  const state = getNightState(night)
  if (state === 'closed') return say('Closed')
  if (state === 'full') return say('Full##no rooms left')
  return say('{count, plural, one {# left} other {# left}}', { count: roomsLeft(night) })
}

/** Says how many rooms groups hold, for whom if the caller may know: `4 held for Meier`. Undefined if none. */
export function heldWords(
  holds: Calendar['groupHolds'],
  roomTypeId: string | undefined,
  night: string,
): string | undefined {
  const words = holds
    .filter((hold) => hold.roomTypeId === roomTypeId && hold.night === night)
    .map(({ name, rooms }) =>
      name === null
        ? say('{count, plural, one {# held} other {# held}} for a group', { count: rooms })
        : say('{count, plural, one {# held} other {# held}} for {group}', {
            count: rooms,
            group: isolate(name),
          }),
    )
  return words.length === 0 ? undefined : words.join(', ')
}

/** The restrictions on arrival, departure and length of stay. */
export function limitWords(night: CalendarNight): string[] {
  return [
    night.minStay === null || night.minStay === 1
      ? ''
      : say('at least {count, plural, one {# night} other {# nights}}', { count: night.minStay }),
    night.maxStay === null
      ? ''
      : say('at most {count, plural, one {# night} other {# nights}}', { count: night.maxStay }),
    night.closedToArrival ? say('no arrivals') : '',
    night.closedToDeparture ? say('no departures') : '',
  ].filter(Boolean)
}
