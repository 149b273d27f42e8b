import type { Offer, RoomChoice, StayOffers, StayQuery } from '@roomlark/contract/bookings/offers'
import { addDays, dateIn } from '@roomlark/contract/dates'
import { obstacleWords } from '@roomlark/contract/obstacle-words'
import { plainFormats } from '@roomlark/contract/word-formats'
import type { PublicContext, ServiceContext } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { AppError, notFound } from '../../../errors.ts'
import { type TermsRow, termsPart, toTerms } from '../../../inventory/rates/rates.service.ts'
import { readHotelNights } from '../../../inventory/rooms/nights/nights.service.ts'
import { readHotelsSoldTypes, type SoldType } from '../../../inventory/rooms/rooms.service.ts'
import { usdRatePart } from '../../../platform/platform/exchange.service.ts'
import { dateObstacles } from '../change/obstacles.policy.ts'
import { nightsByType } from '../create/sale.service.ts'
import { selectLapsedNights } from '../hold/holds.queries.ts'
import { freeOfLapsed } from '../hold/lapsed-holds.policy.ts'
import { chosenStay, type OpenSale, offersFor, refusedFor } from './offers.policy.ts'
import { type SellingHotel, selectSellingHotel, selectSellingHotelWith } from './offers.queries.ts'

type OffersContext = Pick<ServiceContext, 'clock'> & { sql: Sql }
type HotelSale = { sale: OpenSale; types: SoldType[] }

export async function listOffers(ctx: PublicContext, slug: string, stay: StayQuery): Promise<Offer[]> {
  const hotel = await getOpenHotel(ctx, slug)
  requireDates(stay, dateIn(hotel.timeZone, ctx.clock()))
  const sold = await readSale(ctx, hotel, stay.checkInOn, stay.checkOutOn)
  return sold ? offersFor(stay, sold.sale, sold.types) : []
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
  const hotel = await getOpenHotel(ctx, slug)
  requireDates(stay, dateIn(hotel.timeZone, ctx.clock()))
  const sold = await readSale(ctx, hotel, stay.checkInOn, stay.checkOutOn)
  if (!sold) return { offers: [], refused: [], ...noChoice }
  const { sale, types } = sold
  return {
    offers: offersFor(stay, sale, types),
    refused: refusedFor(stay, sale, types),
    ...(choice ? chosenStay(stay, sale, types, choice) : noChoice),
  }
}

const noChoice = { chosen: null, isChoiceTooSmall: false }

export async function getSellingHotel(ctx: OffersContext, slug: string): Promise<SellingHotel> {
  const hotel = await selectSellingHotel(ctx.sql, slug)
  if (!hotel) throw notFound('hotel')
  return hotel
}

/** A hotel with what its prices depend on, whatever the stay. */
type OpenHotel = SellingHotel & TermsRow & { usdRate: number | null }

/** Reads the hotel, its terms and its exchange rate with one query. */
export async function getOpenHotel(ctx: OffersContext, slug: string): Promise<OpenHotel> {
  const parts = [termsPart(ctx.sql), usdRatePart(ctx.sql, ctx.clock())]
  const hotel = await selectSellingHotelWith<Omit<OpenHotel, keyof SellingHotel>>(ctx.sql, slug, parts)
  if (!hotel) throw notFound('hotel')
  return hotel
}

function requireDates(stay: StayQuery, today: string): void {
  const [wrong] = dateObstacles(stay, today)
  if (!wrong) return
  const words = obstacleWords(wrong, plainFormats)
  throw new AppError('validation_failed', words, { fields: { checkInOn: words } })
}

/**
 * Reads the room types and nights that prices depend on. Rooms of expired holds are free, although looking does not
 * end them. A hotel whose currency has no exchange rate yet sells nothing.
 */
export async function readSale(
  ctx: OffersContext,
  hotel: OpenHotel,
  fromOn: string,
  untilOn: string,
): Promise<HotelSale | undefined> {
  const { usdRate } = hotel
  if (usdRate === null) return undefined
  const [types, stored, lapsed] = await Promise.all([
    readHotelsSoldTypes(ctx.sql, [hotel.id]),
    readHotelNights(ctx.sql, [hotel.id], fromOn, untilOn),
    selectLapsedNights(ctx.sql, hotel.id, { checkInOn: fromOn, checkOutOn: addDays(untilOn, 1) }),
  ])
  const today = dateIn(hotel.timeZone, ctx.clock())
  const nights = nightsByType(freeOfLapsed(stored, lapsed))
  return { sale: { ...toTerms(hotel), hotel, usdRate, today, nights }, types }
}
