import type { RoomStateCause } from '@roomlark/contract/inventory/housekeeping'
import type { CleaningState } from '@roomlark/contract/inventory/room-states'
import type { ActingContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { tellHotel } from '../../db/outbox.ts'
import {
  selectCheckOutChanges,
  selectRoomsStillIn,
  selectStatesForUpdate,
  updateStates,
} from './room-states.queries.ts'

type Why = { cause: RoomStateCause; bookingId?: string }
type ChangeContext = Pick<ActingContext, 'clock' | 'actor'>

/** Rooms that somebody has used are dirty, in the transaction in which they left. States are locked last. */
export async function dirtyRooms(
  ctx: ChangeContext,
  tx: Transaction,
  roomIds: string[],
  why: Why,
): Promise<void> {
  await changeStates(ctx, tx, new Map(roomIds.map((id) => [id, { to: 'dirty' }])), why)
}

/**
 * Rooms become again what they were before a check-out that is undone, except those that somebody has marked since:
 * what they saw counts.
 */
export async function undirtyRooms(ctx: ChangeContext, tx: Transaction, bookingId: string): Promise<void> {
  const left = await selectCheckOutChanges(tx, bookingId)
  const wanted = new Map(left.map(({ roomId, before, version }) => [roomId, { to: before, version }]))
  await changeStates(ctx, tx, wanted, { cause: 'check-out-undone', bookingId })
}

/** The numbers of the rooms whose guests leave today or should have left, and have not checked out, by their ids. */
export async function roomsStillIn(sql: Sql, hotelId: string, today: string): Promise<Map<string, string>> {
  const rooms = await selectRoomsStillIn(sql, hotelId, today)
  return new Map(rooms.map(({ id, number }) => [id, number]))
}

/** With a version, only a room that still has it changes. */
type Wanted = { to: CleaningState; version?: number }

/** Changes rooms that are not in the wanted state yet, and returns how many these were. */
export async function changeStates(
  { clock, actor }: ChangeContext,
  tx: Transaction,
  wanted: ReadonlyMap<string, Wanted>,
  { cause, bookingId }: Why,
): Promise<number> {
  if (wanted.size === 0) return 0
  const at = clock()
  const changes = (await selectStatesForUpdate(tx, [...wanted.keys()], at)).flatMap((row) => {
    const wish = wanted.get(row.roomId)
    if (!wish || wish.to === row.state || (wish.version ?? row.version) !== row.version) return []
    return [{ ...row, to: wish.to }]
  })
  if (changes.length === 0) return 0
  const byId = actor === null || actor.userType === 'guest' ? null : actor.userId
  const hotelIds = await updateStates(tx, changes, { cause, bookingId: bookingId ?? null, at, byId })
  for (const hotelId of hotelIds) await tellHotel(tx, 'housekeeping', hotelId)
  return changes.length
}
