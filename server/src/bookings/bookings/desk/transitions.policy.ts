import { type BookingState, reversals, transitions, undoableStates } from '@roomlark/contract/booking-states'
import { addDays, dateIn, dayText } from '@roomlark/contract/dates'
import { isTooEarly } from '@roomlark/contract/inventory/stay-dates'
import { say } from '@roomlark/contract/say'

type BookingNow = {
  state: BookingState
  checkInOn: string
  timeZone: string
  /** True if a hold has expired, by the database's clock. */
  isLapsed: boolean
  /** True while a guest on the site books what is held. */
  isBeingBooked?: boolean
}

/** Only the guest may change a hold made on the site, until it is confirmed or expires. */
export function stillBookingWords(): string {
  return say('The guest is still booking. The hold ends by itself if it is not confirmed.')
}

/** Returns why a booking cannot enter that state now, or undefined when it can. */
export function findTransitionRefusal(booking: BookingNow, to: BookingState, now: Date): string | undefined {
  if (!transitions[booking.state].includes(to)) {
    return say('A booking that is {state} cannot become {wanted}.', {
      state: stateWords[booking.state](),
      wanted: stateWords[to](),
    })
  }
  if (to === 'confirmed' && booking.isLapsed) return say('The hold has expired. Please book again.')
  if (to === 'confirmed' && booking.isBeingBooked) return stillBookingWords()
  if (isTooEarly(to, booking.checkInOn, dateIn(booking.timeZone, now))) {
    return say('The stay begins on {day}.', { day: dayText(booking.checkInOn) })
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
  if (!step || !since)
    return { refusal: say('A booking that is {state} has no step to undo.', { state: stateWords[state]() }) }
  const on = dateIn(timeZone, since)
  if (dateIn(timeZone, now) <= addDays(on, 1)) return { to: reversals[step], step }
  return {
    refusal: say('The booking has been {state} since {day}. That could be undone until the following day.', {
      state: stateWords[state](),
      day: dayText(on),
    }),
  }
}

/** Words for a booking's state within a sentence. */
const stateWords: Record<BookingState, () => string> = {
  held: () => say('held##a booking is'),
  confirmed: () => say('confirmed##a booking is'),
  'checked-in': () => say('checked in##a booking is'),
  'checked-out': () => say('checked out##a booking is'),
  cancelled: () => say('cancelled##a booking is'),
  'no-show': () => say('a no-show##a booking is'),
  expired: () => say('expired##a booking is'),
}
