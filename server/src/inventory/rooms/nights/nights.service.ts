import { addDays, dayText, listNights } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import type { Sql, Transaction } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import { addGroupHeld, type GroupNightRow, selectGroupNights } from './group-nights.queries.ts'
import {
  addBlocked,
  addOutOfOrder,
  addSold,
  type NightDelta as Delta,
  type HotelSpan,
  insertMissingNights,
  type NightRow,
  nightsColumn,
  selectHotelNights,
  selectNamedNightsForUpdate,
  selectNights,
  selectNightsForUpdate,
  selectNightsIn,
  updateCapacity,
} from './nights.queries.ts'

export type Night = NightRow
export type NightDelta = Delta

/**
 * Reads the stored nights from one day to another, both included; a night without a row has the ordinary
 * settings. To a booking of a group, what is set aside for the group is not taken.
 */
export async function readNights(
  sql: Sql,
  roomTypeIds: string[],
  fromOn: string,
  untilOn: string,
  groupId: string | null = null,
): Promise<Night[]> {
  const nights = await selectNights(sql, roomTypeIds, fromOn, untilOn)
  if (groupId === null) return nights
  const own = byNight(await selectGroupNights(sql, groupId))
  return nights.map((row) => ({ ...row, blocked: row.blocked - (own.get(makeNightKey(row))?.held ?? 0) }))
}

/** The same for no group as the column `nights` of another query. */
export function nightsPart(sql: Sql, roomTypeIds: string[], fromOn: string, untilOn: string) {
  return nightsColumn(sql, roomTypeIds, fromOn, untilOn)
}

/** Reads the stored nights of every room type that these hotels sell. */
export async function readHotelNights(
  sql: Sql,
  hotelIds: string[],
  fromOn: string,
  untilOn: string,
): Promise<Night[]> {
  return selectHotelNights(sql, hotelIds, fromOn, untilOn)
}

/** Reads the stored nights of each hotel within its own ranges of days. */
export async function readNightsIn(sql: Sql, spans: HotelSpan[]): Promise<Night[]> {
  return spans.length === 0 ? [] : selectNightsIn(sql, spans)
}

/**
 * Counts rooms in and out for all nights of a change together, always locked in the same order, so that no
 * two changes can deadlock. Anyone who takes rooms has locked the room types, so their number of rooms cannot
 * change. A booking of a group takes what is set aside for the group first, and what it gives back is set aside again.
 */
export async function countRooms(
  tx: Transaction,
  changes: NightDelta[],
  groupId: string | null = null,
): Promise<void> {
  await count(tx, changes, requireOpenAndFree, groupId)
}

/**
 * Does the same for nights that were read in this transaction. Nights are never deleted, so those that were stored need
 * not be created first. Trying to create them would also wait for whoever is counting them, and then once more for
 * their locks.
 */
export async function countReadRooms(
  tx: Transaction,
  changes: NightDelta[],
  read: ReadonlyMap<string, ReadonlyMap<string, unknown>>,
): Promise<void> {
  const deltas = summed(changes)
  const wereStored = deltas.every(({ roomTypeId, night }) => read.get(roomTypeId)?.has(night))
  const lock = wereStored ? selectNamedNightsForUpdate : lockNamedNights
  if (deltas.length > 0) await countWithoutGroup(tx, deltas, requireOpenAndFree, lock)
}

/** Does the same for a booking that had these rooms before: nights closed since then are still open to it. */
export async function countRoomsAgain(
  tx: Transaction,
  changes: NightDelta[],
  groupId: string | null = null,
): Promise<void> {
  await count(tx, changes, requireFree, groupId)
}

async function count(
  tx: Transaction,
  changes: NightDelta[],
  judge: typeof requireFree,
  groupId: string | null,
): Promise<void> {
  const deltas = summed(changes)
  if (deltas.length === 0) return
  if (groupId === null) await countWithoutGroup(tx, deltas, judge)
  else await countForGroup(tx, deltas, judge, groupId)
}

async function countWithoutGroup(
  tx: Transaction,
  deltas: NightDelta[],
  judge: typeof requireFree,
  lock = lockNamedNights,
): Promise<void> {
  // The constraint refuses what is judged here too, but says less about it.
  judgeAll(deltas, byNight(await lock(tx, deltas)), judge)
  await addSold(tx, deltas)
}

async function countForGroup(
  tx: Transaction,
  deltas: NightDelta[],
  judge: typeof requireFree,
  groupId: string,
): Promise<void> {
  const rows = byNight(await lockNamedNights(tx, deltas))
  const held = heldChanges(deltas, await selectGroupNights(tx, groupId))
  const given = held.filter(({ rooms }) => rooms < 0)
  judgeAll(summed([...deltas, ...given]), rows, judge)
  // First, because what a group gives to its own booking must not be counted twice even for a moment.
  await changeHeld(tx, groupId, given)
  await addSold(tx, deltas)
  await changeHeld(
    tx,
    groupId,
    held.filter(({ rooms }) => rooms > 0),
  )
}

function judgeAll(deltas: NightDelta[], rows: Map<string, NightRow>, judge: typeof requireFree): void {
  for (const delta of deltas) {
    const row = rows.get(makeNightKey(delta))
    if (delta.rooms > 0 && row) judge(row, delta.rooms)
  }
}

