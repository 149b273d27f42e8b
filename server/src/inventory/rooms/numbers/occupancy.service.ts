import type { Room } from '@roomlark/contract/inventory/rooms'
import type { Sql } from '../../../db/database.ts'
import { byNumber } from '../rooms.policy.ts'
import {
  type Seeker as Looking,
  selectFreeRooms,
  selectOccupants,
  selectRoomTaken,
  selectTakenByOthers,
} from './occupancy.queries.ts'

export type Seeker = Looking

/**
 * Lists the free rooms of the type for each stay, the best first. A tight fit between other stays is best,
 * because it leaves long gaps free for long stays.
 */
export async function freeRoomsFor(sql: Sql, seekers: Seeker[]): Promise<Map<string, Room[]>> {
  const rows = seekers.length === 0 ? [] : await selectFreeRooms(sql, seekers)
  rows.sort((a, b) => a.gapNights - b.gapNights || byNumber(a.number, b.number))
  const byStay = Map.groupBy(rows, ({ stayId }) => stayId)
  return new Map(
    seekers.map(({ stayId }) => [
      stayId,
      (byStay.get(stayId) ?? []).map(({ id, number }) => ({ id, number })),
    ]),
  )
}

export const isRoomTaken = selectRoomTaken
export const isTakenByOthers = selectTakenByOthers
export const readOccupants = selectOccupants
