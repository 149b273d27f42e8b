import type { StayInput } from '@roomlark/contract/bookings/booking-input'
import { addDays, dateIn } from '@roomlark/contract/dates'
import { lastNightOn } from '@roomlark/contract/hotel-clock'
import { stayLimits } from '@roomlark/contract/inventory/stay-dates'
import type { ServiceContext } from '../../../context.ts'
import type { Pool, Transaction } from '../../../db/database.ts'
import { notFound } from '../../../errors.ts'
import { readTerms } from '../../../inventory/rates/rates.service.ts'
import type { BookableHotel } from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import { type Night, readNights } from '../../../inventory/rooms/nights/nights.service.ts'
import { lockSoldTypes, readSoldTypes } from '../../../inventory/rooms/rooms.service.ts'
import { noRate } from '../../../platform/platform/exchange.service.ts'
import { selectLapsedNights } from '../hold/holds.queries.ts'
import { freeOfLapsed } from '../hold/lapsed-holds.policy.ts'
import type { Sale, StoredNights } from '../offer/quote.policy.ts'

type SaleContext = Pick<ServiceContext, 'clock'>

/**
 * Waits for the hotel and all parts together. Without the hotel, it does not matter what else is missing. Rooms of
 * expired holds are free, although looking does not end them.
 */
export async function readSale(
  ctx: SaleContext,
  sql: Pool,
  hotelId: string,
  askedHotel: Promise<BookableHotel>,
  stay: StayInput,
): Promise<Sale> {
  const ids = listTypeIds(stay)
  const askedParts = Promise.all([
    readSoldTypes(sql, hotelId, ids),
    readTerms(sql, hotelId, stay.ratePlanId, ctx.clock()),
    readNights(sql, ids, stay.checkInOn, lastDayToRead(stay)),
    selectLapsedNights(sql, hotelId, stay),
  ])
  const [hotel, parts] = await Promise.allSettled([askedHotel, askedParts])
  if (hotel.status === 'rejected') throw hotel.reason
  if (parts.status === 'rejected') throw parts.reason
  const [types, terms, nights, lapsed] = parts.value
  if (types.length < ids.length) throw notFound('room type')
  return assembleSale(ctx, hotel.value, { types, terms, nights: freeOfLapsed(nights, lapsed) })
}

/**
 * Reads the parts of a sale apart from the hotel, and locks the room types so that their rooms can be
 * counted.
 */
export async function lockSaleParts(ctx: SaleContext, tx: Transaction, hotelId: string, stay: StayInput) {
  const ids = listTypeIds(stay)
  return {
    types: await lockSoldTypes(tx, hotelId, ids),
    terms: await readTerms(tx, hotelId, stay.ratePlanId, ctx.clock()),
    nights: await readNights(tx, ids, stay.checkInOn, lastDayToRead(stay)),
  }
}

export function assembleSale(
  ctx: SaleContext,
  hotel: BookableHotel,
  parts: Awaited<ReturnType<typeof lockSaleParts>>,
): Sale {
  const { terms, nights, types } = parts
  const { usdRate } = terms
  if (usdRate === null) throw noRate(hotel.currency)
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

/** Includes the departure day, which may be closed to departures; a stay that is too long is refused anyway. */
function lastDayToRead({ checkInOn, checkOutOn }: StayInput): string {
  const furthest = addDays(checkInOn, stayLimits.nights)
  return furthest < checkOutOn ? furthest : checkOutOn
}

function listTypeIds(stay: StayInput): string[] {
  return [...new Set(stay.rooms.map((room) => room.roomTypeId))]
}
