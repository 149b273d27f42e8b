import {
  leastScores,
  type PriceHistogram,
  type StaySearchMeta,
  type StaySearchQuery,
  type StaySort,
} from '@roomlark/contract/guest-site/search'
import { amenityNames } from '@roomlark/contract/inventory/amenities'
import { mealPlans } from '@roomlark/contract/inventory/rates'
import type { PackedHotel } from './index/packed-hotel.policy.ts'
import { amenityBits } from './index/packing.policy.ts'
import type { PricedOffer } from './pricing.policy.ts'

/** A hotel with at least one offer for the stay. */
export type FoundHotel = {
  packed: PackedHotel
  starRating: number
  amenities: number
  /** The average of the reviews, or 0 if the hotel has none yet. */
  score: number
  reviews: number
  offers: readonly PricedOffer[]
}
export type Match = { hotel: FoundHotel; cheapest: PricedOffer }

type Filters = Pick<
  StaySearchQuery,
  'stars' | 'score' | 'meals' | 'amenities' | 'freeCancellation' | 'minCents' | 'maxCents'
>

export const noFilters: Filters = {
  stars: [],
  score: 'any',
  meals: [],
  amenities: [],
  freeCancellation: 'no',
}

/**
 * Returns the hotels that pass all filters, and how many would pass each value of a filter while the other
 * filters stay as they are.
 */
export function filterHotels(
  hotels: readonly FoundHotel[],
  filters: Filters,
): { matches: Match[]; counts: StaySearchMeta['counts']; histogram: PriceHistogram | null } {
  const leastScore = filters.score === 'any' ? 0 : Number(filters.score)
  const hasStars = (hotel: FoundHotel) => stars.size === 0 || stars.has(hotel.starRating)
  const stars = new Set(filters.stars.map(Number))
  const wanted = amenityBits(filters.amenities)
  const meals = filters.meals.reduce((bits, meal) => bits | (1 << mealPlans.indexOf(meal)), 0)
  const [least, most] = [filters.minCents ?? 0, filters.maxCents ?? Number.POSITIVE_INFINITY]
  const matches: Match[] = []
  const prices: number[] = []
  const byStars = new Array<number>(6).fill(0)
  const byMeal = new Array<number>(mealPlans.length).fill(0)
  const byScore = new Array<number>(leastScores.length).fill(0)
  const byAmenity = new Array<number>(amenityNames.length).fill(0)
  let free = 0
  for (const hotel of hotels) {
    if ((hotel.amenities & wanted) !== wanted) continue
    const hasScore = hotel.score >= leastScore
    let cheapest: PricedOffer | undefined
    let cheapestAtAnyPrice: PricedOffer | undefined
    let mealsHad = 0
    let isFreeHad = false
    for (const offer of hotel.offers) {
      const meal = meals === 0 || (meals & (1 << offer.meal)) !== 0
      const freedom = filters.freeCancellation === 'no' || offer.isFree
      const price = offer.aboutCents >= least && offer.aboutCents <= most
      if (meal && freedom) {
        if (!cheapestAtAnyPrice || offer.totalCents < cheapestAtAnyPrice.totalCents)
          cheapestAtAnyPrice = offer
        if (price && (!cheapest || offer.totalCents < cheapest.totalCents)) cheapest = offer
      }
      if (freedom && price) mealsHad |= 1 << offer.meal
      if (meal && price && offer.isFree) isFreeHad = true
    }
    if (cheapest && hasScore) byStars[hotel.starRating] = (byStars[hotel.starRating] ?? 0) + 1
    if (!hasStars(hotel)) continue
    for (const [index, least] of leastScores.entries()) {
      if (cheapest && hotel.score >= Number(least)) byScore[index] = (byScore[index] ?? 0) + 1
    }
    if (!hasScore) continue
    if (cheapestAtAnyPrice) prices.push(cheapestAtAnyPrice.aboutCents)
    for (let meal = 0; meal < byMeal.length; meal += 1) {
      if ((mealsHad & (1 << meal)) !== 0) byMeal[meal] = (byMeal[meal] ?? 0) + 1
    }
    if (isFreeHad) free += 1
    if (!cheapest) continue
    for (let amenity = 0; amenity < byAmenity.length; amenity += 1) {
      if ((hotel.amenities & (1 << amenity)) !== 0) byAmenity[amenity] = (byAmenity[amenity] ?? 0) + 1
    }
    matches.push({ hotel, cheapest })
  }
  return {
    matches,
    counts: {
      stars: [5, 4, 3, 2, 1].map((value) => ({ value, hotels: byStars[value] ?? 0 })),
      score: leastScores.map((value, index) => ({ value, hotels: byScore[index] ?? 0 })),
      meals: mealPlans.map((value, index) => ({ value, hotels: byMeal[index] ?? 0 })),
      amenities: amenityNames.map((value, index) => ({ value, hotels: byAmenity[index] ?? 0 })),
      freeCancellation: free,
    },
    histogram: makeHistogram(prices),
  }
}

