import type { BookingState } from './booking-states.ts'
import { type CancellationPolicy, cancellationFeeCents, feeCents } from './cancellation.ts'

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

/** Returns what a guest who never arrives owes. */
export function noShowFeeCents({ cancellationPolicy }: Pick<Owing, 'cancellationPolicy'>, stays: Stays) {
  return feeCents(cancellationPolicy.noShowFee, nightlyTotals(stays))
}
