import type { BookingState } from '../booking-states.ts'
import { type CancellationPolicy, cancellationFeeCents, feeCents } from '../inventory/cancellation.ts'

type Stays = readonly { nightlyCents: readonly { night: string; priceCents: number }[] }[]

/**
 * Returns what each night of a booking costs over all its rooms, in order; cancellation policies are computed
 * from this.
 */
export function nightlyTotals(stays: Stays): number[] {
  const totals = new Map<string, number>()
  for (const { night, priceCents } of stays.flatMap((stay) => stay.nightlyCents)) {
    totals.set(night, (totals.get(night) ?? 0) + priceCents)
  }
  return [...totals].sort(([a], [b]) => a.localeCompare(b)).map(([, cents]) => cents)
}

type Owing = { state: BookingState; cancellationPolicy: CancellationPolicy }
type Arriving = { checkInOn: string; checkInTime: string; timeZone: string }

/** Returns what a guest who cancels at this moment owes; a hold costs nothing. */
export function cancelFeeCents(booking: Owing & Arriving, stays: Stays, at: Date): number {
  if (booking.state === 'held') return 0
  const { checkInOn, checkInTime } = booking
  const stay = { checkInOn, checkInTime, nightlyCents: nightlyTotals(stays) }
  return cancellationFeeCents(booking.cancellationPolicy, stay, at, booking.timeZone)
}

/** A guest cancels until the day of arrival is over; from then on the hotel says whether they came. */
export function mayGuestCancel({ state, checkInOn }: Owing & Arriving, today: string): boolean {
  return state === 'confirmed' && today <= checkInOn
}

/** A guest changes a booking as long as cancelling it would cost nothing, since one could stand for the other. */
export function mayGuestChange(booking: Owing & Arriving, stays: Stays, at: Date, today: string): boolean {
  return mayGuestCancel(booking, today) && cancelFeeCents(booking, stays, at) === 0
}

/** Guests correct what the hotel knows about them until they leave. */
export function mayGuestCorrect({ state }: Pick<Owing, 'state'>): boolean {
  return state === 'confirmed' || state === 'checked-in'
}

/** A guest has their data erased once the hotel expects no stay any more. */
export function mayGuestErase({ state }: Pick<Owing, 'state'>): boolean {
  return state === 'checked-out' || state === 'cancelled' || state === 'no-show'
}

/** Returns what a guest who never arrives owes. */
export function noShowFeeCents({ cancellationPolicy }: Pick<Owing, 'cancellationPolicy'>, stays: Stays) {
  return feeCents(cancellationPolicy.noShowFee, nightlyTotals(stays))
}
