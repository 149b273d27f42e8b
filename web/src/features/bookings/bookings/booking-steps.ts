import { type BookingState, transitions } from '@roomlark/contract/booking-states'
import type { Booking, BookingSummary } from '@roomlark/contract/bookings/booking'
import { daysBetween } from '@roomlark/contract/dates'
import { isTooEarly, releasedFrom } from '@roomlark/contract/inventory/stay-dates'
import { say } from '@roomlark/contract/say'

type Stay = Pick<BookingSummary, 'state' | 'checkInOn' | 'checkOutOn'>

export type Step = {
  to: 'confirmed' | 'checked-in' | 'checked-out' | 'no-show'
  label: string
  busy: string
  /** The panel asks first, because nights are freed or money is owed. */
  asks: boolean
}

/** The steps the desk can take with a booking now; the server has the last word. */
export function deskSteps(booking: Stay, today: string): Step[] {
  const steps: Record<Step['to'], Step> = {
    confirmed: {
      to: 'confirmed',
      label: say('Confirm booking'),
      busy: say('Confirming...'),
      asks: false,
    },
    'checked-in': {
      to: 'checked-in',
      label: say('Check in guest'),
      busy: say('Checking in...'),
      asks: false,
    },
    'checked-out': leaving(booking, today),
    'no-show': {
      to: 'no-show',
      label: say('No-show'),
      busy: say('Saving...'),
      asks: true,
    },
  }
  return transitions[booking.state]
    .filter((to): to is Step['to'] => Object.hasOwn(steps, to))
    .filter((to) => !isTooEarly(to, booking.checkInOn, today))
    .map((to) => steps[to])
}

function leaving({ checkOutOn }: Stay, today: string): Step {
  const isEarly = today < checkOutOn
  return {
    to: 'checked-out',
    label: isEarly ? say('Check out early') : say('Check out guest'),
    busy: say('Checking out...'),
    asks: isEarly,
  }
}

/** The nights freed when the guest leaves now; the first is never freed. */
export function nightsLeft(stay: Pick<Stay, 'checkInOn' | 'checkOutOn'>, today: string): number {
  const from = releasedFrom('checked-out', stay.checkInOn, today) ?? stay.checkOutOn
  return Math.max(0, daysBetween(from, stay.checkOutOn))
}

/** The step a panel offers first, of those the server allows. */
export function mainStep(booking: Booking, today: string): Step | undefined {
  return deskSteps(booking, today).find(({ to }) => to !== 'no-show' && isAllowed(booking, to))
}

export function isAllowed(booking: Booking, to: BookingState): boolean {
  return booking.allowed.includes(to)
}
