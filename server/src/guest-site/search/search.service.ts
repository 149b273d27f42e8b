import type { StayQuery } from '@roomlark/contract/bookings/offers'
import { utcDay } from '@roomlark/contract/dates'
import type {
  OtherDates,
  SearchPlace,
  StayHit,
  StaySearchMeta,
  StaySearchQuery,
} from '@roomlark/contract/guest-site/search'
import { obstacleWords } from '@roomlark/contract/obstacle-words'
import { say } from '@roomlark/contract/say'
import { plainFormats } from '@roomlark/contract/word-formats'
import { AppError } from '../../errors.ts'
import { usdRatesOn } from '../../platform/platform/exchange.service.ts'
import { datesFaultAnywhere } from './days.policy.ts'
import { type FoundHotel, filterHotels, sortMatches } from './filters.policy.ts'
import { findHotels, findRate, type SearchContext } from './found-hotels.service.ts'
import { readHits } from './hits.service.ts'
import { toPlaceScope } from './index/packed-hotels.service.ts'
import { findMoreRooms } from './more-rooms.service.ts'
import { findOtherDates, priceStays } from './other-dates.service.ts'
import { listWiderPlaces, understandPlace } from './places/places.service.ts'
import { selectHotelsInArea } from './search.queries.ts'

type Answer = { data: StayHit[]; meta: StaySearchMeta }

/**
 * The index may change between finding hotels and reading their cards, in which case the search starts over.
 */
const attempts = 3

export async function searchStays(ctx: SearchContext, query: StaySearchQuery): Promise<Answer> {
  requireDates(query, ctx.clock())
  const [{ place }, rates] = await Promise.all([understandPlace(ctx, query.place), readSearchRates(ctx)])
  requireCurrency(query, rates)
  return place ? searchKnownPlace(ctx, query, place, rates) : emptyAnswer(query)
}

type Rates = ReadonlyMap<string, number>

/** The rates that a search compares prices with; several searches for one page share them. */
export async function readSearchRates(ctx: SearchContext): Promise<Rates> {
  return usdRatesOn(ctx.sql, utcDay(ctx.clock()))
}

function requireCurrency(query: StaySearchQuery, rates: Rates): void {
  if (query.currency !== undefined && !rates.has(query.currency)) {
    const fields = { currency: say('Amounts cannot be shown in this currency') }
    throw new AppError('validation_failed', fields.currency, { fields })
  }
}

/** Searches a place that has been read, for dates and in a currency that are possible. */
export async function searchKnownPlace(
  ctx: SearchContext,
  query: StaySearchQuery,
  place: SearchPlace,
  rates: Rates,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await searchPlace(ctx, query, place, rates, attempt === attempts)
    if (answer) return answer
  }
}

async function searchPlace(
  ctx: SearchContext,
  query: StaySearchQuery,
  place: SearchPlace,
  rates: Rates,
  isLastAttempt: boolean,
): Promise<Answer | undefined> {
  const found = await findHotels(ctx, query, place, rates)
  const { matches, counts, histogram } = filterHotels(
    await keepInArea(ctx, query, place, found.hotels),
    query,
  )
  const pages = Math.ceil(matches.length / query.limit)
  const first = (query.page - 1) * query.limit
  const shown = sortMatches(matches, query.sort).slice(first, first + query.limit)
  const hits = await readHits(ctx, query, shown)
  const data = shown.flatMap(({ hotel }) => hits.get(hotel.packed.hotelNo) ?? [])
  if (data.length < shown.length && !isLastAttempt) return undefined
  const isNothing = found.hotels.length === 0
  const tooManyGuests = isNothing ? await findMoreRooms(ctx, query, place) : null
  const meta = {
    total: matches.length,
    totalPages: pages,
    page: query.page,
    limit: query.limit,
    place,
    currency: found.currency,
    unfiltered: found.hotels.length,
    counts,
    histogram,
    tooManyGuests,
    otherDates:
      isNothing && !tooManyGuests ? await readOtherDates(ctx, query, place, rates, found.currency) : [],
    widerPlaces: isNothing ? await listWiderPlaces(ctx, place) : [],
  }
  return { data, meta }
}

async function keepInArea(
  { sql }: SearchContext,
  { area }: StaySearchQuery,
  place: SearchPlace,
  hotels: FoundHotel[],
): Promise<FoundHotel[]> {
  if (!area) return hotels
  const inArea = await selectHotelsInArea(sql, toPlaceScope(place), area)
  return hotels.filter(({ packed }) => inArea.has(packed.hotelNo))
}

async function readOtherDates(
  ctx: SearchContext,
  query: StaySearchQuery,
  place: SearchPlace,
  rates: Rates,
  currency: string,
): Promise<OtherDates[]> {
  const to = findRate(rates, currency)
  return to ? findOtherDates(ctx, query, place, (code) => findRate(rates, code), to) : []
}

/** Finds what each of several stays costs at least in a place, among no more than `most` of its hotels. */
export async function compareStays(
  ctx: SearchContext,
  stays: readonly StayQuery[],
  place: SearchPlace,
  rates: Rates,
  { currency, most }: { currency: string; most: number },
): Promise<OtherDates[]> {
  const to = findRate(rates, currency)
  return to ? priceStays(ctx, stays, place, (code) => findRate(rates, code), to, most) : []
}

/**
 * Refuses only dates that are impossible at every hotel. Hotels whose local date rules them out are simply
 * not found.
 */
function requireDates(dates: StayQuery, now: Date): void {
  const fault = datesFaultAnywhere(dates, now)
  if (!fault) return
  const field = fault.kind === 'check-in-past' ? 'checkInOn' : 'checkOutOn'
  const words = obstacleWords(fault, plainFormats)
  throw new AppError('validation_failed', words, { fields: { [field]: words } })
}

function emptyAnswer({ page, limit, currency = 'USD', ...query }: StaySearchQuery): Answer {
  const { counts, histogram } = filterHotels([], query)
  return {
    data: [],
    meta: {
      total: 0,
      totalPages: 0,
      page,
      limit,
      place: null,
      currency,
      unfiltered: 0,
      counts,
      histogram,
      otherDates: [],
      tooManyGuests: null,
      widerPlaces: [],
    },
  }
}
