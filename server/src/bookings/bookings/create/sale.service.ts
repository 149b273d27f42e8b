import type { StayInput } from '@roomlark/contract/bookings/booking-input'
import { addDays, dateIn } from '@roomlark/contract/dates'
import { lastNightOn } from '@roomlark/contract/hotel-clock'
import { stayLimits } from '@roomlark/contract/inventory/stay-dates'
import type { SellingContext, ServiceContext, SignedInContext } from '../../../context.ts'
import type { Sql, SqlPart, Transaction } from '../../../db/database.ts'
import { notFound } from '../../../errors.ts'
import { type PlanTermsRow, planTermsPart, toPlanTerms } from '../../../inventory/rates/rates.service.ts'
import {
  type BookableHotel,
  getBookableHotel,
  lockBookableHotel,
} from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import {
  groupByTypeAndNight,
  type Night,
  nightsPart,
} from '../../../inventory/rooms/nights/nights.service.ts'
import { lockSoldTypes, type SoldType, soldTypesPart } from '../../../inventory/rooms/rooms.service.ts'
import { noRate } from '../../../platform/platform/exchange.service.ts'
import { type LapsedNight, lapsedColumn } from '../hold/holds.queries.ts'
import { freeOfLapsed } from '../hold/lapsed-holds.policy.ts'
import type { Sale } from '../offer/quote.policy.ts'

/**
 * Reads the hotel and all parts of a sale in one statement. Rooms of expired holds are free, although looking does not
 * end them.
 */
export async function readSale(ctx: SignedInContext, hotelId: string, stay: StayInput): Promise<Sale> {
  const { sql } = ctx
  const ids = listTypeIds(stay)
  const parts = [soldTypesPart(sql, ids), lapsedColumn(sql, stay), ...saleParts(ctx, sql, stay)]
  type Read = SaleParts & { types: SoldType[]; lapsed: LapsedNight[] }
  const { types, lapsed, nights, ...hotel } = await getBookableHotel<Read>(ctx, sql, hotelId, parts)
  const terms = toPlanTerms(hotel)
  if (types.length < ids.length) throw notFound('room type')
  return assembleSale(ctx, hotel, { types, terms, nights: freeOfLapsed(nights, lapsed) })
}

/** Locks the hotel and then its room types, so that their rooms can be counted. */
export async function lockSale(
  ctx: SellingContext,
  tx: Transaction,
  hotelId: string,
  stay: StayInput,
): Promise<{ hotel: BookableHotel; sale: Sale }> {
  const parts = saleParts(ctx, tx, stay)
  const { nights, ...hotel } = await lockBookableHotel<SaleParts>(ctx, tx, hotelId, parts)
  const types = await lockSoldTypes(tx, hotelId, listTypeIds(stay))
  return { hotel, sale: assembleSale(ctx, hotel, { types, nights, terms: toPlanTerms(hotel) }) }
}

type SaleParts = PlanTermsRow & { nights: Night[] }

/** The parts that are read without a lock. */
function saleParts({ clock }: Pick<ServiceContext, 'clock'>, sql: Sql, stay: StayInput): SqlPart[] {
  return [
    planTermsPart(sql, stay.ratePlanId, clock()),
    nightsPart(sql, listTypeIds(stay), stay.checkInOn, lastDayToRead(stay)),
  ]
}

function assembleSale(
  ctx: Pick<ServiceContext, 'clock'>,
  hotel: BookableHotel,
  {
    types,
    terms,
    nights,
  }: { types: SoldType[]; terms: ReturnType<typeof toPlanTerms>; nights: readonly Night[] },
): Sale {
  const { usdRate } = terms
  if (usdRate === null) throw noRate(hotel.currency)
  const today = dateIn(hotel.timeZone, ctx.clock())
  const lastNight = lastNightOn(hotel.timeZone, ctx.clock())
  return { ...terms, hotel, types, usdRate, today, lastNight, nights: groupByTypeAndNight(nights) }
}

/** Includes the departure day, which may be closed to departures; a stay that is too long is refused anyway. */
function lastDayToRead({ checkInOn, checkOutOn }: StayInput): string {
  const furthest = addDays(checkInOn, stayLimits.nights)
  return furthest < checkOutOn ? furthest : checkOutOn
}

function listTypeIds(stay: StayInput): string[] {
  return [...new Set(stay.rooms.map((room) => room.roomTypeId))]
}
