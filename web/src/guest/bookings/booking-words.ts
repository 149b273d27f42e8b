import type { GuestBooking } from '@roomlark/contract/guest-site/guest-booking-page'
import {
  type CancellationFee,
  cancellationPeriods,
  feeCents,
} from '@roomlark/contract/inventory/cancellation'
import { isPaidOnline, type PaymentPlan, paidBy } from '@roomlark/contract/inventory/payment-terms'

/** `2 × Double, Suite` */
export function roomWords({ rooms }: Pick<GuestBooking, 'rooms'>): string {
  return rooms.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)).join(', ')
}

/** The given name, as far as a name tells. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}

export function isFree(fee: CancellationFee): boolean {
  return fee.kind === 'percent' && fee.percent === 0
}

export type FeePeriod = {
  fee: CancellationFee
  cents: number
  from: string | null
  until: string | null
  isNow: boolean
}

/** Lists the cost of cancelling by period, by the same function that is enforced. */
export function feePeriods(booking: GuestBooking): FeePeriod[] {
  const nightlyCents = booking.nights.map(({ cents }) => cents)
  const { checkInOn, checkInTime, hotelTime } = booking
  const periods = cancellationPeriods(booking.cancellationPolicy, { checkInOn, checkInTime, nightlyCents })
  return periods.map(({ fee, from, until }) => ({
    fee,
    from,
    until,
    cents: feeCents(fee, nightlyCents),
    isNow: (from === null || from <= hotelTime) && (until === null || hotelTime < until),
  }))
}

/** Until when changing and cancelling are free on the hotel's clock; null where they never were, or always are. */
export function freeUntil(periods: readonly FeePeriod[]): string | null {
  return (
    periods.findLast(({ fee, until }, index) => {
      return until !== null && periods.slice(0, index + 1).every((one) => isFree(one.fee)) && isFree(fee)
    })?.until ?? null
  )
}

/**
 * Returns when the rest of a booking is paid, by what is paid already: what the plan charges later is only what is still
 * owed then. Null if all of it was to be paid at the hotel anyway, or nothing is left.
 */
export function planRest(booking: GuestBooking): PaymentPlan | null {
  const { payment, account, totalCents, today } = booking
  const leftCents = account?.leftCents ?? totalCents + booking.extrasCents
  if (!isPaidOnline(payment) || leftCents <= 0) return null
  const isToCome = payment.laterOn !== null && payment.laterOn >= today
  // Nothing is paid yet while the payment of the booking itself is on its way.
  const nowCents = account === null || account.paidCents === 0 ? Math.min(payment.nowCents, leftCents) : 0
  const laterCents = isToCome ? Math.min(payment.laterCents, leftCents - nowCents) : 0
  return {
    nowCents,
    laterCents,
    laterOn: laterCents > 0 ? payment.laterOn : null,
    atHotelCents: leftCents - nowCents - laterCents,
    keepsCard: payment.keepsCard,
  }
}

/**
 * Returns what will have been paid for the stay when a time on the hotel's clock is reached; 0 if nothing is paid online.
 * Extras that the guest took are never returned; those that were ordered are, with the stay.
 */
export function paidOfBooking(booking: GuestBooking, until: string | null): number {
  if (!isPaidOnline(booking.payment)) return 0
  const orderedCents = booking.totalCents + booking.extrasCents
  const extrasCents = booking.account ? booking.account.chargesCents - orderedCents : 0
  const paidCents = Math.max(0, (booking.account?.paidCents ?? 0) - extrasCents)
  const rest = planRest(booking)
  return rest ? paidCents + paidBy(rest, until) : paidCents
}
