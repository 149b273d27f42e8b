import { type BookingState, reversals, transitions, undoableStates } from '@roomlark/contract/booking-states'
import { addDays, dateIn, dayText } from '@roomlark/contract/dates'
import { isTooEarly } from '@roomlark/contract/inventory/stay-dates'

type BookingNow = {
  state: BookingState
  checkInOn: string
  timeZone: string
  /** True if a hold has expired, by the database's clock. */
  isLapsed: boolean
  /** True while a guest on the site holds the rooms and has not yet entered who is coming. */
  isUnnamed?: boolean
}

/** Only the guest may change a hold made on the site, until it is confirmed or expires. */
export const stillBooking = 'The guest is still booking. The hold ends by itself if it is not confirmed.'

/** Returns why a booking cannot enter that state now, or undefined when it can. */
export function findTransitionRefusal(booking: BookingNow, to: BookingState, now: Date): string | undefined {
  if (!transitions[booking.state].includes(to)) {
    return `A booking that is ${named[booking.state]} cannot become ${named[to]}.`
  }
  if (to === 'confirmed' && booking.isLapsed) return 'The hold has expired. Please book again.'
  if (to === 'confirmed' && booking.isUnnamed) return stillBooking
  if (isTooEarly(to, booking.checkInOn, dateIn(booking.timeZone, now))) {
    return `The stay begins on ${dayText(booking.checkInOn)}.`
  }
  return undefined
}

/** Returns the states that a user may choose now. Expiry is never among them. */
export function allowedNow(booking: BookingNow, now: Date): BookingState[] {
  return transitions[booking.state].filter(
    (to) => to !== 'expired' && findTransitionRefusal(booking, to, now) === undefined,
  )
}

/** Returns the state to which undoing the step taken at `since` leads, or why it can no longer be undone. */
export function resolveUndo(
  { state, timeZone }: Pick<BookingNow, 'state' | 'timeZone'>,
  since: Date | undefined,
  now: Date,
): { to: BookingState; step: (typeof undoableStates)[number] } | { refusal: string } {
  const step = undoableStates.find((one) => one === state)
  if (!step || !since) return { refusal: `A booking that is ${named[state]} has no step to undo.` }
  const on = dateIn(timeZone, since)
  if (dateIn(timeZone, now) <= addDays(on, 1)) return { to: reversals[step], step }
  return {
    refusal: `The booking has been ${named[state]} since ${dayText(on)}. That could be undone until the following day.`,
  }
}

const named: Record<BookingState, string> = {
  held: 'held',
  confirmed: 'confirmed',
  'checked-in': 'checked in',
  'checked-out': 'checked out',
  cancelled: 'cancelled',
  'no-show': 'a no-show',
  expired: 'expired',
}
