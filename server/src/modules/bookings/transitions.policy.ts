import { type BookingState, reversals, transitions } from '@roomlark/contract/booking-states'
import { addDays, dateIn, dayText } from '@roomlark/contract/dates'

type BookingNow = {
  state: BookingState
  checkInOn: string
  timeZone: string
  /** A hold whose time is up; the database says so, by its own clock. */
  isLapsed: boolean
}

/** Why a booking cannot become that now; undefined where it can. */
export function refusalOf(booking: BookingNow, to: BookingState, now: Date): string | undefined {
  if (!transitions[booking.state].includes(to)) {
    return `A booking that is ${named[booking.state]} cannot become ${named[to]}.`
  }
  if (to === 'confirmed' && booking.isLapsed) return 'The hold has expired. Please book again.'
  if ((to === 'checked-in' || to === 'no-show') && dateIn(booking.timeZone, now) < booking.checkInOn) {
    return `The stay begins on ${dayText(booking.checkInOn)}.`
  }
  return undefined
}

/** What somebody may make of it now; that a hold lapses is nobody's choice. */
export function allowedNow(booking: BookingNow, now: Date): BookingState[] {
  return transitions[booking.state].filter(
    (to) => to !== 'expired' && refusalOf(booking, to, now) === undefined,
  )
}

/** What the last step, taken at `since`, is undone to; else why it cannot be any more. */
export function undoOf(
  { state, timeZone }: Pick<BookingNow, 'state' | 'timeZone'>,
  since: Date | undefined,
  now: Date,
): { to: BookingState } | { refusal: string } {
  const to = reversals[state]
  if (!to || !since) return { refusal: `A booking that is ${named[state]} has no step to undo.` }
  const on = dateIn(timeZone, since)
  if (dateIn(timeZone, now) <= addDays(on, 1)) return { to }
  return {
    refusal: `The booking has been ${named[state]} since ${dayText(on)}. That could be undone until the following day.`,
  }
}

/**
 * The first night a change gives back; undefined where it gives none. A guest who leaves early or never comes
 * has had the first night: nobody else could.
 */
export function releasedFrom(booking: BookingNow, to: BookingState, now: Date): string | undefined {
  const second = addDays(booking.checkInOn, 1)
  if (to === 'cancelled' || to === 'expired') return booking.checkInOn
  if (to === 'no-show') return second
  if (to !== 'checked-out') return undefined
  const today = dateIn(booking.timeZone, now)
  if (today < second) return second
  return today
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
