import type { Booking } from '@roomlark/contract/booking'
import { stayLimits } from '@roomlark/contract/booking-input'
import type { BookingState } from '@roomlark/contract/booking-states'
import { addDays, daysBetween } from '@roomlark/contract/dates'

type Dates = { checkInOn: string; checkOutOn: string }

const changeable: readonly BookingState[] = ['held', 'confirmed', 'checked-in']

export function isChangeable({ state }: Pick<Booking, 'state'>): boolean {
  return changeable.includes(state)
}

/** What is wrong with new dates regardless of availability, if anything. */
export function datesFault(booking: Booking, wanted: Dates, today: string): string | undefined {
  const { checkInOn, checkOutOn } = wanted
  if (checkOutOn <= checkInOn) return 'Check-out must be after check-in'
  if (checkInOn !== booking.checkInOn && checkInOn < today) return 'Check-in is in the past'
  if (checkOutOn < today) return 'Check-out is in the past'
  if (daysBetween(checkInOn, checkOutOn) > stayLimits.nights) {
    return `A stay can be at most ${stayLimits.nights} nights long`
  }
  if (checkOutOn > addDays(today, stayLimits.daysAhead)) return 'Stays can be booked up to three years ahead'
  return undefined
}
