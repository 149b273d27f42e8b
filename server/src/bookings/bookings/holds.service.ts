import type { StayInput } from '@roomlark/contract/bookings/booking-input'
import { addDays } from '@roomlark/contract/dates'
import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { countRooms, readNights } from '../../inventory/nights/nights.service.ts'
import { deleteAttemptsBefore } from './attempts.queries.ts'
import {
  selectHoldsForUpdate,
  selectLapsedHolds,
  selectLapsedNights,
  selectLapsedOn,
  updateExpired,
  updateHoldsReleased,
} from './holds.queries.ts'
import { findHoldsInTheWay } from './lapsed-holds.policy.ts'
import { remindOfOptions } from './options.service.ts'
import { beginForBooking, beginForHotel } from './pool-share.service.ts'

const keysLiveDays = 30

type Dates = { checkInOn: string; checkOutOn: string }

/**
 * Runs before rooms of these nights are counted, so that nobody is refused because of an expired hold, and nobody waits
 * for those of other nights. If a numbered room is wanted, only the holds that have this room end.
 */
export async function lapseHoldsOn(
  ctx: ServiceContext,
  hotelId: string,
  wanted: Dates & { roomId?: string | undefined },
): Promise<void> {
  await lapseHolds(ctx, hotelId, await selectLapsedOn(ctx.sql, hotelId, wanted))
}

/**
 * Ends no more of the expired holds than keep these rooms from being free. Returns false if the rooms are taken by
 * others.
 */
export async function lapseHoldsInTheWay(
  ctx: ServiceContext,
  hotelId: string,
  { rooms, ...dates }: Pick<StayInput, 'rooms' | 'checkInOn' | 'checkOutOn'>,
): Promise<boolean> {
  const roomTypeIds = rooms.map(({ roomTypeId }) => roomTypeId)
  const [lapsed, nights] = await Promise.all([
    selectLapsedNights(ctx.sql, hotelId, dates),
    readNights(ctx.sql, roomTypeIds, dates.checkInOn, addDays(dates.checkOutOn, -1)),
  ])
  const inTheWay = lapsed.length > 0 ? findHoldsInTheWay(rooms, nights, lapsed) : null
  if (inTheWay) await lapseHolds(ctx, hotelId, inTheWay)
  return inTheWay !== null
}

async function lapseHolds(ctx: ServiceContext, hotelId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await beginForHotel(ctx, hotelId, (tx) => endLapsed(ctx, tx, ids))
}

export async function lapseHold(ctx: ServiceContext, id: string): Promise<void> {
  await beginForBooking(ctx, id, (tx) => endLapsed(ctx, tx, [id]))
}

/** Ends a hold early because its guest now holds something else. */
export async function releaseHold(ctx: ServiceContext, id: string): Promise<void> {
  await beginForBooking(ctx, id, async (tx) => endHolds(ctx, tx, await selectHoldsForUpdate(tx, [id])))
}

/** Leaves holds alone that were confirmed, cancelled or expired in the meantime. */
async function endLapsed(ctx: ServiceContext, tx: Sql, ids: string[]): Promise<void> {
  const holds = await selectHoldsForUpdate(tx, ids)
  await endHolds(
    ctx,
    tx,
    holds.filter(({ isLapsed }) => isLapsed),
  )
}

/** Ends any number of holds in the same number of statements. The caller has locked them; none is of a group. */
async function endHolds(ctx: ServiceContext, tx: Sql, holds: { id: string }[]): Promise<void> {
  const ids = holds.map(({ id }) => id)
  if (ids.length === 0) return
  await updateExpired(tx, ids, ctx.clock())
  const freed = await updateHoldsReleased(tx, ids)
  await countRooms(
    tx,
    freed.map((row) => ({ ...row, rooms: -row.rooms })),
  )
}

export async function lapseLater(ctx: ServiceContext, tx: Sql, id: string, heldUntil: Date): Promise<void> {
  await ctx.jobs.enqueue(tx, 'bookings.lapse', { bookingId: id }, { startAfter: heldUntil })
}

/** Runs every minute. Expires holds whose job was lost, reminds of options, and removes keys nobody will retry. */
export async function sweepBookings(ctx: ServiceContext): Promise<void> {
  for (const id of await selectLapsedHolds(ctx.sql)) await lapseHold(ctx, id)
  await remindOfOptions(ctx)
  await deleteAttemptsBefore(ctx.sql, new Date(ctx.clock().getTime() - keysLiveDays * 86_400_000))
}
