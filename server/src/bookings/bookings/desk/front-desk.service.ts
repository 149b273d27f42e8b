import type { BookingSummary } from '@roomlark/contract/bookings/booking'
import {
  type ArrivalsToday,
  type DayView,
  mostTapeDays,
  type Tape,
} from '@roomlark/contract/bookings/front-desk'
import { dateIn, daysBetween } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import { readBlocks } from '../../../inventory/calendar/feeds/feeds.service.ts'
import { readRoomBlocks } from '../../../inventory/rooms/blocks/room-blocks.service.ts'
import { getBookableHotel } from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import { readGroupHolds } from '../../../inventory/rooms/nights/group-nights.service.ts'
import { listRoomTypes } from '../../../inventory/rooms/rooms.service.ts'
import { withBalances } from '../booking-list.service.ts'
import { toSummary } from '../booking-shape.ts'
import {
  selectArrivals,
  selectBars,
  selectDay,
  selectHotelZones,
  selectMoves,
  selectSummaries,
} from './front-desk.queries.ts'

export async function getDay(ctx: SignedInContext, hotelId: string, day: string): Promise<DayView> {
  const hotel = await getBookableHotel(ctx, ctx.sql, hotelId)
  const [rows, moves] = await Promise.all([
    selectDay(
      ctx.sql,
      { hotelId, scope: getHotelScope(ctx.actor) },
      day,
      dateIn(hotel.timeZone, ctx.clock()),
    ),
    selectMoves(ctx.sql, hotelId, day),
  ])
  const known = await withBalances(ctx.sql, rows)
  const list = (which: 'isArrival' | 'isDeparture' | 'isInHouse') => known.filter((row) => row[which])
  return {
    hotelId,
    day,
    arrivals: list('isArrival'),
    departures: list('isDeparture'),
    inHouse: list('isInHouse'),
    moves,
  }
}

/** Bookings by the names of their guests. The caller has found them within its own scope. */
export async function readSummaries(sql: Sql, ids: string[]): Promise<BookingSummary[]> {
  return ids.length === 0 ? [] : (await selectSummaries(sql, ids)).map(toSummary)
}

/** Covers all hotels of the account, because an owner of several looks at one list in the morning. */
export async function getArrivals(ctx: SignedInContext, limit: number): Promise<ArrivalsToday> {
  const scope = getHotelScope(ctx.actor)
  const [hotels, rows] = await Promise.all([
    selectHotelZones(ctx.sql, scope),
    selectArrivals(ctx.sql, scope, { now: ctx.clock(), limit }),
  ])
  const [only] = hotels.length === 1 ? hotels : []
  return {
    hotels: hotels.length,
    hotelName: only?.name ?? null,
    day: only ? dateIn(only.timeZone, ctx.clock()) : null,
    total: rows[0]?.total ?? 0,
    arrivals: rows.map(({ total, ...row }) => toSummary(row)),
  }
}

export async function getTape(
  ctx: SignedInContext,
  hotelId: string,
  { fromOn, untilOn }: { fromOn: string; untilOn: string },
): Promise<Tape> {
  const length = daysBetween(fromOn, untilOn)
  if (length < 0 || length >= mostTapeDays) {
    const fields = { untilOn: say('Choose 1 to {most} days', { most: mostTapeDays }) }
    throw new AppError('validation_failed', fields.untilOn, { fields })
  }
  const types = await listRoomTypes(ctx, hotelId)
  return {
    fromOn,
    untilOn,
    roomTypes: types.map(({ id, name, rooms }) => ({ id, name, rooms })),
    bars: await selectBars(ctx.sql, hotelId, fromOn, untilOn),
    blocks: await readBlocks(ctx.sql, hotelId, fromOn, untilOn),
    roomBlocks: await readRoomBlocks(ctx.sql, hotelId, fromOn, untilOn),
    groupHolds: await readGroupHolds(ctx.sql, hotelId, fromOn, untilOn),
  }
}
