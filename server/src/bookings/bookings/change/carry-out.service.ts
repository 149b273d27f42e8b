import type { ActingContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { countRooms } from '../../../inventory/rooms/nights/nights.service.ts'
import { type BookingRow, updateDates, updateParty, updateVersion } from '../bookings.queries.ts'
import { roomIfFree } from '../desk/room-if-free.service.ts'
import { movedNights, type RoomMove, writeRoomMove } from '../desk/room-move.service.ts'
import { moveExtras } from '../extras/following.service.ts'
import {
  deleteStay,
  deleteStayNights,
  insertStayNights,
  insertStays,
  updateRepricedNights,
  updateStay,
  updateStayGuests,
} from '../stays.queries.ts'
import type { StayPlan } from './planned-booking.policy.ts'
import { isSameDates, isUntouched, type PlannedStay, plannedDeltas } from './planned-stays.policy.ts'

/** Takes the new nights, gives the old ones back and stores the changed booking, whoever planned the change. */
export async function carryOutChange(
  ctx: ActingContext,
  tx: Transaction,
  booking: BookingRow,
  { dates, party, stays, bill }: StayPlan,
  move?: RoomMove,
): Promise<void> {
  const now = ctx.clock()
  const deltas = [...plannedDeltas(stays), ...(move ? movedNights(move) : [])]
  await countRooms(tx, deltas, booking.group?.id)
  for (const planned of stays) await writeStay(ctx, tx, booking, planned, move)
  if (party) await updateParty(tx, booking.id, party)
  if (isSameDates(booking, dates) && !party) await updateVersion(tx, booking.id, now)
  else await updateDates(tx, booking.id, { ...dates, ...bill, now })
  await moveExtras(tx, booking, dates, party)
}

async function writeStay(
  ctx: ActingContext,
  tx: Transaction,
  booking: BookingRow,
  planned: PlannedStay,
  move: RoomMove | undefined,
): Promise<void> {
  const { stay, guests, added, removed, repriced, isLeft, isNew, checkInOn, checkOutOn } = planned
  const dates = { checkInOn, checkOutOn }
  if (!move && isUntouched(planned)) return
  if (isNew) await insertStays(tx, [{ ...stay, bookingId: booking.id }])
  await deleteStayNights(
    tx,
    stay.id,
    removed.map(({ night }) => night),
  )
  if (!isLeft) return deleteStay(tx, stay.id)
  await insertStayNights(
    tx,
    added.map((night) => ({ stayId: stay.id, ...night })),
  )
  if (isNew) return
  if (guests !== stay) await updateStayGuests(tx, stay.id, guests)
  if (repriced.length > 0) await updateRepricedNights(tx, stay.id, repriced)
  if (move?.stay.id === stay.id) return writeRoomMove(tx, booking.id, move)
  const roomId =
    planned.roomId === undefined
      ? await roomIfFree(ctx, tx, booking.id, { ...stay, ...dates })
      : planned.roomId
  await updateStay(tx, stay.id, { roomTypeId: guests.roomTypeId, roomId, ...dates })
}
