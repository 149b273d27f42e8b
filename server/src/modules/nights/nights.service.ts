import { addDays, dayText, nightsOf } from '@roomlark/contract/dates'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import {
  addBlocked,
  addOutOfOrder,
  addSold,
  type NightDelta as Delta,
  insertMissingNights,
  type NightRow,
  selectNamedNightsForUpdate,
  selectNights,
  selectNightsForUpdate,
  selectNightsOf,
  updateCapacity,
} from './nights.queries.ts'

export type Night = NightRow
export type NightDelta = Delta

/**
 * Reads the stored nights from one day to another, both included; a night without a row has the ordinary
 * settings.
 */
export async function readNights(
  sql: Sql,
  roomTypeIds: string[],
  fromOn: string,
  untilOn: string,
): Promise<Night[]> {
  return selectNights(sql, roomTypeIds, fromOn, untilOn)
}

/** Reads the stored nights of every room type that these hotels sell. */
export async function readNightsOf(
  sql: Sql,
  hotelIds: string[],
  fromOn: string,
  untilOn: string,
): Promise<Night[]> {
  return selectNightsOf(sql, hotelIds, fromOn, untilOn)
}

/**
 * Counts rooms in and out for all nights of a change together, always locked in the same order, so that no
 * two changes can deadlock. Anyone who takes rooms has locked the room types, so their number of rooms cannot
 * change.
 */
export async function countRooms(tx: Sql, changes: NightDelta[]): Promise<void> {
  await count(tx, changes, requireOpenAndFree)
}

/** Does the same for a booking that had these rooms before: nights closed since then are still open to it. */
export async function countRoomsAgain(tx: Sql, changes: NightDelta[]): Promise<void> {
  await count(tx, changes, requireFree)
}

async function count(tx: Sql, changes: NightDelta[], judge: typeof requireFree): Promise<void> {
  const deltas = summed(changes)
  if (deltas.length === 0) return
  const rows = new Map((await lockNamedNights(tx, deltas)).map((row) => [keyOf(row), row]))
  for (const delta of deltas) {
    const row = rows.get(keyOf(delta))
    if (delta.rooms > 0 && row) judge(row, delta.rooms)
  }
  await addSold(tx, deltas)
}

/** Locks only these nights, and creates the missing ones. */
export async function lockNamedNights(
  tx: Sql,
  named: { roomTypeId: string; night: string }[],
): Promise<Night[]> {
  if (named.length === 0) return []
  const [, rows] = await Promise.all([insertMissingNights(tx, named), selectNamedNightsForUpdate(tx, named)])
  return rows
}

/**
 * Takes rooms that are sold elsewhere. The caller has already locked the nights; a constraint refuses too
 * many.
 */
export async function blockRooms(tx: Sql, changes: NightDelta[]): Promise<void> {
  const deltas = summed(changes)
  if (deltas.length > 0) await addBlocked(tx, deltas)
}

/**
 * Takes rooms of a type out of sale, or puts them back on sale. The caller has locked the type, so its number
 * of rooms cannot change. What is sold stays sold: if a night would have too few rooms left, the change is
 * refused and names that night.
 */
export async function countOutOfOrder(
  tx: Sql,
  { id: roomTypeId, units }: { id: string; units: number },
  nights: { night: string; rooms: number }[],
): Promise<void> {
  if (nights.length === 0) return
  const deltas = nights.map((delta) => ({ ...delta, roomTypeId }))
  const rows = new Map((await lockNamedNights(tx, deltas)).map((row) => [row.night, row]))
  for (const { night, rooms } of deltas) {
    const row = rows.get(night)
    if (row && rooms > 0 && row.sold + row.blocked > capacityOf(row, units - rooms)) throw tooFew(row)
  }
  await addOutOfOrder(tx, deltas)
}

/** Locks whole ranges of nights, and creates the missing ones. */
export async function lockNights(
  tx: Sql,
  roomTypeIds: string[],
  fromOn: string,
  untilOn: string,
): Promise<Night[]> {
  const nights = nightsOf(fromOn, addDays(untilOn, 1))
  await insertMissingNights(
    tx,
    roomTypeIds.flatMap((roomTypeId) => nights.map((night) => ({ roomTypeId, night }))),
  )
  return selectNightsForUpdate(tx, roomTypeIds, fromOn, untilOn)
}

/** Sets how many rooms a type has from a night on; refused if more are already sold. */
export async function resizeNights(
  tx: Sql,
  roomTypeId: string,
  units: number,
  fromOn: string,
): Promise<void> {
  const rows = await selectNightsForUpdate(tx, [roomTypeId], fromOn, 'infinity')
  const over = rows.find((row) => row.sold + row.blocked > capacityOf(row, units))
  if (over) throw tooFew(over)
  await updateCapacity(tx, roomTypeId, units, fromOn)
}

/** Returns how many of these rooms are in order, or a lower limit if one was set. */
function capacityOf({ capacityOverride, outOfOrder }: NightRow, units: number): number {
  return Math.min(capacityOverride ?? units, units - outOfOrder)
}

export function tooFew(row: Pick<NightRow, 'night' | 'sold' | 'blocked'>): AppError {
  const taken = row.sold + row.blocked
  return new AppError(
    'conflict',
    `${taken} ${taken === 1 ? 'room is' : 'rooms are'} already taken on ${dayText(row.night)}.`,
  )
}

function requireOpenAndFree(row: NightRow, rooms: number): void {
  if (row.closed) throw new AppError('conflict', `${dayText(row.night)} is closed.`)
  requireFree(row, rooms)
}

function requireFree(row: NightRow, rooms: number): void {
  if (row.sold + row.blocked + rooms > row.capacity) {
    throw new AppError('conflict', `There is no room left on ${dayText(row.night)}.`)
  }
}

function summed(changes: NightDelta[]): NightDelta[] {
  const sums = new Map<string, NightDelta>()
  for (const change of changes) {
    const rooms = (sums.get(keyOf(change))?.rooms ?? 0) + change.rooms
    sums.set(keyOf(change), { ...change, rooms })
  }
  return [...sums.values()].filter(({ rooms }) => rooms !== 0)
}

function keyOf({ roomTypeId, night }: { roomTypeId: string; night: string }): string {
  return `${roomTypeId} ${night}`
}
