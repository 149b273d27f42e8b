import * as z from 'zod/mini'

export const bookingStates = [
  'held',
  'confirmed',
  'checked-in',
  'checked-out',
  'cancelled',
  'no-show',
  'expired',
] as const
export const BookingState = z.enum(bookingStates)
export type BookingState = (typeof bookingStates)[number]

/** This is the only definition of the transitions between states. */
export const transitions: Record<BookingState, readonly BookingState[]> = {
  held: ['confirmed', 'cancelled', 'expired'],
  confirmed: ['checked-in', 'cancelled', 'no-show'],
  'checked-in': ['checked-out'],
  'checked-out': [],
  cancelled: [],
  'no-show': [],
  expired: [],
}

/** These steps at the front desk can be undone. */
export const undoableStates = ['checked-in', 'no-show', 'checked-out'] as const

/**
 * The reverse transitions, for undoing a step until the end of the hotel's next day. They need their own call:
 * a clerk who checks a guest in on an outdated page does not mean to undo the guest's departure.
 */
export const reversals: Record<(typeof undoableStates)[number], BookingState> = {
  'checked-in': 'confirmed',
  'no-show': 'confirmed',
  'checked-out': 'checked-in',
}

/** A booking that ended like this can be reinstated, if its rooms are free. */
export const reinstatableStates = ['cancelled', 'no-show'] as const

/**
 * A booking in one of these states takes its rooms: its dates and rooms can still change, and nobody else can
 * have them.
 */
export const changeableStates: readonly BookingState[] = ['held', 'confirmed', 'checked-in']

export function isChangeable({ state }: { state: BookingState }): boolean {
  return changeableStates.includes(state)
}

export const bookingSources = ['direct', 'affiliate', 'ota', 'other'] as const
export const BookingSource = z.enum(bookingSources)
export type BookingSource = (typeof bookingSources)[number]

/** A hold that is not confirmed expires after this long. */
export const holdMinutes = 10

/** Stands for the name of a guest who holds rooms on the site and has not given one yet. */
export const unnamedGuest = 'Guest booking now'

/** Ways in which a direct booking reaches the desk. */
export const takenWays = ['phone', 'walk-in', 'email'] as const
export type TakenWay = (typeof takenWays)[number]
