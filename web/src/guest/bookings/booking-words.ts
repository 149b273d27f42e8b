import type { GuestBooking } from '@roomlark/contract/guest-site/guest-booking-page'
import {
  type CancellationFee,
  cancellationPeriods,
  feeCents,
} from '@roomlark/contract/inventory/cancellation'

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
