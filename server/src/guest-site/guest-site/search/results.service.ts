import type { StayQuery, WhyNot } from '@roomlark/contract/bookings/offers'
import type { GuestVisit } from '@roomlark/contract/guest-site/guest-page'
import type { SearchFilters } from '@roomlark/contract/guest-site/guest-search-page'
import {
  type SearchPlace,
  type StayHit,
  type StaySearchMeta,
  StaySearchQuery,
} from '@roomlark/contract/guest-site/search'
import { getStayOffers } from '../../../bookings/bookings/offer/offers.service.ts'
import type { ServiceContext } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { listPublicNames } from '../../../inventory/hotels/public/public-hotel.service.ts'
import { arePaymentsOpen } from '../../../inventory/payment-accounts/payment-accounts.service.ts'
import type { SearchContext } from '../../search/found-hotels.service.ts'
import { explorePlaces } from '../../search/places/explore.service.ts'
import { listPopularPlaces, understandPlace } from '../../search/places/places.service.ts'
import { searchStays } from '../../search/search.service.ts'
import { type Answer, arrive, earliestDate, type SiteContext, type Visitor } from '../guest-site.service.ts'
import { filterQuery, readFilters, readPageNumber } from './search-address.policy.ts'
import { weekendAfter } from './weekend.policy.ts'

type ResultsContext = SiteContext & SearchContext

const hotelsAPage = 20
const popularShown = 12
/** Showing more reasons than this would not help anybody. */
const reasonsShown = 4

export async function showLanding(ctx: ResultsContext, visitor: Visitor): Promise<Answer> {
  const { address, visit, setCookies } = await arrive(ctx, visitor)
  const today = earliestDate(ctx)
  const stay = weekendAfter(today)
  const [{ places, hits }, sent, areOpen] = await Promise.all([
    explorePlaces(ctx, stay, visit.currency?.code),
    listPublicNames(ctx, address.saved),
    arePaymentsOpen(ctx, ctx.sql),
  ])
  const page = { visit, kind: 'landing' as const, today, stay, places, hits, sent, arePaymentsOpen: areOpen }
  return { status: 200, setCookies, page }
}

/** Without dates, searches the coming weekend; without a place, offers popular ones. */
export async function showResults(
  ctx: ResultsContext & Pick<ServiceContext, 'mapTiles'>,
  visitor: Visitor,
): Promise<Answer> {
  const { address, visit, setCookies } = await arrive(ctx, visitor)
  const today = earliestDate(ctx)
  const asked = address.stay(today)
  const { checkInOn, checkOutOn } = weekendAfter(today)
  const isUndated = asked.stay === null && asked.fault === null
  const form = isUndated ? { ...asked.form, checkInOn, checkOutOn } : asked.form
  const { adults, childAges, rooms } = asked.form
  const stay = isUndated ? { checkInOn, checkOutOn, adults, childAges, rooms } : asked.stay
  const typed = address.word('place')
  const { place, others } = await readPlace(ctx, typed)
  const filters = readFilters(address, visit)
  const found =
    place && stay ? await searchFrom(ctx, { visit, stay, place, filters }, readPageNumber(address)) : null
  const isHotelFull = place?.kind === 'hotel' && found?.meta.unfiltered === 0
  return {
    status: 200,
    setCookies,
    page: {
      visit,
      kind: 'results',
      today,
      place,
      form,
      stay,
      filters,
      found,
      typed: readable(typed),
      otherPlaces: others,
      fault: asked.fault,
      whyNot: isHotelFull && stay ? await whyNot(ctx, place, stay) : [],
      hasStreets: ctx.mapTiles !== null,
      popular: place ? [] : await listPopularPlaces(ctx, popularShown),
    },
  }
}

async function readPlace(
  ctx: ResultsContext,
  typed: string,
): Promise<{ place: SearchPlace | null; others: SearchPlace[] }> {
  const { success } = StaySearchQuery.shape.place.safeParse(typed)
  return success ? understandPlace(ctx, typed) : { place: null, others: [] }
}

/** The address of a place that no longer exists still contains a readable form of its name. */
function readable(typed: string): string {
  const [, name] = /^(?:city:[A-Z]{2}|country|hotel):(.*)$/.exec(typed) ?? []
  return name === undefined ? typed : name.replaceAll('-', ' ')
}

type Search = { visit: GuestVisit; stay: StayQuery; place: SearchPlace; filters: SearchFilters }
type Found = { hits: StayHit[]; meta: StaySearchMeta }

/**
 * Shows the last page instead of one beyond it, because hotels may have been booked since the address was
 * made.
 */
async function searchFrom(ctx: ResultsContext, search: Search, page: number): Promise<Found> {
  const { visit, stay, place, filters } = search
  const query = { ...stay, ...filterQuery(filters, visit.currency?.code), place: place.place }
  const { data, meta } = await searchStays(ctx, { ...query, page, limit: hotelsAPage })
  const isBeyond = data.length === 0 && meta.totalPages > 0 && page > meta.totalPages
  return isBeyond ? searchFrom(ctx, search, meta.totalPages) : { hits: data, meta }
}

/** Collects the obstacles of all rooms of a hotel, each once. */
async function whyNot(ctx: ResultsContext, { place }: SearchPlace, stay: StayQuery): Promise<WhyNot[]> {
  try {
    const { refused } = await getStayOffers(ctx, place.slice('hotel:'.length), stay, null)
    const reasons = new Map(refused.flatMap(({ why }) => why).map((why) => [JSON.stringify(why), why]))
    return [...reasons.values()].slice(0, reasonsShown)
  } catch (error) {
    // It may already be the next day in the hotel's time zone, or the hotel may have just been closed.
    if (error instanceof AppError && error.code === 'validation_failed') return [{ kind: 'dates' }]
    if (error instanceof AppError && error.code === 'not_found') return []
    throw error
  }
}
