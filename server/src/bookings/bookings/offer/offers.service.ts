import type {
  DeskOffer,
  DeskStayQuery,
  Offer,
  RoomChoice,
  StayOffers,
  StayQuery,
} from '@roomlark/contract/bookings/offers'
import { addDays, dateIn } from '@roomlark/contract/dates'
import { lastNightOn } from '@roomlark/contract/hotel-clock'
import { isPlanFor } from '@roomlark/contract/inventory/stay-fit'
import { obstacleWords } from '@roomlark/contract/obstacle-words'
import type { Obstacle } from '@roomlark/contract/obstacles'
import { plainFormats } from '@roomlark/contract/word-formats'
import type { PublicContext, ServiceContext, SignedInContext } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { AppError, notFound } from '../../../errors.ts'
import {
  type PaymentsContext,
  readTakesPayments,
} from '../../../inventory/payment-accounts/payment-accounts.service.ts'
import { type TermsRow, termsPart, toTerms } from '../../../inventory/rates/rates.service.ts'
import { getBookableHotel } from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import { groupByTypeAndNight, readHotelNights } from '../../../inventory/rooms/nights/nights.service.ts'
import { readHotelsSoldTypes, type SoldType } from '../../../inventory/rooms/rooms.service.ts'
import { noRate, usdRatePart } from '../../../platform/platform/exchange.service.ts'
import { findDiscount, getHotelCompany } from '../../companies/companies.service.ts'
import { dateObstacles, isLimit } from '../change/obstacles.policy.ts'
import { selectLapsedNights } from '../hold/holds.queries.ts'
import { freeOfLapsed } from '../hold/lapsed-holds.policy.ts'
import { chosenStay, deskOffersFor, type OpenSale, offersFor, refusedFor } from './offers.policy.ts'
import { type SellingHotel, selectSellingHotel, selectSellingHotelWith } from './offers.queries.ts'
import { findRoomMix } from './room-mix.policy.ts'

type SaleContext = Pick<ServiceContext, 'clock'> & { sql: Sql }
type OffersContext = SaleContext & PaymentsContext
type HotelSale = { sale: OpenSale; types: SoldType[] }

export async function listOffers(ctx: PublicContext, slug: string, stay: StayQuery): Promise<Offer[]> {
  const hotel = await getOpenHotel(ctx, slug)
  requireDates(dateObstacles(stay, dateIn(hotel.timeZone, ctx.clock())))
  const { sold } = await readSaleToGuests(ctx, hotel, stay)
  return sold ? offersFor(stay, sold.sale, sold.types) : []
}

/** Lists what the desk can sell, at hotels without a public page too. */
export async function listDeskOffers(
  ctx: SignedInContext,
  hotelId: string,
  { companyId, ...stay }: DeskStayQuery,
): Promise<DeskOffer[]> {
  const parts = [termsPart(ctx.sql), usdRatePart(ctx.sql, ctx.clock())]
  const hotel = await getBookableHotel<PricingTerms>(ctx, ctx.sql, hotelId, parts)
  const [now, zone] = [ctx.clock(), hotel.timeZone]
  const lastNight = lastNightOn(zone, now)
  requireDates(dateObstacles(stay, dateIn(zone, now), lastNight).filter((one) => !isLimit(one)))
  const sold = await readSale(ctx, hotel, stay.checkInOn, stay.checkOutOn)
  if (!sold) throw noRate(hotel.currency)
  const company = companyId === undefined ? undefined : await getHotelCompany(ctx.sql, hotelId, companyId)
  const findDiscountOn = company && ((ratePlanId: string) => findDiscount(company, ratePlanId))
  const plans = sold.sale.plans.filter((plan) => isPlanFor(plan, company ? [company.id] : []))
  const sale = { ...sold.sale, plans, companyId, lastNight, findDiscount: findDiscountOn }
  return deskOffersFor(stay, sale, sold.types)
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
  return (await getStayOffersAndPayments(ctx, slug, stay, choice)).offers
}

const noChoice = { chosen: null, isChoiceTooSmall: false }

/** Returns the same, and whether guests pay online there. */
export async function getStayOffersAndPayments(
  ctx: OffersContext,
  slug: string,
  stay: StayQuery,
  choice: RoomChoice | null,
): Promise<{ offers: StayOffers; takesPayments: boolean }> {
  const hotel = await getOpenHotel(ctx, slug)
  requireDates(dateObstacles(stay, dateIn(hotel.timeZone, ctx.clock())))
  const { takesPayments, sold } = await readSaleToGuests(ctx, hotel, stay)
  if (!sold) return { takesPayments, offers: { offers: [], refused: [], mix: null, ...noChoice } }
  const { sale, types } = sold
  const offers = offersFor(stay, sale, types)
  const found = {
    offers,
    mix: offers.length === 0 ? findRoomMix(stay, sale, types) : null,
    refused: refusedFor(stay, sale, types),
    ...(choice ? chosenStay(stay, sale, types, choice) : noChoice),
  }
  return { takesPayments, offers: found }
}

export async function getSellingHotel(ctx: { sql: Sql }, slug: string): Promise<SellingHotel> {
  const hotel = await selectSellingHotel(ctx.sql, slug)
  if (!hotel) throw notFound('hotel')
  return hotel
}

/** Tells whether guests of a hotel pay online if they book now. */
export async function takesPaymentsAt(ctx: PaymentsContext & { sql: Sql }, id: string): Promise<boolean> {
  return (await readTakesPayments(ctx, ctx.sql, [id])).has(id)
}

/** Everything a hotel's prices depend on, whatever the stay. */
type PricingTerms = TermsRow & { usdRate: number | null }
type OpenHotel = SellingHotel & PricingTerms

/** Reads the hotel, its terms for guests of the site and its exchange rate with one query. */
export async function getOpenHotel(ctx: SaleContext, slug: string): Promise<OpenHotel> {
  const parts = [termsPart(ctx.sql), usdRatePart(ctx.sql, ctx.clock())]
  const hotel = await selectSellingHotelWith<Omit<OpenHotel, keyof SellingHotel>>(ctx.sql, slug, parts)
  if (!hotel) throw notFound('hotel')
  return { ...hotel, plans: hotel.plans.filter((plan) => isPlanFor(plan, [])) }
}

function requireDates([wrong]: readonly Obstacle[]): void {
  if (!wrong) return
  const words = obstacleWords(wrong, plainFormats)
  throw new AppError('validation_failed', words, { fields: { checkInOn: words } })
}

/** Reads the same as `readSale`, and whether guests pay by the terms of the plans. */
async function readSaleToGuests(
  ctx: OffersContext,
  hotel: OpenHotel,
  { checkInOn, checkOutOn }: StayQuery,
): Promise<{ takesPayments: boolean; sold: HotelSale | undefined }> {
  const [taking, sold] = await Promise.all([
    readTakesPayments(ctx, ctx.sql, [hotel.id]),
    readSale(ctx, hotel, checkInOn, checkOutOn),
  ])
  const takesPayments = taking.has(hotel.id)
  return { takesPayments, sold: sold && { ...sold, sale: { ...sold.sale, takesPayments } } }
}

/**
 * Reads the room types and nights that prices depend on. Rooms of expired holds are free, although looking does not
 * end them. A hotel whose currency has no exchange rate yet sells nothing.
 */
export async function readSale(
  ctx: SaleContext,
  hotel: PricingTerms & OpenSale['hotel'] & { id: string; timeZone: string },
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
  const nights = groupByTypeAndNight(freeOfLapsed(stored, lapsed))
  return { sale: { ...toTerms(hotel), hotel, usdRate, today, nights }, types }
}
