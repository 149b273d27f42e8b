import type { StayQuery } from '@roomlark/contract/bookings/offers'
import { utcDay } from '@roomlark/contract/dates'
import type { Alternatives } from '@roomlark/contract/guest-site/guest-hotels'
import type { SearchPlace, StayHit } from '@roomlark/contract/guest-site/search'
import { usdRatesOn } from '../../platform/platform/exchange.service.ts'
import { filterHotels, noFilters, sortMatches } from './filters.policy.ts'
import { type FindContext, findHotels, findRate } from './found-hotels.service.ts'
import { readHits } from './hits.service.ts'
import { findOtherDates } from './other-dates.service.ts'

const hotelsShown = 3
/** Only this many hotels are searched, so that the page is equally fast in a large city. */
const hotelsLookedAt = 200

type FullHotel = { slug: string; currency: string; city: SearchPlace | null }

/** Finds the nearest dates in a hotel that has nothing for a stay, and the same stay in others of its city. */
export async function findAlternatives(
  ctx: FindContext,
  { slug, currency, city }: FullHotel,
  stay: StayQuery,
  guestCurrency: string | undefined,
): Promise<Alternatives> {
  const rates = await usdRatesOn(ctx.sql, utcDay(ctx.clock()))
  const to = findRate(rates, currency)
  const place = { kind: 'hotel' as const, place: `hotel:${slug}` }
  const [dates, hits] = await Promise.all([
    to ? findOtherDates(ctx, stay, place, (code) => findRate(rates, code), to) : [],
    city ? findHits(ctx, { ...stay, currency: guestCurrency }, city, rates) : [],
  ])
  return { dates, hits: hits.filter((hit) => hit.slug !== slug).slice(0, hotelsShown) }
}

async function findHits(
  ctx: FindContext,
  asked: StayQuery & { currency: string | undefined },
  city: SearchPlace,
  rates: ReadonlyMap<string, number>,
): Promise<StayHit[]> {
  const found = await findHotels(ctx, asked, city, rates, hotelsLookedAt)
  const { matches } = filterHotels(found.hotels, noFilters)
  const best = sortMatches(matches, 'recommended').slice(0, hotelsShown + 1)
  const hits = await readHits(ctx, asked, best)
  return best.flatMap(({ hotel }) => hits.get(hotel.packed.hotelNo) ?? [])
}
