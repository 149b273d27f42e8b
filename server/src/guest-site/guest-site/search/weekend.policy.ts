import type { StayQuery } from '@roomlark/contract/bookings/offers'
import { addDays, addMonths, getWeekday } from '@roomlark/contract/dates'

/**
 * Returns a stay for two from Friday to Sunday. It starts after the earliest current date in any time zone,
 * so that it is in the future everywhere.
 */
export function weekendAfter(today: string): StayQuery {
  const checkInOn = addDays(today, ((4 - getWeekday(today) + 7) % 7) + 1)
  return { checkInOn, checkOutOn: addDays(checkInOn, 2), adults: 2, childAges: [], rooms: 1 }
}

const monthsShown = 6

/** Returns a weekend in the middle of each of the months after that of the coming one. */
export function weekendsAhead({ checkInOn }: StayQuery): StayQuery[] {
  const middle = `${checkInOn.slice(0, 8)}10`
  return Array.from({ length: monthsShown }, (_, index) => weekendAfter(addMonths(middle, index + 1)))
}
