export const bookingStates = [
  'held',
  'confirmed',
  'checked-in',
  'checked-out',
  'cancelled',
  'no-show',
  'expired',
] as const
export type BookingState = (typeof bookingStates)[number]

/** The one table of what may follow what. */
export const transitions: Record<BookingState, readonly BookingState[]> = {
  held: ['confirmed', 'cancelled', 'expired'],
  confirmed: ['checked-in', 'cancelled', 'no-show'],
  'checked-in': ['checked-out'],
  'checked-out': [],
  cancelled: [],
  'no-show': [],
  expired: [],
}

/** The steps at the desk that can be taken back. */
export const undoableStates = ['checked-in', 'no-show', 'checked-out'] as const

/**
 * The other half of `transitions`: what a tap too many is taken back to, until the end of the hotel's day after it. Never by asking
 * for the state itself: whoever checks somebody in on an old page does not mean to undo that they have left.
 */
export const reversals: Record<(typeof undoableStates)[number], BookingState> = {
  'checked-in': 'confirmed',
  'no-show': 'confirmed',
  'checked-out': 'checked-in',
}

export const bookingSources = ['direct', 'affiliate', 'ota', 'other'] as const
export type BookingSource = (typeof bookingSources)[number]

/** A hold that is not confirmed lapses after this long. */
export const holdMinutes = 10

/** How a direct booking reached the desk. */
export const takenWays = ['phone', 'walk-in', 'email'] as const
export type TakenWay = (typeof takenWays)[number]
