import { aboutCents, type CurrencyRate } from '@roomlark/contract/money'
import { obstacleWords } from '@roomlark/contract/obstacle-words'
import type {
  OtherDates,
  SearchPlace,
  StayHit,
  StaySearchMeta,
  StaySearchQuery,
} from '@roomlark/contract/search'
import { plainFormats } from '@roomlark/contract/word-formats'
import type { PublicContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { usdRatesOn } from '../exchange/exchange.service.ts'
import { datesFaultAnywhere } from './days.policy.ts'
import { type FoundHotel, filterHotels, sortMatches } from './filters.policy.ts'
import { hitsOf } from './hits.service.ts'
import { findOtherDates } from './other-dates.service.ts'
import { type PackedHotelRead, readPackedHotels, type StayDates } from './packed-hotels.service.ts'
import { findPlace, listWiderPlaces } from './places.service.ts'
import { createStayPricer, stayNights } from './pricing.policy.ts'

type Answer = { data: StayHit[]; meta: StaySearchMeta }

/** The index may be written between finding hotels and reading their cards; then the search starts over. */
const attempts = 3

export async function searchStays(ctx: PublicContext, query: StaySearchQuery): Promise<Answer> {
  requireDates(query, ctx.clock())
  const [place, rates] = await Promise.all([
    findPlace(ctx, query.place),
    usdRatesOn(ctx.sql, ctx.clock().toISOString().slice(0, 10)),
  ])
  if (query.currency !== undefined && !rates.has(query.currency)) {
    const fields = { currency: 'Amounts cannot be shown in this currency' }
    throw new AppError('validation_failed', fields.currency, { fields })
  }
  if (!place) return emptyAnswer(query)
  for (let attempt = 1; ; attempt += 1) {
    const answer = await searchPlace(ctx, query, place, rates, attempt === attempts)
    if (answer) return answer
  }
}

async function searchPlace(
  ctx: PublicContext,
  query: StaySearchQuery,
  place: SearchPlace,
  rates: ReadonlyMap<string, number>,
  isLastAttempt: boolean,
): Promise<Answer | undefined> {
  const found = await findHotels(ctx, query, place, rates)
  const { matches, counts, histogram } = filterHotels(found.hotels, query)
  const pages = Math.ceil(matches.length / query.limit)
  const first = (query.page - 1) * query.limit
  const shown = sortMatches(matches, query.sort).slice(first, first + query.limit)
  const data = await hitsOf(ctx, query, shown, found.packed)
  if (data.length < shown.length && !isLastAttempt) return undefined
  const isNothing = found.hotels.length === 0
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
    otherDates: isNothing ? await otherDatesOf(ctx, query, place, rates, found.currency) : [],
    widerPlaces: isNothing ? await listWiderPlaces(ctx, place) : [],
  }
  return { data, meta }
}

type Found = {
  hotels: FoundHotel[]
  /** What was read of them, by their numbers. */
  packed: ReadonlyMap<number, PackedHotelRead>
  /** The one in which prices are compared. */
  currency: string
}

async function findHotels(
  ctx: PublicContext,
  query: StaySearchQuery,
  place: SearchPlace,
  rates: ReadonlyMap<string, number>,
): Promise<Found> {
  const pricer = createStayPricer(query, ctx.clock())
  const packed = new Map<number, PackedHotelRead>()
  const currencies = new Set<string>()
  const priced: { read: PackedHotelRead; offers: ReturnType<typeof pricer.offersOf> }[] = []
  for await (const page of readPackedHotels(ctx, place, query)) {
    for (const read of page) {
      currencies.add(read.terms[4])
      const offers = pricer.offersOf(read.terms, stayNights(query.checkInOn, read.terms, read.parts))
      if (offers.length === 0) continue
      packed.set(read.hotelNo, read)
      priced.push({ read, offers })
    }
  }
  const currency = query.currency ?? sharedCurrency(currencies)
  const to = rateOf(rates, currency)
  const hotels = priced.flatMap(({ read, offers }) => {
    const from = rateOf(rates, read.terms[4])
    // A hotel whose currency has no rate yet sells nothing.
    if (!from || !to) return []
    // Completed instead of copied: there are tens of thousands of them.
    const inBoth = offers.map((offer) =>
      Object.assign(offer, { aboutCents: aboutCents(offer.totalCents, from, to) }),
    )
    return [{ hotelNo: read.hotelNo, starRating: read.terms[1], amenities: read.terms[2], offers: inBoth }]
  })
  return { hotels, packed, currency }
}

function sharedCurrency(currencies: ReadonlySet<string>): string {
  const [first, second] = currencies
  return first !== undefined && second === undefined ? first : 'USD'
}

function rateOf(rates: ReadonlyMap<string, number>, currency: string): CurrencyRate | undefined {
  const usdRate = rates.get(currency)
  return usdRate === undefined ? undefined : { currency, usdRate }
}

async function otherDatesOf(
  ctx: PublicContext,
  query: StaySearchQuery,
  place: SearchPlace,
  rates: ReadonlyMap<string, number>,
  currency: string,
): Promise<OtherDates[]> {
  const to = rateOf(rates, currency)
  return to ? findOtherDates(ctx, query, place, (code) => rateOf(rates, code), to) : []
}

/** A hotel that cannot have them only by its own date is not found. */
function requireDates(dates: StayDates, now: Date): void {
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
      ...{ total: 0, totalPages: 0, page, limit, place: null, currency, unfiltered: 0, counts, histogram },
      ...{ otherDates: [], widerPlaces: [] },
    },
  }
}
