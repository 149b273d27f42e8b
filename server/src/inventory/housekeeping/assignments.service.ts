import { dateIn } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { tellHotel } from '../../db/outbox.ts'
import { AppError, notFound } from '../../errors.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { lockBookableHotel } from '../rooms/nights/bookable-hotel.service.ts'
import {
  deleteAssignments,
  selectOwnRoomsForKeyShare,
  updateFloors,
  upsertAssignments,
} from './assignments.queries.ts'
import { listCleaners } from './board.service.ts'

/** Says who cleans these rooms today by the hotel's clock; the last one to say so is right. */
export async function assignRooms(
  ctx: SignedInContext,
  hotelId: string,
  { roomIds, userId }: { roomIds: string[]; userId: string | null },
): Promise<null> {
  return ctx.sql.begin(async (tx) => {
    const hotel = await lockBookableHotel(ctx, tx, hotelId)
    const rooms = await lockRooms(tx, hotelId, roomIds)
    const day = dateIn(hotel.timeZone, ctx.clock())
    const ids = rooms.map(({ id }) => id)
    if (userId === null) await deleteAssignments(tx, ids, day)
    else {
      const isCleaner = (await listCleaners(tx, hotelId)).some((cleaner) => cleaner.userId === userId)
      if (!isCleaner) throw new AppError('conflict', say('This person does not clean rooms at this hotel.'))
      const { userId: byId } = ctx.actor
      await upsertAssignments(tx, ids, { hotelId, day, userId, byId, at: ctx.clock() })
    }
    await tellHotel(tx, 'housekeeping', hotelId)
    return null
  })
}

export async function setFloor(
  ctx: SignedInContext,
  hotelId: string,
  { roomIds, floor }: { roomIds: string[]; floor: string | null },
): Promise<null> {
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    const rooms = await lockRooms(tx, hotelId, roomIds)
    await updateFloors(
      tx,
      rooms.map(({ id }) => id),
      floor,
    )
    await tellHotel(tx, 'inventory', hotelId)
    await recordAudit(ctx, tx, {
      action: 'housekeeping.floor',
      target: `hotel:${hotelId}`,
      after: { floor, rooms: rooms.map(({ number }) => number).join(', ') },
    })
    return null
  })
}

async function lockRooms(tx: Transaction, hotelId: string, roomIds: string[]) {
  const wanted = new Set(roomIds)
  const rooms = await selectOwnRoomsForKeyShare(tx, hotelId, [...wanted])
  if (rooms.length < wanted.size) throw notFound('room')
  return rooms
}