const bars = 24

/** Splits the range of prices into bars of the same width, which is a round number. */
function makeHistogram(prices: readonly number[]): PriceHistogram | null {
  if (prices.length === 0) return null
  let [least, most] = [Number.POSITIVE_INFINITY, 0]
  for (const price of prices) {
    least = Math.min(least, price)
    most = Math.max(most, price)
  }
  const widthCents = roundUp(Math.max(1, (most - least) / bars))
  const fromCents = Math.floor(least / widthCents) * widthCents
  const hotels = new Array<number>(Math.floor((most - fromCents) / widthCents) + 1).fill(0)
  for (const price of prices) {
    const bar = Math.floor((price - fromCents) / widthCents)
    hotels[bar] = (hotels[bar] ?? 0) + 1
  }
  return { fromCents, widthCents, hotels }
}

/** Rounds up to 1, 2, 5, 10, 20, 50 and so on. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return Math.ceil([1, 2, 5, 10].map((step) => step * power).find((step) => step >= value) ?? value)
}

/** Ties are broken by the number of the hotel, so that no hotel is repeated or missed between pages. */
export function sortMatches(matches: Match[], sort: StaySort): Match[] {
  const byPrice = (a: Match, b: Match) =>
    a.cheapest.aboutCents - b.cheapest.aboutCents ||
    a.cheapest.totalCents - b.cheapest.totalCents ||
    a.hotel.packed.hotelNo - b.hotel.packed.hotelNo
  if (sort === 'price') return matches.sort(byPrice)
  if (sort === 'stars')
    return matches.sort((a, b) => b.hotel.starRating - a.hotel.starRating || byPrice(a, b))
  if (sort === 'score') {
    return matches.sort(
      (a, b) => b.hotel.score - a.hotel.score || b.hotel.reviews - a.hotel.reviews || byPrice(a, b),
    )
  }
  const usual = usualPrices(matches)
  const worth = ({ hotel, cheapest }: Match) =>
    (cheapest.aboutCents / (usual.get(hotel.starRating) || 1)) * weighScore(hotel)
  return matches.sort((a, b) => worth(a) - worth(b) || byPrice(a, b))
}

/** The score of a hotel without one, and the share of the price that one point more is worth. */
const assumedScore = 4
const worthOfPoint = 0.1

/** The site tells guests about this weight, as the law asks (texts `reviews.rules`). */
function weighScore({ score }: FoundHotel): number {
  return 1 - ((score || assumedScore) - assumedScore) * worthOfPoint
}

/**
 * Recommended hotels are those that cost least compared with the median of hotels with as many stars, weighed by their
 * scores. Commission has no influence.
 */
function usualPrices(matches: readonly Match[]): Map<number, number> {
  const groups = Map.groupBy(matches, ({ hotel }) => hotel.starRating)
  return new Map(
    [...groups].map(([stars, group]) => {
      const prices = group.map(({ cheapest }) => cheapest.aboutCents).sort((a, b) => a - b)
      return [stars, prices[Math.floor(prices.length / 2)] ?? 0]
    }),
  )
}
