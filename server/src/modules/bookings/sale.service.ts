import type { StayInput } from '@roomlark/contract/bookings'
import { dateIn, nightsOf } from '@roomlark/contract/dates'
import type { Sql } from '../../db/database.ts'
import { notFound } from '../../errors.ts'
import type { ServiceContext } from '../../http/context.ts'
import { holdNamedNights, type Night, readNights } from '../calendar/nights.service.ts'
import { usdRateOn } from '../exchange/exchange.service.ts'
import { readPlan, readRules, readTaxes } from '../rates/rates.service.ts'
import type { House } from '../rooms/house.service.ts'
import { holdSoldTypes, readSoldTypes, type SoldType } from '../rooms/rooms.service.ts'
import { nightKey, type Sale } from './quote.policy.ts'

/** What is known just now: somebody may be faster. */
export async function readSale(
  ctx: Pick<ServiceContext, 'clock'>,
  sql: Sql,
  house: House,
  stay: StayInput,
): Promise<Sale> {
  const ids = typeIdsOf(stay)
  const types = await readSoldTypes(sql, house.id, ids)
  if (types.length < ids.length) throw notFound('room type')
  const terms = await readTerms(ctx, sql, house, stay)
  const nights = await readNights(sql, ids, stay.checkInOn, stay.checkOutOn)
  return { ...terms, types, nights: byKey(nights) }
}

/** The same with the room types and the nights locked: what is free stays free until the transaction ends. */
export async function holdSale(
  ctx: Pick<ServiceContext, 'clock'>,
  tx: Sql,
  house: House,
  stay: StayInput,
): Promise<Sale> {
  const types: SoldType[] = await holdSoldTypes(tx, house.id, typeIdsOf(stay))
  const terms = await readTerms(ctx, tx, house, stay)
  const wanted = types.flatMap(({ id }) =>
    nightsOf(stay.checkInOn, stay.checkOutOn).map((night) => ({ roomTypeId: id, night })),
  )
  const nights = await holdNamedNights(tx, wanted)
  const departure = await readNights(
    tx,
    types.map(({ id }) => id),
    stay.checkOutOn,
    stay.checkOutOn,
  )
  return { ...terms, types, nights: byKey([...nights, ...departure]) }
}

async function readTerms(ctx: Pick<ServiceContext, 'clock'>, sql: Sql, house: House, stay: StayInput) {
  const today = dateIn(house.timeZone, ctx.clock())
  return {
    house,
    today,
    plan: await readPlan(sql, house.id, stay.ratePlanId),
    rules: await readRules(sql, house.id),
    taxes: await readTaxes(sql, house.id),
    usdRate: await usdRateOn(sql, house.currency, today),
  }
}

function typeIdsOf(stay: StayInput): string[] {
  return [...new Set(stay.rooms.map((room) => room.roomTypeId))]
}

function byKey(nights: Night[]): Map<string, Night> {
  return new Map(nights.map((row) => [nightKey(row.roomTypeId, row.night), row]))
}