/** Says how much less or more a group holds once its bookings take or give back these rooms. */
function heldChanges(deltas: NightDelta[], nights: GroupNightRow[]): NightDelta[] {
  const own = byNight(nights)
  return deltas.flatMap((delta) => {
    const night = own.get(makeNightKey(delta))
    if (!night?.isOpen) return []
    const { rooms, held, picked } = night
    const change =
      delta.rooms > 0
        ? -Math.min(delta.rooms, held)
        : Math.max(0, Math.min(-delta.rooms, rooms - held - (picked + delta.rooms)))
    return change === 0 ? [] : [{ ...delta, rooms: change }]
  })
}

export async function changeHeld(tx: Transaction, groupId: string, changes: NightDelta[]): Promise<void> {
  if (changes.length === 0) return
  await addGroupHeld(tx, groupId, changes)
  await addBlocked(tx, changes)
}

/** Locks only these nights, and creates the missing ones. */
export async function lockNamedNights(
  tx: Transaction,
  named: { roomTypeId: string; night: string }[],
): Promise<Night[]> {
  if (named.length === 0) return []
  await insertMissingNights(tx, named)
  return selectNamedNightsForUpdate(tx, named)
}

/**
 * Takes rooms that are sold elsewhere. The caller has already locked the nights; a constraint refuses too
 * many.
 */
export async function blockRooms(tx: Transaction, changes: NightDelta[]): Promise<void> {
  const deltas = summed(changes)
  if (deltas.length > 0) await addBlocked(tx, deltas)
}

/**
 * Takes rooms of a type out of sale, or puts them back on sale. The caller has locked the type, so its number
 * of rooms cannot change. What is sold stays sold: if a night would have too few rooms left, the change is
 * refused and names that night.
 */
export async function countOutOfOrder(
  tx: Transaction,
  { id: roomTypeId, units }: { id: string; units: number },
  nights: { night: string; rooms: number }[],
): Promise<void> {
  if (nights.length === 0) return
  const deltas = nights.map((delta) => ({ ...delta, roomTypeId }))
  const rows = new Map((await lockNamedNights(tx, deltas)).map((row) => [row.night, row]))
  for (const { night, rooms } of deltas) {
    const row = rows.get(night)
    if (row && rooms > 0 && row.sold + row.blocked > computeCapacity(row, units - rooms)) throw tooFew(row)
  }
  await addOutOfOrder(tx, deltas)
}

/** Locks whole ranges of nights, and creates the missing ones. */
export async function lockNights(
  tx: Transaction,
  roomTypeIds: string[],
  fromOn: string,
  untilOn: string,
): Promise<Night[]> {
  const nights = listNights(fromOn, addDays(untilOn, 1))
  await insertMissingNights(
    tx,
    roomTypeIds.flatMap((roomTypeId) => nights.map((night) => ({ roomTypeId, night }))),
  )
  return selectNightsForUpdate(tx, roomTypeIds, fromOn, untilOn)
}

/** Sets how many rooms a type has from a night on; refused if more are already sold. */
export async function resizeNights(
  tx: Transaction,
  roomTypeId: string,
  units: number,
  fromOn: string,
): Promise<void> {
  const rows = await selectNightsForUpdate(tx, [roomTypeId], fromOn, 'infinity')
  const over = rows.find((row) => row.sold + row.blocked > computeCapacity(row, units))
  if (over) throw tooFew(over)
  await updateCapacity(tx, roomTypeId, units, fromOn)
}

/** Returns how many of these rooms are in order, or a lower limit if one was set. */
function computeCapacity({ capacityOverride, outOfOrder }: NightRow, units: number): number {
  return Math.min(capacityOverride ?? units, units - outOfOrder)
}

export function tooFew(row: Pick<NightRow, 'night' | 'sold' | 'blocked'>): AppError {
  const taken = row.sold + row.blocked
  return new AppError(
    'conflict',
    say('{taken, plural, one {# room is} other {# rooms are}} already taken on {night}.', {
      taken,
      night: dayText(row.night),
    }),
  )
}

function requireOpenAndFree(row: NightRow, rooms: number): void {
  if (row.closed) throw new AppError('conflict', say('{night} is closed.', { night: dayText(row.night) }))
  requireFree(row, rooms)
}

function requireFree(row: NightRow, rooms: number): void {
  if (row.sold + row.blocked + rooms > row.capacity) {
    throw new AppError('conflict', say('There is no room left on {night}.', { night: dayText(row.night) }), {
      isSoldOut: true,
    })
  }
}

function summed(changes: NightDelta[]): NightDelta[] {
  const sums = new Map<string, NightDelta>()
  for (const change of changes) {
    const rooms = (sums.get(makeNightKey(change))?.rooms ?? 0) + change.rooms
    sums.set(makeNightKey(change), { ...change, rooms })
  }
  return [...sums.values()].filter(({ rooms }) => rooms !== 0)
}

export function byNight<Row extends { roomTypeId: string; night: string }>(rows: Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [makeNightKey(row), row]))
}

export function makeNightKey({ roomTypeId, night }: { roomTypeId: string; night: string }): string {
  return `${roomTypeId} ${night}`
}

/** Returns the nights of each room type by their dates, so that a stay finds each of its nights at once. */
export function groupByTypeAndNight(nights: readonly Night[]): Map<string, Map<string, Night>> {
  const byType = new Map<string, Map<string, Night>>()
  for (const night of nights) {
    const ofType = byType.get(night.roomTypeId)
    if (ofType) ofType.set(night.night, night)
    else byType.set(night.roomTypeId, new Map([[night.night, night]]))
  }
  return byType
}
