import { dateIn } from '@roomlark/contract/dates'
import type { Misfit, Offer, OfferedHotel, OfferSearchQuery, StayQuery } from '@roomlark/contract/offers'
import type { PublicContext } from '../../context.ts'
import { AppError, notFound } from '../../errors.ts'
import { usdRatesOf } from '../exchange/exchange.service.ts'
import { photosByOwner } from '../images/albums.service.ts'
import { readNightsOf } from '../nights/nights.service.ts'
import { readTermsOf } from '../rates/rates.service.ts'
import { readSoldTypesOf } from '../rooms/rooms.service.ts'
import { dateObstacles } from './obstacles.policy.ts'
import { offersFor } from './offers.policy.ts'
import { type SellingHotel, selectFreeHotels, selectSellingHotel } from './offers.queries.ts'
import { nightsByKey } from './sale.service.ts'

type StayOffers = ReturnType<typeof offersFor>

export async function listOffers(
  ctx: PublicContext,
  slug: string,
  stay: StayQuery,
): Promise<{ data: Offer[]; meta: { misfits: Misfit[] } }> {
  const hotel = await selectSellingHotel(ctx.sql, slug)
  if (!hotel) throw notFound('hotel')
  requireDates(stay, dateIn(hotel.timeZone, ctx.clock()))
  const { offers, misfits } = (await offersOf(ctx, [hotel], stay)).get(hotel.id) ?? nothing
  return { data: offers, meta: { misfits } }
}

const nothing: StayOffers = { offers: [], misfits: [] }

/** A page is shorter when a hotel's own date or plans rule it out; the next page continues after it. */
export async function searchOffers(
  ctx: PublicContext,
  query: OfferSearchQuery,
): Promise<{ data: OfferedHotel[]; meta: { next: string | null } }> {
  // The earliest date anywhere; a hotel where that day is already over refuses it itself.
  requireDates(query, dateIn('Etc/GMT+12', ctx.clock()))
  const hotels = await selectFreeHotels(ctx.sql, query)
  const ids = hotels.map(({ id }) => id)
  const [offers, photos] = await Promise.all([
    offersOf(ctx, hotels, query),
    photosByOwner(ctx, ctx.sql, 'hotel', ids),
  ])
  const last = hotels.length === query.limit ? hotels.at(-1) : undefined
  return {
    data: hotels.flatMap((hotel) => {
      const [cheapest] = (offers.get(hotel.id) ?? nothing).offers
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

/** Everything that prices depend on is read for all hotels at once. */
async function offersOf(
  ctx: PublicContext,
  hotels: SellingHotel[],
  stay: StayQuery,
): Promise<Map<string, StayOffers>> {
  const ids = hotels.map(({ id }) => id)
  const [types, terms, nights, rates] = await Promise.all([
    readSoldTypesOf(ctx.sql, ids),
    readTermsOf(ctx.sql, ids),
    readNightsOf(ctx.sql, ids, stay.checkInOn, stay.checkOutOn),
    usdRatesOf(ctx.sql, ids, ctx.clock()),
  ])
  const byKey = nightsByKey(nights)
  const typesOf = Map.groupBy(types, ({ hotelId }) => hotelId)
  return new Map(
    hotels.map((hotel) => {
      const its = terms.get(hotel.id)
      const usdRate = rates.get(hotel.id)
      // A hotel whose currency has no rate yet sells nothing.
      if (!its || usdRate === undefined) return [hotel.id, nothing]
      const sale = {
        ...its,
        hotel: hotel,
        usdRate,
        today: dateIn(hotel.timeZone, ctx.clock()),
        nights: byKey,
      }
      return [hotel.id, offersFor(stay, sale, typesOf.get(hotel.id) ?? [])]
    }),
  )
}
