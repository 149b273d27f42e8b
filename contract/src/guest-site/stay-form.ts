import type { StayQuery } from '../bookings/offers.ts'
import type { DatesFault } from '../inventory/stay-dates.ts'

/** Reason why the parameters of the address are not a valid stay. */
export type StayFault =
  | Exclude<DatesFault['kind'], 'check-out-past' | 'guest-arrived'>
  | 'dates'
  | 'check-in-missing'
  | 'check-out-missing'
  | 'party'
  | 'child-age'

/** Sent for a child whose age has not been chosen. */
export const unknownAge = '?'

/** State of a search form: a stay, or those parts of one that are valid. */
export type StayForm = Pick<StayQuery, 'adults' | 'childAges' | 'rooms'> & {
  checkInOn: string | null
  checkOutOn: string | null
  /** The party as it was typed, where it is none. */
  typed?: Record<'adults' | 'childAges' | 'rooms', string>
}
