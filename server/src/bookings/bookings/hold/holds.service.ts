import type { StayInput } from '@roomlark/contract/bookings/booking-input'
import { addDays } from '@roomlark/contract/dates'
import type { ServiceContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { readNights } from '../../../inventory/rooms/nights/nights.service.ts'
import { forgetOldAttempts } from '../../../platform/limits/attempts.service.ts'
import { beginForHotel } from '../create/pool-share.service.ts'
import { selectLapsedHolds, selectLapsedNights, selectLapsedOn, updateEnded } from './holds.queries.ts'
import { findHoldsInTheWay } from './lapsed-holds.policy.ts'
import { remindOfOptions } from './options.service.ts'

type Dates = { checkInOn: string; checkOutOn: string }

/**
 * Runs before rooms of these nights are counted, so that nobody is refused because of an expired hold, and nobody waits
 * for those of other nights. If numbered rooms are wanted, only the holds that have one of them end.
 */
export async function lapseHoldsOn(
  ctx: ServiceContext,
  hotelId: string,
  wanted: Dates & { roomIds?: string[] },
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
  await beginForHotel(ctx, hotelId, (tx) => updateEnded(tx, ids, { isEarly: false, now: ctx.clock() }))
}

export async function lapseHold(ctx: ServiceContext, id: string): Promise<void> {
  await updateEnded(ctx.sql, [id], { isEarly: false, now: ctx.clock() })
}

/** Ends holds early because their guest now holds something else. */
export async function releaseHolds(ctx: ServiceContext, hotelId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await beginForHotel(ctx, hotelId, (tx) => updateEnded(tx, ids, { isEarly: true, now: ctx.clock() }))
}

export async function lapseLater(
  ctx: ServiceContext,
  tx: Transaction,
  id: string,
  heldUntil: Date,
): Promise<void> {
  await ctx.jobs.enqueue(tx, 'bookings.lapse', { bookingId: id }, { startAfter: heldUntil })
}

/** Runs every minute. Expires holds whose job was lost, reminds of options, and removes keys nobody will retry. */
export async function sweepBookings(ctx: ServiceContext): Promise<void> {
  const lapsed = await selectLapsedHolds(ctx.sql)
  await updateEnded(ctx.sql, lapsed, { isEarly: false, now: ctx.clock() })
  await remindOfOptions(ctx)
  await forgetOldAttempts(ctx)
}
