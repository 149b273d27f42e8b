import { dateIn, daysBetween } from '@roomlark/contract/dates'
import type { DayView, Tape } from '@roomlark/contract/front-desk'
import { AppError } from '../../errors.ts'
import type { SignedInContext } from '../../http/context.ts'
import { readBlocks } from '../feeds/blocks.service.ts'
import { getHouse } from '../rooms/house.service.ts'
import { listRoomTypes } from '../rooms/rooms.service.ts'
import { toSummary } from './booking-shape.ts'
import { selectBars, selectDay } from './front-desk.queries.ts'

const mostDays = 92

export async function getDay(ctx: SignedInContext, hotelId: string, day: string): Promise<DayView> {
  const house = await getHouse(ctx, ctx.sql, hotelId)
  const rows = await selectDay(ctx.sql, hotelId, day, dateIn(house.timeZone, ctx.clock()))
  return {
    hotelId,
    day,
    arrivals: rows.filter((row) => row.isArrival).map(toSummary),
    departures: rows.filter((row) => row.isDeparture).map(toSummary),
    inHouse: rows.filter((row) => row.isInHouse).map(toSummary),
  }
}

export async function getTape(
  ctx: SignedInContext,
  hotelId: string,
  { fromOn, untilOn }: { fromOn: string; untilOn: string },
): Promise<Tape> {
  const length = daysBetween(fromOn, untilOn)
  if (length < 0 || length >= mostDays) {
    const fields = { untilOn: `Choose 1 to ${mostDays} days` }
    throw new AppError('validation_failed', fields.untilOn, { fields })
  }
  const types = await listRoomTypes(ctx, hotelId)
  return {
    fromOn,
    untilOn,
    roomTypes: types.map(({ id, name, rooms }) => ({ id, name, rooms })),
    bars: await selectBars(ctx.sql, hotelId, fromOn, untilOn),
    blocks: await readBlocks(ctx.sql, hotelId, fromOn, untilOn),
  }
}
