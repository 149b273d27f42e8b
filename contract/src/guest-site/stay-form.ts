import type { StayQuery } from '../bookings/offers.ts'
import type { DatesFault } from '../inventory/stay-dates.ts'

/** Why what stands in the address is no stay. */
export type StayFault =
  | Exclude<DatesFault['kind'], 'check-out-past' | 'guest-arrived'>
  | 'dates'
  | 'check-in-missing'
  | 'check-out-missing'
  | 'party'
  | 'child-age'

/** Sent for a child whose age has not been chosen. */
export const unknownAge = '?'

/** What a search form shows: a stay, or the parts of one as far as they make sense. */
export type StayForm = Pick<StayQuery, 'adults' | 'childAges' | 'rooms'> & {
  checkInOn: string | null
  checkOutOn: string | null
  /** The party as it was typed, where it is none. */
  typed?: Record<'adults' | 'childAges' | 'rooms', string>
}
