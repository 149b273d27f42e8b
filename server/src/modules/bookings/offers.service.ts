import { dateIn } from '@roomlark/contract/dates'
import type { Offer, OfferedHotel, OfferSearchQuery, StayQuery } from '@roomlark/contract/offers'
import { AppError, notFound } from '../../errors.ts'
import type { PublicContext } from '../../http/context.ts'
import { readNights } from '../calendar/nights.service.ts'
import { usdRateOn } from '../exchange/exchange.service.ts'
import { photosByOwner } from '../images/albums.service.ts'
import { readTermsOf } from '../rates/rates.service.ts'
import { readSoldTypesOf } from '../rooms/rooms.service.ts'
import { dateObstacles } from './obstacles.policy.ts'
import { offersFor } from './offers.policy.ts'
import { type SellingHotel, selectFreeHotels, selectSellingHotel } from './offers.queries.ts'
import { nightKey } from './quote.policy.ts'

export async function listOffers(ctx: PublicContext, slug: string, stay: StayQuery): Promise<Offer[]> {
  const hotel = await selectSellingHotel(ctx.sql, slug)
  if (!hotel) throw notFound('hotel')
  requireDates(stay, dateIn(hotel.timeZone, ctx.clock()))
  return (await offersOf(ctx, [hotel], stay)).get(hotel.id) ?? []
}

/** Where a hotel's own day or plans rule it out after all, the page is shorter; the next one goes on behind it. */
export async function searchOffers(
  ctx: PublicContext,
  query: OfferSearchQuery,
): Promise<{ data: OfferedHotel[]; meta: { next: string | null } }> {
  // The earliest day anywhere: where it is already over there, the hotel itself refuses it.
  requireDates(query, dateIn('Etc/GMT+12', ctx.clock()))
  const hotels = await selectFreeHotels(ctx.sql, query)
  const offers = await offersOf(ctx, hotels, query)
  const photos = await photosByOwner(
    ctx,
    ctx.sql,
    'hotel',
    hotels.map(({ id }) => id),
  )
  const last = hotels.length === query.limit ? hotels.at(-1) : undefined
  return {
    data: hotels.flatMap((hotel) => {
      const [cheapest] = offers.get(hotel.id) ?? []
      const images = photos.get(hotel.id) ?? []
      return cheapest ? [toOffered(hotel, images, cheapest)] : []
    }),
    meta: { next: last ? `${last.starRating}_${last.id}` : null },
  }
}

function toOffered(
  { name, slug, city, country, starRating }: SellingHotel,
  photos: { url: string; placeholder: string }[],
  cheapest: Offer,
): OfferedHotel {
  const images = photos.map(({ url }) => url)
  return {
    name,
    slug,
    city,
    country,
    starRating,
    images,
    coverPlaceholder: photos[0]?.placeholder ?? null,
    cheapest,
  }
}

function requireDates(stay: StayQuery, today: string): void {
  const [wrong] = dateObstacles(stay, today)
  if (wrong) throw new AppError('validation_failed', wrong.text, { fields: { checkInOn: wrong.text } })
}

/** All that prices depend on is read for all the hotels at once. */
async function offersOf(
  ctx: PublicContext,
  hotels: SellingHotel[],
  stay: StayQuery,
): Promise<Map<string, Offer[]>> {
  const ids = hotels.map(({ id }) => id)
  const types = await readSoldTypesOf(ctx.sql, ids)
  const terms = await readTermsOf(ctx.sql, ids)
  const nights = await readNights(
    ctx.sql,
    types.map(({ id }) => id),
    stay.checkInOn,
    stay.checkOutOn,
  )
  const byKey = new Map(nights.map((row) => [nightKey(row.roomTypeId, row.night), row]))
  const typesOf = Map.groupBy(types, ({ hotelId }) => hotelId)
  const rates = await usdRates(ctx, hotels)
  return new Map(
    hotels.map((hotel) => {
      const its = terms.get(hotel.id)
      const usdRate = rates.get(hotel.currency)
      if (!its || usdRate === undefined) return [hotel.id, []]
      const sale = {
        ...its,
        house: hotel,
        usdRate,
        today: dateIn(hotel.timeZone, ctx.clock()),
        nights: byKey,
      }
      return [hotel.id, offersFor(stay, sale, typesOf.get(hotel.id) ?? [])]
    }),
  )
}

/** A hotel whose currency has no rate yet sells nothing. */
async function usdRates(ctx: PublicContext, hotels: SellingHotel[]): Promise<Map<string, number>> {
  const rates = new Map<string, number>()
  for (const currency of new Set(hotels.map((hotel) => hotel.currency))) {
    try {
      rates.set(currency, await usdRateOn(ctx.sql, currency, dateIn('UTC', ctx.clock())))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
  return rates
}
