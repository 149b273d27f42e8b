import type { Booking } from '@roomlark/contract/booking'
import { stayLimits } from '@roomlark/contract/booking-input'
import type { BookingState } from '@roomlark/contract/booking-states'
import type { Calendar } from '@roomlark/contract/calendar'
import { addDays, daysBetween, nightsOf } from '@roomlark/contract/dates'
import { dayText } from '../../lib/day-words.ts'

type Dates = { checkInOn: string; checkOutOn: string }

const changeable: readonly BookingState[] = ['held', 'confirmed', 'checked-in']

export function isChangeable({ state }: Pick<Booking, 'state'>): boolean {
  return changeable.includes(state)
}

/** What is wrong with new dates whatever is free; undefined where nothing is. */
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

/** The nights new dates add to those that are booked already. */
export function addedNights(booking: Dates, wanted: Dates): string[] {
  return nightsOf(wanted.checkInOn, wanted.checkOutOn).filter(
    (night) => night < booking.checkInOn || night >= booking.checkOutOn,
  )
}

/** Which of the added nights are not free for the rooms of this booking, in words. */
export function fullNights(
  booking: Pick<Booking, 'stays'> & Dates,
  wanted: Dates,
  calendar: Calendar,
): string[] {
  const added = new Set(addedNights(booking, wanted))
  // A guest who changed rooms has several stays one after the other: what counts is who is there at the edges.
  const going = booking.stays.filter((stay) => stay.checkOutOn === booking.checkOutOn)
  return calendar.roomTypes.flatMap(({ id, name, nights }) => {
    const needed = going.filter(({ roomTypeId }) => roomTypeId === id).length
    if (needed === 0) return []
    return nights
      .filter(({ night, capacity, sold, blocked }) => added.has(night) && capacity - sold - blocked < needed)
      .map(({ night }) => `${name} is full on ${dayText(night)}`)
  })
}
