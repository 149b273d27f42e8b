import type { StayQuery, WhyNot } from './offers.ts'
import type { SearchPlace, StayHit, StaySearchMeta, StaySearchQuery } from './search.ts'

/** What a guest narrows a search by, as far as the address makes sense; prices in whole units of `priceIn`. */
export type SearchFilters = Pick<
  StaySearchQuery,
  'stars' | 'meals' | 'amenities' | 'freeCancellation' | 'sort'
> & { minPrice: number | null; maxPrice: number | null; priceIn: string | null }

/** A place with hotels that are free for a stay. */
export type ExploredPlace = {
  place: SearchPlace
  /** Its best hotel for the stay, for the picture. */
  hit: StayHit
  /** The lowest price of the stay there; null where there are too many hotels to say so at a glance. */
  from: { cents: number; currency: string } | null
}

export type LandingPageData = {
  kind: 'landing'
  today: string
  stay: StayQuery
  places: ExploredPlace[]
  /** Hotels for the stay, of different places. */
  hits: StayHit[]
}

export type ResultsPageData = {
  kind: 'results'
  today: string
  /** What stands in the field: what was typed, or the name of the place. */
  typed: string
  place: SearchPlace | null
  /** What else may have been meant. */
  otherPlaces: SearchPlace[]
  filters: SearchFilters
  found: { hits: StayHit[]; meta: StaySearchMeta } | null
  /** Why a hotel that was asked for by name has no room for the stay. */
  whyNot: WhyNot[]
  /** Where the most hotels are, for who has not said where. */
  popular: SearchPlace[]
}
