import type { Booking } from '@roomlark/contract/booking'
import { cancellationFeeCents, feeCents } from '@roomlark/contract/cancellation'

/** The cost of each night over all rooms, in order, as a policy needs it. */
export function nightlyTotals(stays: Booking['stays']): number[] {
  const totals = new Map<string, number>()
  for (const { night, priceCents } of stays.flatMap((stay) => stay.nightlyCents)) {
    totals.set(night, (totals.get(night) ?? 0) + priceCents)
  }
  return [...totals].sort(([a], [b]) => a.localeCompare(b)).map(([, cents]) => cents)
}

/** The fee for cancelling now; a hold costs nothing. */
export function cancelFee(booking: Booking, now: Date): number {
  if (booking.state === 'held') return 0
  const stay = { ...booking, nightlyCents: nightlyTotals(booking.stays) }
  return cancellationFeeCents(booking.cancellationPolicy, stay, now, booking.timeZone)
}

/** The fee for a no-show. */
export function noShowFee(booking: Booking): number {
  return feeCents(booking.cancellationPolicy.noShowFee, nightlyTotals(booking.stays))
}
