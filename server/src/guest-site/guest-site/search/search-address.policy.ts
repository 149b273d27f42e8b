import type { SearchFilters } from '@roomlark/contract/guest-site/guest-search-page'
import { MapArea } from '@roomlark/contract/guest-site/map-area'
import { leastScores, type StaySearchQuery, staySorts } from '@roomlark/contract/guest-site/search'
import { amenityNames } from '@roomlark/contract/inventory/amenities'
import { mealPlans } from '@roomlark/contract/inventory/rates'
import { minorUnits } from '@roomlark/contract/money'
import type { GuestAddress } from '../address.policy.ts'

const starRatings = ['1', '2', '3', '4', '5'] as const
const mostUnits = 100_000_000
const mostPages = 10_000

/** Reads the filters of an address. Values that make no sense are ignored, because no form produces them. */
export function readFilters(
  address: GuestAddress,
  visit: { currency: { code: string } | null; currencies: readonly string[] },
): SearchFilters {
  const readChoices = <T extends string>(name: string, values: readonly T[]): T[] => {
    const asked = new Set(address.words(name).flatMap((word) => word.split(',')))
    return values.filter((value) => asked.has(value))
  }
  const [score = 'any'] = readChoices('score', leastScores)
  const [sort = 'recommended'] = readChoices('sort', staySorts)
  const priceIn = visit.currencies.find((code) => code === address.word('priceIn')) ?? null
  // Prices apply only in the currency in which they were entered.
  const isMeant = priceIn !== null && (visit.currency === null || visit.currency.code === priceIn)
  return {
    stars: readChoices('stars', starRatings),
    score,
    meals: readChoices('meals', mealPlans),
    amenities: readChoices('amenities', amenityNames),
    freeCancellation: address.word('freeCancellation') === 'yes' ? 'yes' : 'no',
    sort,
    minPrice: isMeant ? readUnits(address.word('minPrice')) : null,
    maxPrice: isMeant ? readUnits(address.word('maxPrice')) : null,
    priceIn: isMeant ? priceIn : null,
    area: MapArea.safeParse(address.word('area')).data ?? null,
  }
}

/** Turns the filters into part of a search query. */
export function filterQuery(
  { minPrice, maxPrice, priceIn, area, ...filters }: SearchFilters,
  currency: string | undefined,
): Pick<
  StaySearchQuery,
  | 'stars'
  | 'score'
  | 'meals'
  | 'amenities'
  | 'freeCancellation'
  | 'area'
  | 'sort'
  | 'currency'
  | 'minCents'
  | 'maxCents'
> {
  const hasPrice = minPrice !== null || maxPrice !== null
  const shown = currency ?? (hasPrice ? (priceIn ?? undefined) : undefined)
  const cents = (units: number | null) =>
    units === null || shown === undefined ? undefined : units * minorUnits(shown)
  return {
    ...filters,
    area: area ?? undefined,
    currency: shown,
    minCents: cents(minPrice),
    maxCents: cents(maxPrice),
  }
}

export function readPageNumber(address: GuestAddress): number {
  return wholeNumber(address.word('page'), mostPages) || 1
}

/** Ignores the separators that people write in amounts. */
function readUnits(text: string): number | null {
  const digits = text.replaceAll(/[\s.,'’]/g, '')
  return digits === '' ? null : wholeNumber(digits, mostUnits)
}

function wholeNumber(text: string, most: number): number | null {
  return /^\d{1,12}$/.test(text) ? Math.min(Number(text), most) : null
}
