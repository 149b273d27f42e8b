import type { Booking } from '@roomlark/contract/bookings/booking'
import type { StayWish } from '@roomlark/contract/bookings/stay-change'
import { dateIn } from '@roomlark/contract/dates'
import type { Party } from '@roomlark/contract/inventory/party'
import type { ActingContext, SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError, notFound } from '../../errors.ts'
import { countRooms } from '../../inventory/nights/nights.service.ts'
import { requireNotArchived } from '../../inventory/rooms/bookable-hotel.service.ts'
import { lockSoldTypes } from '../../inventory/rooms/rooms.service.ts'
import { announceBooking } from './announce.service.ts'
import { type BookingRow, updateDates, updateParty, updateVersion } from './bookings.queries.ts'
import { getBooking, lockBookingVersion } from './bookings.service.ts'
import { beginForBooking } from './pool-share.service.ts'
import { refusedBy } from './refusals.service.ts'
import { roomIfFree } from './room-if-free.service.ts'
import {
  leaveRoom,
  movedNights,
  planRoomMove,
  type RoomMove,
  roomMoved,
  writeRoomMove,
} from './room-move.service.ts'
import { datesObstacle, pickDates } from './stay-change.policy.ts'
import { isUntouched, type PlannedStay, plannedDeltas } from './stay-plan.policy.ts'
import { planStays, type StayPlan } from './stay-plan.service.ts'
import {
  deleteStay,
  deleteStayNights,
  insertStayNights,
  insertStays,
  type StayRow,
  selectStays,
  updateRepricedNights,
  updateStay,
  updateStayGuests,
} from './stays.queries.ts'
import { requireLeftForMove } from './two-parties.service.ts'

type StayChange = { version: number; mailGuest: boolean; isMeant?: boolean | undefined }

/**
 * Changes the dates, the room or both in one operation: either the new nights are taken and the old ones
 * given back, or nothing happens. Only new nights are priced.
 */
export async function changeStay(
  ctx: SignedInContext,
  id: string,
  { version, mailGuest, isMeant, room, ...wanted }: StayWish & StayChange,
): Promise<Booking> {
  await beginForBooking(ctx, id, async (tx) => {
    const booking = await lockBookingVersion(ctx, tx, id, version)
    const obstacle = datesObstacle(booking, wanted, dateIn(booking.timeZone, ctx.clock()))
    if (obstacle) throw refusedBy([obstacle])
    if (booking.isLapsed) throw new AppError('conflict', 'The hold has expired. Please book again.')
    await requireNotArchived(tx, booking.hotelId)
    const stays = (await selectStays(tx, id)).filter((stay) => stay.taking)
    const isSameDates = booking.checkInOn === wanted.checkInOn && booking.checkOutOn === wanted.checkOutOn
    if (isSameDates && (!room || stays.some((stay) => isIn(stay, room)))) return
    const types = await lockSoldTypes(
      tx,
      booking.hotelId,
      stays.map((stay) => stay.roomTypeId),
    )
    const plan = await planStays(tx, booking, types, stays, wanted)
    const move = room && (await planMove(ctx, tx, booking, plan, room))
    if (move && !isMeant) await requireLeftForMove(ctx, tx, booking, move)
    await carryOut(ctx, tx, booking, plan, wanted, move)
    if (move) {
      await leaveRoom(ctx, tx, booking, move)
      await announceBooking(ctx, tx, id, roomMoved(move))
    }
    if (isSameDates) return
    await announceBooking(ctx, tx, id, {
      kind: 'moved',
      params: {
        from: pickDates(booking),
        to: pickDates(wanted),
        guestMailed: mailGuest,
        totalCents: { from: booking.totalCents, to: plan.bill.totalCents },
      },
      quiet: booking.state === 'held',
      mailGuest,
    })
  })
  return getBooking(ctx, id)
}

/** Takes the new nights, gives the old ones back and stores the changed booking. */
export async function carryOut(
  ctx: ActingContext,
  tx: Sql,
  booking: BookingRow,
  plan: StayPlan,
  { checkInOn, checkOutOn, rooms }: Pick<StayWish, 'checkInOn' | 'checkOutOn'> & { rooms?: Party },
  move?: RoomMove,
): Promise<void> {
  const now = ctx.clock()
  const deltas = [...plannedDeltas(plan), ...(move ? movedNights(move) : [])]
  await countRooms(tx, deltas, booking.group?.id)
  for (const planned of plan.stays) await writeStay(ctx, tx, booking, planned, move)
  const isSameDates = booking.checkInOn === checkInOn && booking.checkOutOn === checkOutOn
  if (rooms) await updateParty(tx, booking.id, rooms)
  if (isSameDates && !rooms) await updateVersion(tx, booking.id, now)
  else await updateDates(tx, booking.id, { checkInOn, checkOutOn, ...plan.bill, now })
}

function isIn(stay: StayRow, { stayId, roomId }: { stayId: string; roomId: string | null }): boolean {
  return stay.id === stayId && stay.roomId === roomId
}

/** Returns undefined when the stay already has that room. */
async function planMove(
  ctx: SignedInContext,
  tx: Sql,
  booking: BookingRow,
  { stays }: StayPlan,
  { stayId, roomId }: { stayId: string; roomId: string | null },
): Promise<RoomMove | undefined> {
  const planned = stays.find(({ stay, isLeft }) => stay.id === stayId && isLeft)
  if (!planned) throw notFound('stay')
  const { stay, checkInOn, checkOutOn } = planned
  if (stay.roomId === roomId) return undefined
  return planRoomMove(ctx, tx, booking, { ...stay, checkInOn, checkOutOn }, roomId)
}

async function writeStay(
  ctx: ActingContext,
  tx: Sql,
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
