import type { StayInput } from '@roomlark/contract/booking-input'
import { addDays } from '@roomlark/contract/dates'
import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { readNights } from '../nights/nights.service.ts'
import { announceBooking } from './announce.service.ts'
import { deleteAttemptsBefore } from './attempts.queries.ts'
import { type BookingRow, selectBookingForUpdate, updateState } from './bookings.queries.ts'
import { selectLapsedHolds, selectLapsedNights } from './holds.queries.ts'
import { findHoldsInTheWay } from './lapsed-holds.policy.ts'
import { remindOfOptions } from './options.service.ts'
import { beginForBooking } from './pool-share.service.ts'
import { releaseNights } from './release.service.ts'

const keysLiveDays = 30

/**
 * Runs before rooms of a hotel are counted, so that nobody is refused because of an expired hold. Returns how many
 * there were.
 */
export async function lapseHolds(ctx: ServiceContext, hotelId: string): Promise<number> {
  const lapsed = await selectLapsedHolds(ctx.sql, hotelId)
  for (const id of lapsed) await lapseHold(ctx, id)
  return lapsed.length
}

/**
 * Ends the expired holds that keep these rooms from being free, so that nobody waits for those of other nights. Returns
 * false if the rooms are taken by others.
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
  for (const id of inTheWay ?? []) await lapseHold(ctx, id)
  return inTheWay !== null
}

/** Leaves a hold alone that was confirmed, cancelled or expired in the meantime. */
export async function lapseHold(ctx: ServiceContext, id: string): Promise<void> {
  await beginForBooking(ctx, id, async (tx) => {
    const booking = await selectBookingForUpdate(tx, id, { ownerId: undefined })
    if (booking?.state === 'held' && booking.isLapsed) await expire(ctx, tx, booking)
  })
}

/** Ends a hold early because its guest now holds something else. */
export async function releaseHold(ctx: ServiceContext, id: string): Promise<void> {
  await beginForBooking(ctx, id, async (tx) => {
    const booking = await selectBookingForUpdate(tx, id, { ownerId: undefined })
    if (booking?.state === 'held') await expire(ctx, tx, booking)
  })
}

async function expire(ctx: ServiceContext, tx: Sql, booking: BookingRow): Promise<void> {
  const { id, checkInOn } = booking
  await updateState(tx, id, { state: 'expired', now: ctx.clock() })
  await releaseNights(tx, booking, checkInOn)
  await announceBooking({ ...ctx, actor: null }, tx, id, { kind: 'expired', params: {} })
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
