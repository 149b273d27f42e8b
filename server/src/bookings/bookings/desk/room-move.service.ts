import { randomUUID } from 'node:crypto'
import type { Happening } from '@roomlark/contract/booking-events'
import { dateIn, listNights } from '@roomlark/contract/dates'
import { roomChangesFrom } from '@roomlark/contract/inventory/stay-dates'
import { say } from '@roomlark/contract/say'
import type { ActingContext, ServiceContext } from '../../../context.ts'
import type { Sql, Transaction } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import { dirtyRooms } from '../../../inventory/housekeeping/room-states.service.ts'
import type { NightDelta } from '../../../inventory/rooms/nights/nights.service.ts'
import { getRoom, lockRoom } from '../../../inventory/rooms/numbers/numbers.service.ts'
import { isRoomTaken } from '../../../inventory/rooms/numbers/occupancy.service.ts'
import { lockSoldTypes } from '../../../inventory/rooms/rooms.service.ts'
import type { BookingRow } from '../bookings.queries.ts'
import { insertStays, moveStayNights, type StayRow, updateStay } from '../stays.queries.ts'

type Room = { id: string; number: string; roomTypeId: string }

/** A stay on its new dates, its new room, and the first night in that room. */
export type RoomMove = { stay: StayRow; room: Room | null; fromOn: string }

/**
 * Locks the type and then the room, in the same order as when rooms are removed. Nights are locked
 * afterwards.
 */
export async function planRoomMove(
  ctx: Pick<ServiceContext, 'clock'>,
  tx: Transaction,
  booking: BookingRow,
  stay: StayRow,
  roomId: string | null,
): Promise<RoomMove> {
  if (roomId === null && booking.state === 'checked-in') {
    throw new AppError('conflict', say('An in-house guest must have a room.'))
  }
  const room = roomId === null ? null : await lockTypeAndRoom(tx, booking.hotelId, roomId)
  return makeRoomMove(ctx, tx, booking, stay, room)
}

/** The same for a room that is known, without locking anything. */
export async function makeRoomMove(
  ctx: Pick<ServiceContext, 'clock'>,
  sql: Sql,
  booking: BookingRow,
  stay: StayRow,
  room: Room | null,
): Promise<RoomMove> {
  return { stay, room, fromOn: await firstNight(ctx, sql, booking, stay, room) }
}

async function lockTypeAndRoom(tx: Transaction, hotelId: string, roomId: string): Promise<Room> {
  const { roomTypeId } = await getRoom(tx, hotelId, roomId)
  await lockSoldTypes(tx, hotelId, [roomTypeId])
  return lockRoom(tx, hotelId, roomId)
}

async function firstNight(
  ctx: Pick<ServiceContext, 'clock'>,
  sql: Sql,
  booking: BookingRow,
  stay: StayRow,
  room: Room | null,
): Promise<string> {
  const today = dateIn(booking.timeZone, ctx.clock())
  const from = roomChangesFrom({ state: booking.state, checkInOn: stay.checkInOn }, today)
  if (from === stay.checkInOn) return from
  if (today >= stay.checkOutOn)
    throw new AppError(
      'conflict',
      say('The last night of this stay has passed, so the room can no longer change.'),
    )
  // No room was recorded for this stay so far, so the guest may have been in this one from the first night
  // on.
  const wasUnknown = stay.roomId === null && room !== null && room.roomTypeId === stay.roomTypeId
  if (wasUnknown && !(await isRoomTaken(sql, room.id, { ...stay, bookingId: booking.id })))
    return stay.checkInOn
  return today
}

/** A room of another type also moves the nights to that type. */
export function movedNights({ stay, room, fromOn }: RoomMove): NightDelta[] {
  if (room === null || room.roomTypeId === stay.roomTypeId) return []
  return listNights(fromOn, stay.checkOutOn).flatMap((night) => [
    { roomTypeId: stay.roomTypeId, night, rooms: -1 },
    { roomTypeId: room.roomTypeId, night, rooms: 1 },
  ])
}

/** A stay that has begun is split in two, and the earlier nights stay where they were. */
export async function writeRoomMove(
  tx: Transaction,
  bookingId: string,
  { stay, room, fromOn }: RoomMove,
): Promise<void> {
  const roomTypeId = room?.roomTypeId ?? stay.roomTypeId
  const roomId = room?.id ?? null
  if (fromOn === stay.checkInOn) return updateStay(tx, stay.id, { ...stay, roomTypeId, roomId })
  const rest = { ...stay, id: randomUUID(), bookingId, roomTypeId, roomId, checkInOn: fromOn }
  await updateStay(tx, stay.id, { ...stay, checkOutOn: fromOn })
  await insertStays(tx, [rest])
  await moveStayNights(tx, stay.id, rest.id, fromOn)
}

/** The room that guests in house have moved out of is dirty. */
export async function leaveRoom(
  ctx: ActingContext,
  tx: Transaction,
  { id: bookingId, state }: BookingRow,
  { stay }: RoomMove,
): Promise<void> {
  if (state !== 'checked-in' || stay.roomId === null) return
  await dirtyRooms(ctx, tx, [stay.roomId], { cause: 'room-move', bookingId })
}

/** Describes the move for the booking's history. */
export function roomMoved({ stay, room }: RoomMove): Happening<'room-assigned'> {
  const params = { fromRoom: stay.roomNumber, toRoom: room?.number ?? null, lost: false }
  return { kind: 'room-assigned', params }
}
