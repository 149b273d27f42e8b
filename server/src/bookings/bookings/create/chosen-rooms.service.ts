import type { Room } from '@roomlark/contract/inventory/rooms'
import { say } from '@roomlark/contract/say'
import type { Transaction } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import { lockRoom } from '../../../inventory/rooms/numbers/numbers.service.ts'
import type { Opened } from './opening.service.ts'

/**
 * Finds the numbered rooms that were chosen and locks them until the transaction ends, always in the same order. Each
 * must be of the type that is booked.
 */
export async function withChosenRooms(
  tx: Transaction,
  hotelId: string,
  opened: readonly Opened[],
): Promise<Opened[]> {
  const ids = new Set(opened.flatMap(listChosen).map(({ roomId }) => roomId))
  const rooms = new Map<string, Room & { roomTypeId: string }>()
  for (const id of [...ids].sort()) rooms.set(id, await lockRoom(tx, hotelId, id))
  return opened.map((one) => ({
    ...one,
    numbers: listChosen(one).flatMap(({ stayId, roomTypeId, roomId }) => {
      const room = rooms.get(roomId)
      if (!room) return []
      if (roomTypeId !== room.roomTypeId) throw otherRoom(room)
      return [{ stayId, room }]
    }),
  }))
}

type Chosen = { stayId: string; roomTypeId: string | undefined; roomId: string }

function listChosen({ input, priced, stayIds }: Opened): Chosen[] {
  const chosen = priced.rooms.flatMap(({ roomTypeId, roomId }, index) => {
    const stayId = stayIds[index]
    return roomId === undefined || stayId === undefined ? [] : [{ stayId, roomTypeId, roomId }]
  })
  const { roomId } = input
  if (roomId === undefined) return chosen
  const [stayId, ...others] = stayIds
  // Of several rooms, nobody could tell which one is meant.
  const roomTypeId = others.length === 0 ? priced.rooms[0]?.roomTypeId : undefined
  return stayId === undefined ? chosen : [...chosen, { stayId, roomTypeId, roomId }]
}

function otherRoom({ number }: Room): AppError {
  const fields = { roomId: say('Room {number} is not the room that is booked', { number }) }
  return new AppError('validation_failed', fields.roomId, { fields })
}
