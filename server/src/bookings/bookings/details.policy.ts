import type { bookingDetailNames } from '@roomlark/contract/booking-events'
import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingDetails } from '@roomlark/contract/bookings/booking-input'

type DetailName = (typeof bookingDetailNames)[number]

/** Returns the names of the details that differ. */
export function changedDetails(
  before: Pick<Booking, 'guest' | 'notes' | 'specialRequests'>,
  after: BookingDetails,
): DetailName[] {
  const pairs: [DetailName, string | null | undefined, string | null | undefined][] = [
    ['name', before.guest.name, after.guest.name],
    ['email', before.guest.email, after.guest.email],
    ['phone', before.guest.phone, after.guest.phone],
    ['country', before.guest.country, after.guest.country],
    ['language', before.guest.language, after.guest.language],
    ['notes', before.notes, after.notes],
    ['specialRequests', before.specialRequests, after.specialRequests],
  ]
  return pairs.filter(([, old, now]) => (old || '') !== (now || '')).map(([name]) => name)
}
