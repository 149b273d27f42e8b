import type { BookingState } from '../booking-states.ts'
import { addDays, daysBetween } from '../dates.ts'
import type { Obstacle } from '../obstacles.ts'

export const stayLimits = { nights: 365, daysAhead: 3 * 365 } as const

type Dates = { checkInOn: string; checkOutOn: string }

type Plain = 'check-out-first' | 'check-in-past' | 'check-out-past' | 'too-far-ahead' | 'guest-arrived'

/** An obstacle that lies in the dates alone, whatever rooms are free. */
export type DatesFault = Extract<Obstacle, { kind: Plain | 'stay-too-long' }>

function makeFault(kind: Plain): DatesFault {
  return { kind, params: {} }
}

/** `lastNight` is yesterday if the front desk may still sell it; guests cannot book a night that is over. */
export function newDatesFault(
  { checkInOn, checkOutOn }: Dates,
  today: string,
  lastNight?: string | undefined,
): DatesFault | undefined {
  if (checkOutOn <= checkInOn) return makeFault('check-out-first')
  if (checkInOn < today && checkInOn !== lastNight) return makeFault('check-in-past')
  return lengthFault({ checkInOn, checkOutOn }, today)
}

/** Tells whether the guest arrived before today and has not left. */
export function isInHouse({ checkInOn, checkOutOn }: Dates, today: string): boolean {
  return checkInOn < today && today <= checkOutOn
}

/** Checks the dates of a booking that was made elsewhere, whose guests may be in house already. */
export function importedDatesFault(dates: Dates, today: string): DatesFault | undefined {
  return isInHouse(dates, today) ? lengthFault(dates, today) : newDatesFault(dates, today)
}

/**
 * Checks the dates of an existing booking: a stay that has started may keep its check-in, but everything else
 * must lie ahead.
 */
export function changedDatesFault(
  booking: { state: BookingState; checkInOn: string },
  { checkInOn, checkOutOn }: Dates,
  today: string,
): DatesFault | undefined {
  const isMoved = checkInOn !== booking.checkInOn
  if (isMoved && booking.state === 'checked-in') return makeFault('guest-arrived')
  if (checkOutOn <= checkInOn) return makeFault('check-out-first')
  if (isMoved && checkInOn < today) return makeFault('check-in-past')
  if (checkOutOn < today) return makeFault('check-out-past')
  return lengthFault({ checkInOn, checkOutOn }, today)
}

function lengthFault({ checkInOn, checkOutOn }: Dates, today: string): DatesFault | undefined {
  if (daysBetween(checkInOn, checkOutOn) > stayLimits.nights) {
    return { kind: 'stay-too-long', params: { nights: stayLimits.nights } }
  }
  return checkOutOn > addDays(today, stayLimits.daysAhead) ? makeFault('too-far-ahead') : undefined
}

/** Nobody arrives, or fails to arrive, before the day of check-in. */
export function isTooEarly(to: BookingState, checkInOn: string, today: string): boolean {
  return (to === 'checked-in' || to === 'no-show') && today < checkInOn
}

/** Until the night of arrival is over, the desk decides whether it is kept for a guest who has not come. */
export function isFirstNightToDecide(checkInOn: string, today: string): boolean {
  return today <= checkInOn
}

/**
 * Returns the first night that a change of state frees, or undefined if it frees none. The first night of a
 * guest who leaves early counts as used, because nobody else could have had it; so does that of a guest who never
 * arrives, unless the desk releases it.
 */
export function releasedFrom(
  to: BookingState,
  checkInOn: string,
  today: string,
  firstNight?: 'kept' | 'released' | undefined,
): string | undefined {
  const second = addDays(checkInOn, 1)
  if (to === 'cancelled' || to === 'expired') return checkInOn
  if (to === 'no-show') return firstNight === 'released' ? checkInOn : second
  if (to !== 'checked-out') return undefined
  return today < second ? second : today
}

/**
 * Returns the first night on which a stay can have another room: the nights a guest in house has already
 * slept are over.
 */
export function roomChangesFrom(
  { state, checkInOn }: { state: BookingState; checkInOn: string },
  today: string,
): string {
  return state === 'checked-in' && checkInOn < today ? today : checkInOn
}
