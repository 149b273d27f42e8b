import { amenityNames } from '@roomlark/contract/amenities'
import type { SearchFilters } from '@roomlark/contract/guest-search-page'
import { minorUnits } from '@roomlark/contract/money'
import { mealPlans } from '@roomlark/contract/rates'
import { type StaySearchQuery, staySorts } from '@roomlark/contract/search'
import type { GuestAddress } from './address.policy.ts'

const starRatings = ['1', '2', '3', '4', '5'] as const
const mostUnits = 100_000_000
const mostPages = 10_000

/** The filters of an address. What makes no sense in it is left out: nobody types it into a form. */
export function readFilters(
  address: GuestAddress,
  visit: { currency: { code: string } | null; currencies: readonly string[] },
): SearchFilters {
  const anyOf = <T extends string>(name: string, values: readonly T[]): T[] => {
    const asked = new Set(address.words(name).flatMap((word) => word.split(',')))
    return values.filter((value) => asked.has(value))
  }
  const [sort = 'recommended'] = anyOf('sort', staySorts)
  const priceIn = visit.currencies.find((code) => code === address.word('priceIn')) ?? null
  // Prices were typed in the currency that was shown then; in another they would mean something else.
  const isMeant = priceIn !== null && (visit.currency === null || visit.currency.code === priceIn)
  return {
    stars: anyOf('stars', starRatings),
    meals: anyOf('meals', mealPlans),
    amenities: anyOf('amenities', amenityNames),
    freeCancellation: address.word('freeCancellation') === 'yes' ? 'yes' : 'no',
    sort,
    minPrice: isMeant ? unitsOf(address.word('minPrice')) : null,
    maxPrice: isMeant ? unitsOf(address.word('maxPrice')) : null,
    priceIn: isMeant ? priceIn : null,
  }
}

/** The part of a search that the filters say. */
export function filterQuery(
  { minPrice, maxPrice, priceIn, ...filters }: SearchFilters,
  currency: string | undefined,
): Pick<
  StaySearchQuery,
  'stars' | 'meals' | 'amenities' | 'freeCancellation' | 'sort' | 'currency' | 'minCents' | 'maxCents'
> {
  const hasPrice = minPrice !== null || maxPrice !== null
  const shown = currency ?? (hasPrice ? (priceIn ?? undefined) : undefined)
  const cents = (units: number | null) =>
    units === null || shown === undefined ? undefined : units * minorUnits(shown)
  return { ...filters, currency: shown, minCents: cents(minPrice), maxCents: cents(maxPrice) }
}

export function readPageNumber(address: GuestAddress): number {
  return wholeNumber(address.word('page'), mostPages) || 1
}

/** Signs and separators that people write into amounts do no harm. */
function unitsOf(text: string): number | null {
  const digits = text.replaceAll(/[\s.,'’]/g, '')
  return digits === '' ? null : wholeNumber(digits, mostUnits)
}

function wholeNumber(text: string, most: number): number | null {
  return /^\d{1,12}$/.test(text) ? Math.min(Number(text), most) : null
}
