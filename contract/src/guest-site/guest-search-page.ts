import type { StayQuery, WhyNot } from '../bookings/offers.ts'
import type { MapArea } from './map-area.ts'
import type { OtherDates, SearchPlace, StayHit, StaySearchMeta, StaySearchQuery } from './search.ts'

/** The filters of a search, as far as the address makes sense. Prices are in whole units of `priceIn`. */
export type SearchFilters = Pick<
  StaySearchQuery,
  'stars' | 'score' | 'meals' | 'amenities' | 'freeCancellation' | 'sort'
> & { minPrice: number | null; maxPrice: number | null; priceIn: string | null; area: MapArea | null }

/** A place with hotels that have rooms for a stay. */
export type ExploredPlace = {
  place: SearchPlace
  /** The best hotel for the stay, whose picture is shown. */
  hit: StayHit
  /** The lowest price of the stay there; null if there are too many hotels to compare all of them. */
  from: { cents: number; currency: string } | null
}

/** The few facts by which a guest recognises a hotel. */
export type PublicName = { slug: string; name: string; city: string; country: string }

/** A list of saved hotels fits into an address. */
export const mostSavedHotels = 30

export type LandingPageData = {
  kind: 'landing'
  today: string
  stay: StayQuery
  places: ExploredPlace[]
  /** Hotels for the stay, from different places. */
  hits: StayHit[]
  /** Hotels of a list that somebody saved and sent as a link, as far as they can be booked. */
  sent: PublicName[]
  /** True if some hotels may ask for a payment or a card when a guest books. */
  arePaymentsOpen: boolean
}

export type ResultsPageData = {
  kind: 'results'
  today: string
  /** The text in the search field: either what was typed, or the name of the place. */
  typed: string
  place: SearchPlace | null
  /** Other places that may have been meant. */
  otherPlaces: SearchPlace[]
  filters: SearchFilters
  found: { hits: StayHit[]; meta: StaySearchMeta } | null
  /** The reasons why a hotel that was searched for by name has no room for the stay. */
  whyNot: WhyNot[]
  /** True if there are tiles for a map with streets. */
  hasStreets: boolean
  /** The cities with the most hotels, for guests who have not chosen a place. */
  popular: SearchPlace[]
}

/** A city or a country: what the coming weekend costs there, and weekends in the months ahead. */
export type PlacePageData = {
  kind: 'place'
  today: string
  place: SearchPlace
  stay: StayQuery
  hits: StayHit[]
  meta: StaySearchMeta
  /** Weekends with rooms, the coming one first if it has any. */
  weekends: OtherDates[]
  /** The cities of a country, or other places in the country of a city. */
  around: SearchPlace[]
}
