import { randomUUID } from 'node:crypto'
import type { Booking } from '@roomlark/contract/booking'
import { dateIn } from '@roomlark/contract/dates'
import type { Sql } from '../../db/database.ts'
import { AppError, notFound } from '../../errors.ts'
import type { SignedInContext } from '../../http/context.ts'
import { countRooms } from '../calendar/nights.service.ts'
import { findRoom, holdRoom } from '../rooms/numbers.service.ts'
import { holdSoldTypes } from '../rooms/rooms.service.ts'
import { announceBooking } from './announce.service.ts'
import { type BookingRow, updateVersion } from './bookings.queries.ts'
import { getBooking, holdVersion } from './bookings.service.ts'
import { changeableStates } from './stay-change.policy.ts'
import {
  insertStays,
  moveStayNights,
  type StayRow,
  selectRoomTaken,
  selectStays,
  updateStay,
} from './stays.queries.ts'

type Room = { id: string; number: string; roomTypeId: string }

/** Into another type the nights go along, at the agreed price. A guest in house changes from tonight on. */
export async function assignRoom(
  ctx: SignedInContext,
  { id, stayId }: { id: string; stayId: string },
  { roomId, version }: { roomId: string | null; version: number },
): Promise<Booking> {
  await ctx.sql.begin(async (tx) => {
    const booking = await holdVersion(ctx, tx, id, version)
    if (!changeableStates.includes(booking.state)) {
      throw new AppError('conflict', 'Only a booking that is still to be lived can be given a room.')
    }
    const stay = (await selectStays(tx, id)).find((candidate) => candidate.id === stayId && candidate.taking)
    if (!stay) throw notFound('stay')
    if (stay.roomId === roomId) return
    const room = roomId === null ? null : await roomOf(tx, booking, roomId)
    const from = await changesFrom(ctx, tx, booking, stay, room)
    await moveCounts(tx, stay, room, from)
    await write(tx, booking, stay, room, from)
    await updateVersion(tx, id, ctx.clock())
    await announceBooking(ctx, tx, id, { kind: 'room-assigned', text: textOf(stay, room) })
  })
  return getBooking(ctx, id)
}

/** Its type first, then the room itself: the order in which rooms are also taken away. */
async function roomOf(tx: Sql, booking: BookingRow, roomId: string): Promise<Room> {
  const { roomTypeId } = await findRoom(tx, booking.hotelId, roomId)
  await holdSoldTypes(tx, booking.hotelId, [roomTypeId])
  return holdRoom(tx, booking.hotelId, roomId)
}

/** The night from which the stay is in the new room. */
async function changesFrom(
  ctx: SignedInContext,
  tx: Sql,
  booking: BookingRow,
  stay: StayRow,
  room: Room | null,
): Promise<string> {
  const today = dateIn(booking.timeZone, ctx.clock())
  if (booking.state !== 'checked-in' || today <= stay.checkInOn) return stay.checkInOn
  if (today >= stay.checkOutOn) throw new AppError('conflict', 'There is no night left to change rooms for.')
  // Only now told which room they are in: it may well have been this one from the first night on.
  const untold = stay.roomId === null && room !== null && room.roomTypeId === stay.roomTypeId
  if (untold && !(await selectRoomTaken(tx, room.id, { ...stay, bookingId: booking.id })))
    return stay.checkInOn
  return today
}

async function moveCounts(tx: Sql, stay: StayRow, room: Room | null, from: string): Promise<void> {
  if (room === null || room.roomTypeId === stay.roomTypeId) return
  const nights = stay.nightlyCents.filter(({ night, released }) => !released && night >= from)
  await countRooms(
    tx,
    nights.flatMap(({ night }) => [
      { roomTypeId: stay.roomTypeId, night, rooms: -1 },
      { roomTypeId: room.roomTypeId, night, rooms: 1 },
    ]),
  )
}

async function write(
  tx: Sql,
  booking: BookingRow,
  stay: StayRow,
  room: Room | null,
  from: string,
): Promise<void> {
  const roomTypeId = room?.roomTypeId ?? stay.roomTypeId
  const roomId = room?.id ?? null
  if (from === stay.checkInOn) return updateStay(tx, stay.id, { ...stay, roomTypeId, roomId })
  const rest = { ...stay, id: randomUUID(), bookingId: booking.id, roomTypeId, roomId, checkInOn: from }
  await updateStay(tx, stay.id, { ...stay, checkOutOn: from })
  await insertStays(tx, [rest])
  await moveStayNights(tx, stay.id, rest.id, from)
}

function textOf(stay: StayRow, room: Room | null): string {
  if (room === null) return `Taken out of room ${stay.roomNumber}`
  return stay.roomNumber === null
    ? `Given room ${room.number}`
    : `Moved from room ${stay.roomNumber} to ${room.number}`
}
