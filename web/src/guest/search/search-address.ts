import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import type { SearchFilters } from '@roomlark/contract/guest-site/guest-search-page'
import { writeArea } from '@roomlark/contract/guest-site/map-area'
import { makeAddress, stayWords } from '../page-address.ts'

type Words = (readonly [string, string])[]
export type Results = GuestPageOf<'results'>
/** As much of it as its address says. */
export type Search = Pick<Results, 'visit' | 'place' | 'typed' | 'form' | 'filters'>

/** The filters as an address and a form carry them; what is not set is left out. */
export function filterWords(filters: SearchFilters): Words {
  const { minPrice, maxPrice, priceIn } = filters
  const hasPrice = minPrice !== null || maxPrice !== null
  return [
    ...(filters.freeCancellation === 'yes' ? [['freeCancellation', 'yes'] as const] : []),
    ...(minPrice === null ? [] : [['minPrice', String(minPrice)] as const]),
    ...(maxPrice === null ? [] : [['maxPrice', String(maxPrice)] as const]),
    ...(hasPrice && priceIn !== null ? [['priceIn', priceIn] as const] : []),
    ...filters.meals.map((meal) => ['meals', meal] as const),
    ...(filters.score === 'any' ? [] : [['score', filters.score] as const]),
    ...filters.stars.map((stars) => ['stars', stars] as const),
    ...filters.amenities.map((amenity) => ['amenities', amenity] as const),
    ...areaWords(filters),
    ...sortWords(filters),
  ]
}

export function areaWords({ area }: Pick<SearchFilters, 'area'>): Words {
  return area ? [['area', writeArea(area)]] : []
}

export function sortWords({ sort }: Pick<SearchFilters, 'sort'>): Words {
  return sort === 'recommended' ? [] : [['sort', sort]]
}

/** Returns the place and the stay, without filters. */
export function searchWords({ place, typed, form }: Omit<Search, 'visit' | 'filters'>): Words {
  const where = place?.place ?? typed
  return [...(where ? [['place', where] as const] : []), ...stayWords(form)]
}

/** The same search, changed in some of its parts; it begins at its first page unless another is named. */
export function searchAddress(
  page: Search,
  change: { filters?: Partial<SearchFilters>; pageNumber?: number } = {},
): string {
  const { pageNumber = 1 } = change
  return makeAddress(page.visit, '/stays/search', [
    ...searchWords(page),
    ...filterWords({ ...page.filters, ...change.filters }),
    ...(pageNumber > 1 ? [['page', String(pageNumber)] as const] : []),
  ])
}

export const noFilters: Omit<SearchFilters, 'sort'> = {
  stars: [],
  score: 'any',
  meals: [],
  amenities: [],
  freeCancellation: 'no',
  minPrice: null,
  maxPrice: null,
  priceIn: null,
  area: null,
}

export function countFilters(filters: SearchFilters): number {
  const { stars, score, meals, amenities, freeCancellation, minPrice, maxPrice } = filters
  return (
    stars.length +
    meals.length +
    amenities.length +
    (freeCancellation === 'yes' ? 1 : 0) +
    (score === 'any' ? 0 : 1) +
    (minPrice === null && maxPrice === null ? 0 : 1) +
    (filters.area ? 1 : 0)
  )
}
