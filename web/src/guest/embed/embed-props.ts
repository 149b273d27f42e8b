import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { EmbedShape } from '@roomlark/contract/guest-site/guest-embed-page'
import type { PartyProps, TypedParty } from '../party/party-fields.tsx'
import type { EmbedTexts } from '../texts/embed.ts'
import type { Plural, Texts } from '../texts/texts.ts'

export type EmbedBoxProps = {
  language: GuestLanguage
  shape: EmbedShape
  today: string
  hotel: { name: string; slug: string; city: string; starRating: number }
  stars: string
  /** The average and the number of reviews, in words; null while there are too few. */
  score: { shown: string; reviews: string } | null
  form: {
    checkInOn: string | null
    checkOutOn: string | null
    adults: number
    childAges: string
  }
  party: TypedParty
  counts: PartyProps['counts']
  /** Target of the box: the hotel's page, or an affiliate's link to it. */
  action: string
  hidden: [string, string][]
  /** The address of the box itself, and what it needs to look the same again. */
  path: string
  own: [string, string][]
  /** Key of the frame in which the site lets its visitors book; null if the hotel's page opens in the whole window. */
  frameKey: string | null
  fault: string | null
  price: { from: string; total: string; isFreeToCancel: boolean } | null
  isFull: boolean
  nearbyFrom: string | null
  nearby: { href: string; dates: string }[]
  recommendedBy: { before: string; name: string; after: string } | null
  words: EmbedTexts
  searchWords: Texts['search']
  calendar: Texts['calendar']
  /** Charges included in the total. */
  included: string
  nights: Plural
}
