import { dateIn } from '@roomlark/contract/dates'
import { type DatesFault, newDatesFault } from '@roomlark/contract/stay-dates'

/** Why no hotel anywhere can have these dates: they are past where it is earliest, or too far where it is latest. */
export function datesFaultAnywhere(
  dates: { checkInOn: string; checkOutOn: string },
  now: Date,
): DatesFault | undefined {
  const fault = newDatesFault(dates, dateIn('Etc/GMT+12', now))
  return fault?.kind === 'too-far-ahead' ? newDatesFault(dates, dateIn('Etc/GMT-14', now)) : fault
}
