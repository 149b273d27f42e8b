import type { RoomChoice, StayOffers, StayQuery } from '../bookings/offers.ts'
import type { GuestLanguage } from '../guest-languages.ts'
import type { CurrencyRate } from '../money.ts'
import type { Operator } from '../platform/operator.ts'
import type { GuestFrame } from './booking-frames.ts'
import type { GuestBookingPage } from './guest-booking-page.ts'
import type { GuestCheckoutPage } from './guest-checkout-page.ts'
import type { EmbedPage } from './guest-embed-page.ts'
import type { Alternatives, FromPrice, GuestHotel } from './guest-hotels.ts'
import type { LegalPage } from './guest-legal-page.ts'
import type { PartnerListPage } from './guest-partner-page.ts'
import type { GuestPayPage } from './guest-pay-page.ts'
import type { GuestReviewPage, HotelReviews } from './guest-reviews-page.ts'
import type { LandingPageData, PlacePageData, ResultsPageData } from './guest-search-page.ts'
import type { SearchPlace } from './search.ts'
import type { StayFault, StayForm } from './stay-form.ts'
import type { WaitingNews, WaitingPage } from './waiting.ts'

/** Facts about the visit that every page of the guest site needs. */
export type GuestVisit = {
  language: GuestLanguage
  /** The guest's currency, for amounts marked “about”; null if only the hotel's is shown. */
  currency: CurrencyRate | null
  /** The currencies that a guest can choose. */
  currencies: string[]
  /** The path of this page, without the query. */
  path: string
  /** The query that the guest came with, without what is carried. */
  query: string
  /**
   * Parameters of the address that no cookie stores: the guest's preferences, the reference of the affiliate's link that
   * brought the guest, and the key of the frame. Every link and form of the page passes them on.
   */
  carried: { lang?: GuestLanguage; currency?: string; ref?: string; frame?: string }
  /** The frame on a hotel's website that the page is shown in; `carried.frame` is its key. */
  frame: GuestFrame | null
  /** No choice of cookies is stored yet. */
  asksConsent: boolean
  publicUrl: string
  year: number
}

export type { StayFault, StayForm }

/** The affiliate whose link brought the guest, as shown in public. */
export type RecommendedBy = { name: string; pictureUrl: string | null }

/**
 * Reason why no page could be made: too many requests from one network, no answer in time, an internal error, or an
 * unreadable request.
 */
export type Trouble = 'too-many' | 'busy' | 'fault' | 'unreadable'

/**
 * The data of a page that the server renders. It has only public shapes, because no serializer filters it.
 */
export type GuestPage = { visit: GuestVisit } & (
  | LandingPageData
  | PlacePageData
  | (ResultsPageData & { form: StayForm; stay: StayQuery | null; fault: StayFault | null })
  | {
      kind: 'hotel'
      hotel: GuestHotel
      /** The city, if the search knows the hotel already. */
      city: SearchPlace | null
      /** The current date and time on the hotel's clock. */
      today: string
      hotelTime: string
      form: StayForm
      stay: StayQuery | null
      fault: StayFault | null
      offers: StayOffers | null
      /** Shown until there are dates. The first is that of the hotel. */
      fromPrices: FromPrice[]
      /** True if there are tiles for a map with streets. */
      hasStreets: boolean
      /** Null as long as something can be booked for the stay. */
      alternatives: Alternatives | null
      /** Guests may wait for a room, since nothing but its being taken keeps them out. */
      canWait: boolean
      waiting: WaitingNews | null
      /** The choice in the address; `offers.chosen` is null if it is not available. */
      choice: RoomChoice | null
      /** True if the hotel may ask for a payment or a card when a guest books. */
      takesPayments: boolean
      recommendedBy: RecommendedBy | null
      reviews: HotelReviews
    }
  | GuestBookingPage
  | WaitingPage
  | { kind: 'missing'; isGone: boolean; isOpen: boolean }
  | { kind: 'trouble'; trouble: Trouble }
  | EmbedPage
  | GuestCheckoutPage
  | GuestPayPage
  | LegalPage
  | { kind: 'operator'; operator: Operator }
  | GuestReviewPage
  | PartnerListPage
)

export type GuestPageOf<Kind extends GuestPage['kind']> = Extract<GuestPage, { kind: Kind }>

/** The files of the built site that a page refers to, as absolute paths. */
export type GuestAssets = {
  script: string
  /** The modules that the script imports first, so that they load at the same time as the script. */
  modules: string[]
  styles: string[]
  fonts: string[]
}
