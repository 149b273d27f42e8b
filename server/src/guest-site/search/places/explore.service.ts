import type { StayQuery } from '@roomlark/contract/bookings/offers'
import { utcDay } from '@roomlark/contract/dates'
import type { ExploredPlace } from '@roomlark/contract/guest-site/guest-search-page'
import type { StayHit } from '@roomlark/contract/guest-site/search'
import { usdRatesOn } from '../../../platform/platform/exchange.service.ts'
import { filterHotels, type Match, noFilters, sortMatches } from '../filters.policy.ts'
import { findHotels, type SearchContext } from '../found-hotels.service.ts'
import { readHits } from '../hits.service.ts'
import { listPopularPlaces } from './places.service.ts'

const placesShown = 9
const hotelsShown = 3
/**
 * Only this many hotels per place are searched, so that the landing page is equally fast on a large platform
 * and a small one.
 */
const hotelsLookedAt = 200

/** Returns popular places that have rooms for a stay, and some of their hotels. */
export async function explorePlaces(
  ctx: SearchContext,
  stay: StayQuery,
  currency: string | undefined,
): Promise<{ places: ExploredPlace[]; hits: StayHit[] }> {
  const [popular, rates] = await Promise.all([
    listPopularPlaces(ctx, placesShown),
    usdRatesOn(ctx.sql, utcDay(ctx.clock())),
  ])
  const explored = await Promise.all(
    popular.map(async (place) => {
      const found = await findHotels(ctx, { ...stay, currency }, place, rates, hotelsLookedAt)
      const { matches } = filterHotels(found.hotels, noFilters)
      const cents = Math.min(...matches.map(({ cheapest }) => cheapest.aboutCents))
      const from = place.hotels <= hotelsLookedAt ? { cents, currency: found.currency } : null
      return { place, from, matches: sortMatches(matches, 'recommended').slice(0, 2) }
    }),
  )
  // The best hotel illustrates its place, and the second best is listed among the hotels, so that pictures
  // are not repeated if possible.
  const best = explored.flatMap(({ matches }) => matches.slice(0, 1))
  const next = explored.flatMap(({ matches }) => matches.at(-1) ?? []).slice(0, hotelsShown)
  const shown = [...new Set([...best, ...next])]
  const hits = await readHits(ctx, stay, shown)
  const findHit = ({ hotel }: Match) => hits.get(hotel.packed.hotelNo)
  return {
    places: explored.flatMap(({ place, from, matches: [match] }) => {
      const hit = match && findHit(match)
      return hit ? [{ place, from, hit }] : []
    }),
    hits: next.flatMap((match) => findHit(match) ?? []),
  }
}
