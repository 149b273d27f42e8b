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

/** In these states a booking takes its rooms away from others. */
export const takingStates: readonly BookingState[] = [
  'held',
  'confirmed',
  'checked-in',
  'checked-out',
  'no-show',
]

export const bookingSources = ['direct', 'affiliate', 'ota', 'other'] as const
export type BookingSource = (typeof bookingSources)[number]

/** A hold that is not confirmed lapses after this long. */
export const holdMinutes = 10

/** How a direct booking reached the desk. */
export const takenWays = ['phone', 'walk-in', 'email'] as const
export type TakenWay = (typeof takenWays)[number]
