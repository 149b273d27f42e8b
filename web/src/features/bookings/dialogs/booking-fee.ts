import type { Booking } from '@roomlark/contract/booking'
import { cancellationFeeCents, feeCents } from '@roomlark/contract/cancellation'

/** What each night costs over all rooms, in order: what a policy counts with. */
export function nightlyTotals(stays: Booking['stays']): number[] {
  const totals = new Map<string, number>()
  for (const { night, priceCents } of stays.flatMap((stay) => stay.nightlyCents)) {
    totals.set(night, (totals.get(night) ?? 0) + priceCents)
  }
  return [...totals].sort(([a], [b]) => a.localeCompare(b)).map(([, cents]) => cents)
}

/** What a guest owes who cancels now; a hold costs nothing. */
export function cancelFee(booking: Booking, now: Date): number {
  if (booking.state === 'held') return 0
  const stay = { ...booking, nightlyCents: nightlyTotals(booking.stays) }
  return cancellationFeeCents(booking.cancellationPolicy, stay, now, booking.timeZone)
}

/** What a guest owes who never came. */
export function noShowFee(booking: Booking): number {
  return feeCents(booking.cancellationPolicy.noShowFee, nightlyTotals(booking.stays))
}
