import type { GuestHotel } from './guest.ts'
import type { GuestBookingPage } from './guest-booking-page.ts'
import type { GuestCheckoutPage } from './guest-checkout-page.ts'
import type { EmbedPage } from './guest-embed-page.ts'
import type { GuestLanguage } from './guest-languages.ts'
import type { LandingPageData, ResultsPageData } from './guest-search-page.ts'
import type { TroublePage } from './guest-trouble-page.ts'
import { minorUnits } from './money.ts'
import type { RoomChoice, StayOffers, StayQuery } from './offers.ts'
import type { StayFault, StayForm } from './stay-form.ts'

/** What every page of the guest site knows of its visit. */
export type GuestVisit = {
  language: GuestLanguage
  /** The guest's own, for amounts marked “about”; null: only the hotel's. */
  currency: { code: string; usdRate: number } | null
  /** Those a guest can choose. */
  currencies: string[]
  /** Of this page, without the query. */
  path: string
  /** The query without what is carried, as the guest came with it. */
  query: string
  /**
   * What stood in the address and is kept nowhere: what the guest chose, and by which link of an affiliate the guest
   * came. Every link and form of the page carries it on.
   */
  carried: { lang?: GuestLanguage; currency?: string; ref?: string }
  publicUrl: string
  year: number
}

export type { StayFault, StayForm }

/** Whoever's link brought the guest, as they show themselves in public. */
export type RecommendedBy = { name: string; pictureUrl: string | null }

/** The data of a page that the server renders: public shapes only, since no serializer stands between. */
export type GuestPage = { visit: GuestVisit } & (
  | LandingPageData
  | (ResultsPageData & { form: StayForm; stay: StayQuery | null; fault: StayFault | null })
  | {
      kind: 'hotel'
      hotel: GuestHotel
      /** The hotel's date, and the time its clock shows. */
      today: string
      hotelTime: string
      form: StayForm
      stay: StayQuery | null
      fault: StayFault | null
      offers: StayOffers | null
      /** As it stands in the address; `offers.chosen` is null where it cannot be had. */
      choice: RoomChoice | null
      recommendedBy: RecommendedBy | null
    }
  | GuestBookingPage
  | { kind: 'missing'; isGone: boolean; isOpen: boolean }
  | TroublePage
  | EmbedPage
  | GuestCheckoutPage
)

export type GuestPageOf<Kind extends GuestPage['kind']> = Extract<GuestPage, { kind: Kind }>

/** Files of the built site that a page names; addresses from the root. */
export type GuestAssets = {
  script: string
  /** What the script imports first; fetched beside it rather than after it. */
  modules: string[]
  styles: string[]
  fonts: string[]
}

/** An amount in dollars as so many minor units of another currency: for information, at the rate of the day. */
export function aboutCents(
  totalUsdCents: number,
  { code, usdRate }: { code: string; usdRate: number },
): number {
  return Math.round((totalUsdCents / 100 / usdRate) * minorUnits(code))
}
