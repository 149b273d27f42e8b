import type { BookingState } from './booking-states.ts'
import { addDays, daysBetween } from './dates.ts'

export const stayLimits = { nights: 365, daysAhead: 3 * 365 } as const

type Dates = { checkInOn: string; checkOutOn: string }

/** Why a stay cannot have its dates, whatever is free. */
export type DatesFault = 'order' | 'past-check-in' | 'past-check-out' | 'too-long' | 'too-far' | 'arrived'

export const datesFaultWords: Record<DatesFault, string> = {
  order: 'Check-out must be after check-in',
  'past-check-in': 'Check-in is in the past',
  'past-check-out': 'Check-out is in the past',
  'too-long': `A stay can be at most ${stayLimits.nights} nights long`,
  'too-far': 'Stays can be booked up to three years ahead',
  arrived: 'The guest has arrived: only the check-out can change',
}

/** `lastNight` is yesterday where the desk may still sell it; guests cannot book a night that is over. */
export function newDatesFault(
  { checkInOn, checkOutOn }: Dates,
  today: string,
  lastNight?: string | undefined,
): DatesFault | undefined {
  if (checkOutOn <= checkInOn) return 'order'
  if (checkInOn < today && checkInOn !== lastNight) return 'past-check-in'
  return lengthFault({ checkInOn, checkOutOn }, today)
}

/** For a booking that exists: a stay that has begun may keep its check-in, everything else lies ahead. */
export function changedDatesFault(
  booking: { state: BookingState; checkInOn: string },
  { checkInOn, checkOutOn }: Dates,
  today: string,
): DatesFault | undefined {
  const isMoved = checkInOn !== booking.checkInOn
  if (isMoved && booking.state === 'checked-in') return 'arrived'
  if (checkOutOn <= checkInOn) return 'order'
  if (isMoved && checkInOn < today) return 'past-check-in'
  if (checkOutOn < today) return 'past-check-out'
  return lengthFault({ checkInOn, checkOutOn }, today)
}

function lengthFault({ checkInOn, checkOutOn }: Dates, today: string): DatesFault | undefined {
  if (daysBetween(checkInOn, checkOutOn) > stayLimits.nights) return 'too-long'
  return checkOutOn > addDays(today, stayLimits.daysAhead) ? 'too-far' : undefined
}

/** Nobody arrives, or fails to, before the day of check-in. */
export function isTooEarly(to: BookingState, checkInOn: string, today: string): boolean {
  return (to === 'checked-in' || to === 'no-show') && today < checkInOn
}

/**
 * The first night that a change of state gives back; undefined where it gives none. The first night of a guest who
 * leaves early or never arrives counts as used, because nobody else could have had it.
 */
export function releasedFrom(to: BookingState, checkInOn: string, today: string): string | undefined {
  const second = addDays(checkInOn, 1)
  if (to === 'cancelled' || to === 'expired') return checkInOn
  if (to === 'no-show') return second
  if (to !== 'checked-out') return undefined
  return today < second ? second : today
}

/** From which night on a stay can have another room: the nights a guest in house has slept are over. */
export function roomChangesFrom(
  { state, checkInOn }: { state: BookingState; checkInOn: string },
  today: string,
): string {
  return state === 'checked-in' && checkInOn < today ? today : checkInOn
}
