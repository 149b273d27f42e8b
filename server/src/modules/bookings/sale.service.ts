import type { StayInput } from '@roomlark/contract/booking-input'
import { dateIn } from '@roomlark/contract/dates'
import type { Sql } from '../../db/database.ts'
import { notFound } from '../../errors.ts'
import type { ServiceContext } from '../../http/context.ts'
import { readNights } from '../calendar/nights.service.ts'
import { usdRateOn } from '../exchange/exchange.service.ts'
import { readTerms } from '../rates/rates.service.ts'
import type { House } from '../rooms/house.service.ts'
import { holdSoldTypes, readSoldTypes, type SoldType } from '../rooms/rooms.service.ts'
import { nightKey, type Sale } from './quote.policy.ts'

type SaleContext = Pick<ServiceContext, 'clock'>

export async function readSale(ctx: SaleContext, sql: Sql, house: House, stay: StayInput): Promise<Sale> {
  const ids = typeIdsOf(stay)
  const types = await readSoldTypes(sql, house.id, ids)
  if (types.length < ids.length) throw notFound('room type')
  return saleOf(ctx, sql, house, stay, types)
}

/** The same with the room types held, for whoever is going to count rooms of theirs. */
export async function holdSale(ctx: SaleContext, tx: Sql, house: House, stay: StayInput): Promise<Sale> {
  return saleOf(ctx, tx, house, stay, await holdSoldTypes(tx, house.id, typeIdsOf(stay)))
}

async function saleOf(
  ctx: SaleContext,
  sql: Sql,
  house: House,
  stay: StayInput,
  types: SoldType[],
): Promise<Sale> {
  const today = dateIn(house.timeZone, ctx.clock())
  const terms = await readTerms(sql, house.id, stay.ratePlanId)
  const usdRate = await usdRateOn(sql, house.currency, today)
  const ids = types.map(({ id }) => id)
  // The day of departure too: it may be closed to departures.
  const nights = await readNights(sql, ids, stay.checkInOn, stay.checkOutOn)
  const byKey = new Map(nights.map((row) => [nightKey(row.roomTypeId, row.night), row]))
  return { ...terms, house, types, usdRate, today, nights: byKey }
}

function typeIdsOf(stay: StayInput): string[] {
  return [...new Set(stay.rooms.map((room) => room.roomTypeId))]
}
