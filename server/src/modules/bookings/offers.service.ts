import { dateIn } from '@roomlark/contract/dates'
import { obstacleWords } from '@roomlark/contract/obstacle-words'
import type { Offer, RoomChoice, StayOffers, StayQuery } from '@roomlark/contract/offers'
import { plainFormats } from '@roomlark/contract/word-formats'
import type { PublicContext, ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError, notFound } from '../../errors.ts'
import { usdRatesOf } from '../exchange/exchange.service.ts'
import { readNightsOf } from '../nights/nights.service.ts'
import { readTermsOf } from '../rates/rates.service.ts'
import { readSoldTypesOf, type SoldType } from '../rooms/rooms.service.ts'
import { dateObstacles } from './obstacles.policy.ts'
import { chosenStay, type OpenSale, offersFor, refusedFor } from './offers.policy.ts'
import { type SellingHotel, selectSellingHotel } from './offers.queries.ts'
import { nightsByKey } from './sale.service.ts'

type OffersContext = Pick<ServiceContext, 'clock'> & { sql: Sql }
type HotelSale = { sale: OpenSale; types: SoldType[] }

export async function listOffers(ctx: PublicContext, slug: string, stay: StayQuery): Promise<Offer[]> {
  const hotel = await getSellingHotel(ctx, slug)
  requireDates(stay, dateIn(hotel.timeZone, ctx.clock()))
  return (await offersOf(ctx, [hotel], stay)).get(hotel.id) ?? []
}

/**
 * Returns the offers, the combinations that are refused and why, and the price of the chosen rooms, all from
 * one read.
 */
export async function getStayOffers(
  ctx: OffersContext,
  slug: string,
  stay: StayQuery,
  choice: RoomChoice | null,
): Promise<StayOffers> {
  const hotel = await getSellingHotel(ctx, slug)
  requireDates(stay, dateIn(hotel.timeZone, ctx.clock()))
  const sold = (await readSales(ctx, [hotel], stay.checkInOn, stay.checkOutOn)).get(hotel.id)
  if (!sold) return { offers: [], refused: [], chosen: null }
  const { sale, types } = sold
  return {
    offers: offersFor(stay, sale, types),
    refused: refusedFor(stay, sale, types),
    chosen: choice && chosenStay(stay, sale, types, choice),
  }
}

export async function getSellingHotel(ctx: OffersContext, slug: string): Promise<SellingHotel> {
  const hotel = await selectSellingHotel(ctx.sql, slug)
  if (!hotel) throw notFound('hotel')
  return hotel
}

function requireDates(stay: StayQuery, today: string): void {
  const [wrong] = dateObstacles(stay, today)
  if (!wrong) return
  const words = obstacleWords(wrong, plainFormats)
  throw new AppError('validation_failed', words, { fields: { checkInOn: words } })
}

async function offersOf(
  ctx: OffersContext,
  hotels: SellingHotel[],
  stay: StayQuery,
): Promise<Map<string, Offer[]>> {
  const sales = await readSales(ctx, hotels, stay.checkInOn, stay.checkOutOn)
  return new Map([...sales].map(([id, { sale, types }]) => [id, offersFor(stay, sale, types)]))
}

/**
 * Reads everything that prices depend on for all hotels at once. A hotel whose currency has no exchange rate
 * yet sells nothing and is left out.
 */
export async function readSales(
  ctx: OffersContext,
  hotels: SellingHotel[],
  fromOn: string,
  untilOn: string,
): Promise<Map<string, HotelSale>> {
  const ids = hotels.map(({ id }) => id)
  const [types, terms, nights, rates] = await Promise.all([
    readSoldTypesOf(ctx.sql, ids),
    readTermsOf(ctx.sql, ids),
    readNightsOf(ctx.sql, ids, fromOn, untilOn),
    usdRatesOf(ctx.sql, ids, ctx.clock()),
  ])
  const byKey = nightsByKey(nights)
  const typesOf = Map.groupBy(types, ({ hotelId }) => hotelId)
  return new Map(
    hotels.flatMap((hotel): [string, HotelSale][] => {
      const hotelTerms = terms.get(hotel.id)
      const usdRate = rates.get(hotel.id)
      if (!hotelTerms || usdRate === undefined) return []
      const today = dateIn(hotel.timeZone, ctx.clock())
      const sale = { ...hotelTerms, hotel, usdRate, today, nights: byKey }
      return [[hotel.id, { sale, types: typesOf.get(hotel.id) ?? [] }]]
    }),
  )
}
