import { type BookingState, reversals, transitions, undoableStates } from '@roomlark/contract/booking-states'
import { addDays, dateIn, dayText } from '@roomlark/contract/dates'
import { isTooEarly } from '@roomlark/contract/stay-dates'

type BookingNow = {
  state: BookingState
  checkInOn: string
  timeZone: string
  /** Whether a hold has expired, by the database's clock. */
  isLapsed: boolean
  /** A guest on the site holds the rooms and has not said yet who is coming. */
  isUnnamed?: boolean
}

/** A hold of the site is the guest's own until it is confirmed or expires. */
export const stillBooking = 'The guest is still booking. The hold ends by itself if it is not confirmed.'

/** Why a booking cannot enter that state now; undefined when it can. */
export function refusalOf(booking: BookingNow, to: BookingState, now: Date): string | undefined {
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

/** The states a user may choose now; nobody chooses that a hold expires. */
export function allowedNow(booking: BookingNow, now: Date): BookingState[] {
  return transitions[booking.state].filter(
    (to) => to !== 'expired' && refusalOf(booking, to, now) === undefined,
  )
}

/** The state to which undoing the step taken at `since` leads, or why it can no longer be undone. */
export function undoOf(
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
