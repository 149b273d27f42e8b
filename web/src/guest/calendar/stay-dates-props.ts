import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { PricedNights } from '@roomlark/contract/guest-site/guest-hotels'
import type { Plural, Texts } from '../texts/texts.ts'

export type StayDatesProps = {
  language: GuestLanguage
  today: string
  checkInOn: string | null
  checkOutOn: string | null
  adults: number
  childAges: string
  rooms: number
  /** The hotel whose prices stand in the calendar; null where no hotel is chosen yet. */
  slug: string | null
  /** Prices that came with the page, of a booking whose guest chooses other dates. */
  priced?: PricedNights | null
  /** The dates that a booking has now, while its guest chooses others. */
  booked?: ChosenDates
  /** In the frame on another site the calendar stands in its place, since nothing can lie over that site. */
  isInFrame?: boolean
  words: Texts['calendar'] & { checkIn: string; checkOut: string }
  nights: Plural
}

/** The day that the next click chooses. */
export type Side = 'from' | 'until'

/** Empty where a day is still to be chosen. */
export type ChosenDates = { from: string; until: string }

export type CalendarProps = StayDatesProps & {
  id: string
  stay: ChosenDates
  side: Side
  onSide: (side: Side) => void
  onChange: (stay: ChosenDates) => void
  onClose: () => void
}
