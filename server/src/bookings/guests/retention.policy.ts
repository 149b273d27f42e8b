import { profileMonths } from '@roomlark/contract/bookings/guests'
import { utcDay } from '@roomlark/contract/dates'

/** Guests whose last stay ended before this day have no profile, so that nothing brings a forgotten one back. */
export function keptSince(now: Date): string {
  const day = new Date(now)
  day.setUTCMonth(day.getUTCMonth() - profileMonths)
  return utcDay(day)
}
