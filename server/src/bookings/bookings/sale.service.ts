import type { StayInput } from '@roomlark/contract/bookings/booking-input'
import { addDays, dateIn } from '@roomlark/contract/dates'
import { lastNightOn } from '@roomlark/contract/hotel-clock'
import { stayLimits } from '@roomlark/contract/inventory/stay-dates'
import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { notFound } from '../../errors.ts'
import { type Night, readNights } from '../../inventory/nights/nights.service.ts'
import { readTerms } from '../../inventory/rates/rates.service.ts'
import type { BookableHotel } from '../../inventory/rooms/bookable-hotel.service.ts'
import { lockSoldTypes, readSoldTypes, type SoldType } from '../../inventory/rooms/rooms.service.ts'
import { noRate, readHotelUsdRates } from '../../platform/exchange/exchange.service.ts'
import { selectLapsedNights } from './holds.queries.ts'
import { freeOfLapsed } from './lapsed-holds.policy.ts'
import type { Sale, StoredNights } from './quote.policy.ts'

type SaleContext = Pick<ServiceContext, 'clock'>

/**
 * Waits for the hotel and all parts together. Without the hotel, it does not matter what else is missing. Rooms of
 * expired holds are free, although looking does not end them.
 */
export async function readSale(
  ctx: SaleContext,
  sql: Sql,
  hotelId: string,
  askedHotel: Promise<BookableHotel>,
  stay: StayInput,
): Promise<Sale> {
  const ids = listTypeIds(stay)
  const askedParts = readSaleParts(ctx, sql, hotelId, stay, readSoldTypes(sql, hotelId, ids))
  const askedLapsed = selectLapsedNights(sql, hotelId, stay)
  const [hotel, parts, lapsed] = await Promise.allSettled([askedHotel, askedParts, askedLapsed])
  if (hotel.status === 'rejected') throw hotel.reason
  if (parts.status === 'rejected') throw parts.reason
  if (lapsed.status === 'rejected') throw lapsed.reason
  if (parts.value.types.length < ids.length) throw notFound('room type')
  const nights = freeOfLapsed(parts.value.nights, lapsed.value)
  return assembleSale(ctx, hotel.value, { ...parts.value, nights })
}

/**
 * Reads the parts of a sale apart from the hotel, and locks the room types so that their rooms can be
 * counted.
 */
export async function lockSaleParts(ctx: SaleContext, tx: Sql, hotelId: string, stay: StayInput) {
  return readSaleParts(ctx, tx, hotelId, stay, lockSoldTypes(tx, hotelId, listTypeIds(stay)))
}

export function assembleSale(
  ctx: SaleContext,
  hotel: BookableHotel,
  parts: Awaited<ReturnType<typeof readSaleParts>>,
): Sale {
  const { terms, usdRates, nights, types } = parts
  const usdRate = usdRates.get(hotel.id)
  if (usdRate === undefined) throw noRate(hotel.currency)
  const today = dateIn(hotel.timeZone, ctx.clock())
  const lastNight = lastNightOn(hotel.timeZone, ctx.clock())
  return { ...terms, hotel, types, usdRate, today, lastNight, nights: nightsByType(nights) }
}

export function nightsByType(nights: Night[]): StoredNights<Night> {
  const byType = new Map<string, Map<string, Night>>()
  for (const row of nights) {
    const ofType = byType.get(row.roomTypeId)
    if (ofType) ofType.set(row.night, row)
    else byType.set(row.roomTypeId, new Map([[row.night, row]]))
  }
  return byType
}

/** Queries all parts at once. */
async function readSaleParts(
  ctx: SaleContext,
  sql: Sql,
  hotelId: string,
  stay: StayInput,
  asked: Promise<SoldType[]>,
) {
  // The departure day is included, because it may be closed to departures. A stay that is too long is refused
  // anyway.
  const [untilOn = stay.checkOutOn] = [stay.checkOutOn, addDays(stay.checkInOn, stayLimits.nights)].toSorted()
  const [types, terms, usdRates, nights] = await Promise.all([
    asked,
    readTerms(sql, hotelId, stay.ratePlanId),
    readHotelUsdRates(sql, [hotelId], ctx.clock()),
    readNights(sql, listTypeIds(stay), stay.checkInOn, untilOn),
  ])
  return { types, terms, usdRates, nights }
}

function listTypeIds(stay: StayInput): string[] {
  return [...new Set(stay.rooms.map((room) => room.roomTypeId))]
}
