import { dateIn } from '@roomlark/contract/dates'
import { type DatesFault, newDatesFault } from '@roomlark/contract/inventory/stay-dates'

/**
 * Returns why these dates are impossible everywhere: either they have passed even in the westernmost time
 * zone, or they are too far ahead even in the easternmost.
 */
export function datesFaultAnywhere(
  dates: { checkInOn: string; checkOutOn: string },
  now: Date,
): DatesFault | undefined {
  const fault = newDatesFault(dates, dateIn('Etc/GMT+12', now))
  return fault?.kind === 'too-far-ahead' ? newDatesFault(dates, dateIn('Etc/GMT-14', now)) : fault
}
