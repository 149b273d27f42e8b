import { dateIn, dayText } from '@roomlark/contract/dates'
import type { Room } from '@roomlark/contract/inventory/rooms'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import type { Sql, Transaction } from '../../../db/database.ts'
import { tellOffers } from '../../../db/outbox.ts'
import { AppError, notFound } from '../../../errors.ts'
import type { BookableHotel } from '../nights/bookable-hotel.service.ts'
import { resizeNights } from '../nights/nights.service.ts'
import { byNumber } from '../rooms.policy.ts'
import { selectRoomTypeForUpdate, updateUnits } from '../rooms.queries.ts'
import {
  archiveRooms,
  insertRooms,
  selectBlockedRoom,
  selectImportingRoom,
  selectRoomForNoKeyUpdate,
  selectRooms,
  selectRoomsForUpdate,
  selectStayInRooms,
} from './numbers.queries.ts'

/** Gives a type exactly these rooms; a room that keeps its number stays the same room. */
export async function putNumbers(
  ctx: SignedInContext,
  tx: Transaction,
  hotel: BookableHotel,
  roomTypeId: string,
  numbers: string[],
): Promise<void> {
  const wanted = new Map(numbers.map((number) => [number.toLowerCase(), number]))
  if (wanted.size < numbers.length) {
    const fields = { numbers: say('Each room needs its own number') }
    throw new AppError('validation_failed', fields.numbers, { fields })
  }
  if (!(await selectRoomTypeForUpdate(tx, hotel.id, roomTypeId))) throw notFound('room type')
  const rooms = await selectRoomsForUpdate(tx, roomTypeId)
  const today = dateIn(hotel.timeZone, ctx.clock())
  await takeAway(
    ctx,
    tx,
    rooms.filter((room) => !wanted.delete(room.number.toLowerCase())),
    today,
  )
  await insertRooms(tx, { hotelId: hotel.id, roomTypeId, numbers: [...wanted.values()], now: ctx.clock() })
  await updateUnits(tx, roomTypeId, numbers.length)
  await resizeNights(tx, roomTypeId, numbers.length, today)
  await tellOffers(tx, hotel.id, 'every night')
}

async function takeAway(ctx: SignedInContext, tx: Transaction, rooms: Room[], today: string): Promise<void> {
  if (rooms.length === 0) return
  const ids = rooms.map((room) => room.id)
  const stay = await selectStayInRooms(tx, ids, today)
  if (stay) {
    throw new AppError(
      'conflict',
      say('Room {number} is assigned to {reference}. Move that stay to another room first.', {
        number: stay.number,
        reference: stay.reference,
      }),
    )
  }
  const block = await selectBlockedRoom(tx, ids, today)
  if (block) {
    throw new AppError(
      'conflict',
      say('Room {number} is out of order until {day}. Put it back in order first.', {
        number: block.number,
        day: dayText(block.untilOn),
      }),
    )
  }
  const importing = await selectImportingRoom(tx, ids)
  if (importing) {
    throw new AppError(
      'conflict',
      say('Room {number} imports a calendar. Stop importing it first.', { number: importing.number }),
    )
  }
  await archiveRooms(tx, ids, ctx.clock())
}

export function inCorridorOrder<R extends { number: string }>(rooms: readonly R[]): R[] {
  return rooms.toSorted((a, b) => byNumber(a.number, b.number))
}

/** Returns a room of this hotel that is not archived, locked until the transaction ends. */
export async function lockRoom(
  tx: Transaction,
  hotelId: string,
  id: string,
): Promise<Room & { roomTypeId: string }> {
  const room = await selectRoomForNoKeyUpdate(tx, hotelId, id)
  if (!room) throw notFound('room')
  return room
}

/** Returns the room without locking it. */
export async function getRoom(sql: Sql, hotelId: string, id: string): Promise<Room & { roomTypeId: string }> {
  const room = (await selectRooms(sql, hotelId)).find((candidate) => candidate.id === id)
  if (!room) throw notFound('room')
  return room
}

/** Reads the numbered rooms of a hotel that are not archived. */
export async function readNumberedRooms(
  sql: Sql,
  hotelId: string,
): Promise<(Room & { roomTypeId: string })[]> {
  return selectRooms(sql, hotelId)
}
