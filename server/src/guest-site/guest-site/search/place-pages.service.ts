import type { SearchContext } from '../../search/found-hotels.service.ts'
import { findPlaceByPath, listWiderPlaces, type PlaceSlugs } from '../../search/places/places.service.ts'
import { compareStays, readSearchRates, searchKnownPlace } from '../../search/search.service.ts'
import { GuestAddress } from '../address.policy.ts'
import {
  type Answer,
  arrive,
  earliestDate,
  missing,
  type SiteContext,
  type Visitor,
} from '../guest-site.service.ts'
import { filterQuery, readFilters } from './search-address.policy.ts'
import { weekendAfter, weekendsAhead } from './weekend.policy.ts'

const hotelsShown = 12
/** A country's page leads to the pages of its cities. */
const placesShown = { city: 4, country: 60, hotel: 0 }
/** Weekends are compared in only this many hotels, so that the page is equally fast in a large city. */
const hotelsCompared = 200

/** Shows a city or a country: its hotels, and what weekends cost there. */
export async function showPlace(
  ctx: SiteContext & SearchContext,
  slugs: PlaceSlugs,
  visitor: Visitor,
): Promise<Answer> {
  const [arrival, place, rates] = await Promise.all([
    arrive(ctx, visitor),
    findPlaceByPath(ctx, slugs),
    readSearchRates(ctx),
  ])
  if (!place) return missing(arrival, false)
  const { visit, setCookies } = arrival
  const today = earliestDate(ctx)
  const stay = weekendAfter(today)
  const filters = filterQuery(readFilters(new GuestAddress(''), visit), visit.currency?.code)
  const query = { ...stay, ...filters, place: place.place, page: 1, limit: hotelsShown }
  const [{ data: hits, meta }, around] = await Promise.all([
    searchKnownPlace(ctx, query, place, rates),
    listWiderPlaces(ctx, place, placesShown[place.kind]),
  ])
  const weekends = await compareStays(ctx, [stay, ...weekendsAhead(stay)], place, rates, {
    currency: meta.currency,
    most: hotelsCompared,
  })
  const page = { visit, kind: 'place' as const, today, place, stay, hits, meta, weekends, around }
  return { status: 200, setCookies, page }
}
