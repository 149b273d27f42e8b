import type { StayQuery } from '@roomlark/contract/bookings/offers'
import { addDays, dateIn } from '@roomlark/contract/dates'
import type { FromPrice } from '@roomlark/contract/guest-site/guest-hotels'
import type { ServiceContext, Setup } from '../../context.ts'
import { createRecentCache, type RecentCache } from '../../recent-cache.ts'
import type { PackedHotel } from './index/packed-hotel.policy.ts'
import { type PackedContext, readPackedHotels } from './index/packed-hotels.service.ts'
import { createStayPricer } from './pricing.policy.ts'
import { selectCardBySlug } from './search.queries.ts'

/** Arrivals are tried on each of the next days. */
const daysAhead = 90
/** Tries longer stays if a single night is not sold. */
const lengthsTried = [1, 2, 3, 4, 5, 7]
/** The price is that of two guests, or of one where no more sleep. */
const partySizes = [2, 1]

type Known = { revision: number; today: string; prices: FromPrice[] }

/** This is enough for some ten thousand hotels. */
const rememberedBytes = 8 * 1024 * 1024
const memories = new WeakMap<Setup, RecentCache<Known>>()

/**
 * Finds the lowest price of a night that can be booked in the coming months of each room type, that of the hotel first.
 * It is computed once for each revision of the index, so it costs a page one query. Room types that nobody can book are
 * left out, and so is everything while the index does not know the hotel yet.
 */
export async function findFromPrices(
  ctx: PackedContext & Pick<ServiceContext, 'clock'>,
  slug: string,
): Promise<FromPrice[]> {
  const card = await selectCardBySlug(ctx.sql, slug)
  if (!card) return []
  const memory = memories.get(ctx.setup) ?? createRecentCache<Known>(rememberedBytes)
  memories.set(ctx.setup, memory)
  const today = dateIn(card.timeZone, ctx.clock())
  const known = memory.find(card.hotelNo)
  if (known?.revision === card.revision && known.today === today) return known.prices
  const { months } = createStayPricer(makeStay(today, daysAhead + 7, 1), ctx.clock())
  for await (const [hotel] of readPackedHotels(ctx, { kind: 'hotel', place: `hotel:${slug}` }, months)) {
    // A change in between makes the labels those of another revision; the next page has both anew.
    if (!hotel || hotel.terms[0] !== card.revision) return []
    const prices = priceFrom(hotel, card.labels.types, today, ctx.clock())
    memory.keep(card.hotelNo, { revision: card.revision, today, prices }, 200 + 100 * prices.length)
    return prices
  }
  return []
}

function priceFrom(
  hotel: PackedHotel,
  types: readonly { id: string }[],
  today: string,
  now: Date,
): FromPrice[] {
  const lowest = new Map<number, Omit<FromPrice, 'roomTypeId'>>()
  for (const adults of partySizes) {
    const found = lowestByType(hotel, types.length, { today, now, adults })
    for (const [type, nightCents] of found) {
      if (!lowest.has(type)) lowest.set(type, { adults, nightCents })
    }
  }
  return types
    .flatMap(({ id: roomTypeId }, type) => {
      const price = lowest.get(type)
      return price ? [{ ...price, roomTypeId, nightCents: Math.round(price.nightCents) }] : []
    })
    .sort((a, b) => b.adults - a.adults || a.nightCents - b.nightCents)
}

type Asked = { today: string; now: Date; adults: number }

/** Tries every arrival at the shortest stay that is sold, and divides its whole price by its nights. */
function lowestByType(hotel: PackedHotel, types: number, { today, now, adults }: Asked): Map<number, number> {
  const lowest = new Map<number, number>()
  for (let day = 0; day < daysAhead; day += 1) {
    const sold = new Set<number>()
    for (const nights of lengthsTried) {
      const offers = createStayPricer(makeStay(addDays(today, day), nights, adults), now)
        .priceOffers(hotel)
        .filter(({ type }) => !sold.has(type))
      for (const { type, totalCents } of offers) {
        lowest.set(type, Math.min(lowest.get(type) ?? Number.POSITIVE_INFINITY, totalCents / nights))
      }
      for (const { type } of offers) sold.add(type)
      if (sold.size === types) break
    }
  }
  return lowest
}

function makeStay(checkInOn: string, nights: number, adults: number): StayQuery {
  return { checkInOn, checkOutOn: addDays(checkInOn, nights), adults, childAges: [], rooms: 1 }
}
