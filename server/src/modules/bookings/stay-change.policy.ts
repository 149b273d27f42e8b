import { stayLimits } from '@roomlark/contract/booking-input'
import type { BookingState } from '@roomlark/contract/booking-states'
import { addDays, daysBetween, nightsOf } from '@roomlark/contract/dates'

type Dates = { checkInOn: string; checkOutOn: string }
type Refusal = { code: 'validation_failed' | 'conflict'; text: string }

/** The states in which a stay can still be changed. */
export const changeableStates: readonly BookingState[] = ['held', 'confirmed', 'checked-in']

/** Why a booking cannot get these dates, whatever is free; undefined where nothing is against it. */
export function datesRefusal(
  booking: Dates & { state: BookingState },
  wanted: Dates,
  today: string,
): Refusal | undefined {
  if (!changeableStates.includes(booking.state)) {
    return { code: 'conflict', text: `A stay that is ${booking.state.replace('-', ' ')} cannot be changed.` }
  }
  if (booking.state === 'checked-in' && wanted.checkInOn !== booking.checkInOn) {
    return { code: 'conflict', text: 'The guest has arrived: only the check-out can change.' }
  }
  const text = dateFault(booking, wanted, today)
  return text === undefined ? undefined : { code: 'validation_failed', text }
}

/** A stay that has begun may keep its check-in; everything else lies ahead. */
function dateFault(booking: Dates, { checkInOn, checkOutOn }: Dates, today: string): string | undefined {
  if (checkOutOn <= checkInOn) return 'Check-out must be after check-in.'
  if (checkInOn !== booking.checkInOn && checkInOn < today) return 'Check-in is in the past.'
  if (checkOutOn < today) return 'Check-out is in the past.'
  if (daysBetween(checkInOn, checkOutOn) > stayLimits.nights) {
    return `A stay can be at most ${stayLimits.nights} nights long.`
  }
  if (checkOutOn > addDays(today, stayLimits.daysAhead)) return 'Stays can be booked up to three years ahead.'
  return undefined
}

/** What new dates of a booking mean for one of its rooms; a guest may have changed rooms in between. */
export function stayChange(booking: Dates, stay: Dates, wanted: Dates) {
  const checkInOn = stay.checkInOn === booking.checkInOn ? wanted.checkInOn : stay.checkInOn
  const checkOutOn = stay.checkOutOn === booking.checkOutOn ? wanted.checkOutOn : stay.checkOutOn
  const before = nightsOf(stay.checkInOn, stay.checkOutOn)
  const after = nightsOf(checkInOn, checkOutOn)
  return {
    checkInOn,
    checkOutOn,
    added: after.filter((night) => !before.includes(night)),
    removed: before.filter((night) => !after.includes(night)),
    isLeft: after.length > 0,
  }
}
