import type { Booking } from '@roomlark/contract/bookings/booking'
import { addDays } from '@roomlark/contract/dates'
import type { SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import { undirtyRooms } from '../../../inventory/housekeeping/room-states.service.ts'
import { requireNotArchived } from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import { countRoomsAgain } from '../../../inventory/rooms/nights/nights.service.ts'
import { lockRemainingTypes } from '../../../inventory/rooms/rooms.service.ts'
import { type BookingRow, updateState } from '../bookings.queries.ts'
import { getBooking, lockBookingVersion, stateSince } from '../bookings.service.ts'
import { beginForBooking } from '../create/pool-share.service.ts'
import { selectEvents } from '../events.queries.ts'
import { announceBooking } from '../mail/announce.service.ts'
import { selectReleased, selectStays, updateStay, updateTakenAgain } from '../stays.queries.ts'
import { roomIfFree } from './room-if-free.service.ts'
import { resolveUndo } from './transitions.policy.ts'
import { requireNotTakenOver } from './two-parties.service.ts'

/** Takes back everything that the step gave up, or does nothing. A fee from that step is no longer due. */
export async function undoStep(
  ctx: SignedInContext,
  id: string,
  { version, isMeant }: { version: number; isMeant?: boolean | undefined },
): Promise<Booking> {
  await beginForBooking(ctx, id, async (tx) => {
    const booking = await lockBookingVersion(ctx, tx, id, version)
    const undone = resolveUndo(booking, stateSince(booking, await selectEvents(tx, id)), ctx.clock())
    if ('refusal' in undone) throw new AppError('conflict', undone.refusal)
    await requireNotArchived(tx, booking.hotelId)
    const nights = await takeNightsAgain(tx, booking)
    const checkOutOn = nights === 0 ? booking.checkOutOn : await takeRoomsAgain(ctx, tx, booking)
    if (undone.step === 'checked-out' && !isMeant)
      await requireNotTakenOver(ctx, tx, { ...booking, checkOutOn })
    await updateState(tx, id, { state: undone.to, checkOutOn, now: ctx.clock() })
    if (undone.step === 'checked-out') await undirtyRooms(ctx, tx, id)
    const feeDropped = (booking.feeCents ?? 0) > booking.droppedFeeCents
    const params = { step: undone.step, nights, bookedUntilOn: checkOutOn, feeDropped }
    await announceBooking(ctx, tx, id, { kind: 'undone', params })
  })
  return getBooking(ctx, id)
}

/** Takes the nights again, with the same checks as for any booking, and returns their number. */
async function takeNightsAgain(tx: Transaction, booking: BookingRow): Promise<number> {
  const released = await selectReleased(tx, booking.id)
  if (released.length === 0) return 0
  await lockRemainingTypes(
    tx,
    booking.hotelId,
    released.map(({ roomTypeId }) => roomTypeId),
  )
  await countRoomsAgain(tx, released, booking.group?.id)
  await updateTakenAgain(tx, booking.id)
  return new Set(released.map(({ night }) => night)).size
}

/**
 * Gives each stay its former nights again, in its room if that is still free, and returns the last check-out.
 */
async function takeRoomsAgain(ctx: SignedInContext, tx: Transaction, booking: BookingRow): Promise<string> {
  let last = booking.checkOutOn
  for (const stay of await selectStays(tx, booking.id)) {
    const night = stay.nightlyCents.at(-1)?.night
    const checkOutOn = night === undefined ? stay.checkOutOn : addDays(night, 1)
    const roomId = await roomIfFree(ctx, tx, booking.id, { ...stay, checkOutOn })
    await updateStay(tx, stay.id, { ...stay, roomId, checkOutOn })
    if (checkOutOn > last) last = checkOutOn
  }
  return last
}
