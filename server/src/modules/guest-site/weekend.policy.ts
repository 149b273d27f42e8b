import { addDays, weekdayOf } from '@roomlark/contract/dates'
import type { StayQuery } from '@roomlark/contract/offers'

/** From the Friday after the earliest date anywhere, so that it lies ahead everywhere, to Sunday, for two. */
export function weekendAfter(today: string): StayQuery {
  const checkInOn = addDays(today, ((4 - weekdayOf(today) + 7) % 7) + 1)
  return { checkInOn, checkOutOn: addDays(checkInOn, 2), adults: 2, childAges: [], rooms: 1 }
}
