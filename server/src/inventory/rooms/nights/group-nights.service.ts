import type { Sql, Transaction } from '../../../db/database.ts'
import {
  insertGroupNights,
  selectGroupHolds,
  selectGroupNights,
  updateGroupNights,
} from './group-nights.queries.ts'
import {
  blockRooms,
  byNight,
  changeHeld,
  lockNamedNights,
  makeNightKey,
  type NightDelta,
} from './nights.service.ts'

/** Rooms that a group wants on a night and that are not free. */
export type Shortage = { roomTypeId: string; night: string; missing: number }

/**
 * Gives a group these rooms, sets aside those of them that its bookings do not have yet, and puts whatever it held
 * beyond that back on sale. If anything is not free, nothing changes and every such night is returned. The caller has
 * locked the group and its room types. With `isHeld` false, its rooms are on sale again and stay so.
 */
export async function holdForGroup(
  tx: Transaction,
  groupId: string,
  agreed: NightDelta[],
  { isHeld }: { isHeld: boolean },
): Promise<Shortage[]> {
  await insertGroupNights(tx, groupId, agreed)
  const wanted = byNight(agreed)
  const rows = byNight(await lockNamedNights(tx, await selectGroupNights(tx, groupId)))
  const nights = (await selectGroupNights(tx, groupId)).map((night) => {
    const rooms = wanted.get(makeNightKey(night))?.rooms ?? 0
    const held = isHeld ? Math.max(0, rooms - night.picked) : 0
    return { ...night, rooms, held, change: held - night.held }
  })
  const shortages = nights.flatMap(({ roomTypeId, night, change }) => {
    const row = rows.get(makeNightKey({ roomTypeId, night }))
    const missing = row ? row.sold + row.blocked + change - row.capacity : 0
    return change > 0 && missing > 0 ? [{ roomTypeId, night, missing }] : []
  })
  if (shortages.length > 0) return shortages
  await updateGroupNights(tx, groupId, nights)
  await blockRooms(
    tx,
    nights.map(({ roomTypeId, night, change }) => ({ roomTypeId, night, rooms: change })),
  )
  return []
}

/** Puts back on sale what a group still holds, and returns how many nights of rooms these are. */
export async function releaseGroup(tx: Transaction, groupId: string): Promise<number> {
  await lockNamedNights(tx, await selectGroupNights(tx, groupId))
  const held = (await selectGroupNights(tx, groupId)).filter((night) => night.held > 0)
  const changes = held.map(({ roomTypeId, night, held: rooms }) => ({ roomTypeId, night, rooms: -rooms }))
  await changeHeld(tx, groupId, changes)
  return held.reduce((sum, night) => sum + night.held, 0)
}

/** Reads what groups hold of a hotel between two nights, both included. */
export async function readGroupHolds(sql: Sql, hotelId: string, fromOn: string, untilOn: string) {
  return selectGroupHolds(sql, hotelId, fromOn, untilOn)
}
