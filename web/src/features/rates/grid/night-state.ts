import { type CalendarNight, roomsLeft } from '@roomlark/contract/calendar-night'
import { nightsWords } from '../../../lib/day-words.ts'

export type NightState = 'open' | 'full' | 'closed'

export function stateOf(night: CalendarNight): NightState {
  if (night.closed) return 'closed'
  return roomsLeft(night) === 0 ? 'full' : 'open'
}

export function stateWords(night: CalendarNight): string {
  const words = { open: `${roomsLeft(night)} left`, full: 'Full', closed: 'Closed' }
  return words[stateOf(night)]
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
