import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { Plural, Texts } from '../texts/texts.ts'

export type StayDatesProps = {
  language: GuestLanguage
  today: string
  checkInOn: string | null
  checkOutOn: string | null
  adults: number
  childAges: string
  /** The hotel whose prices stand in the calendar; null on the search, which has none. */
  slug: string | null
  words: Texts['calendar'] & { checkIn: string; checkOut: string }
  nights: Plural
}

/** Empty where a day is still to be chosen. */
export type ChosenDates = { from: string; until: string }
