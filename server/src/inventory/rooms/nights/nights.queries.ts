import type { DemandStep } from '@roomlark/contract/inventory/demand'
import type { Sql } from '../../../db/database.ts'
import { changeNights, countNights } from '../../../db/outbox.ts'

/** A night of a room type as it is stored. */
export type NightRow = {
  roomTypeId: string
  night: string
  capacity: number
  capacityOverride: number | null
  outOfOrder: number
  sold: number
  blocked: number
  priceOverrideCents: number | null
  demand: DemandStep[]
  closed: boolean
  minStay: number | null
  maxStay: number | null
  closedToArrival: boolean
  closedToDeparture: boolean
}

type NightName = { roomTypeId: string; night: string }

/** The number of rooms of a type taken on one night, or freed if it is negative. */
export type NightDelta = NightName & { rooms: number }

/** Selects the stored nights from one day to another, both included. */
export async function selectNights(
  sql: Sql,
  roomTypeIds: string[],
  fromOn: string,
  untilOn: string,
): Promise<NightRow[]> {
  return sql<NightRow[]>`${nightRows(sql, roomTypeIds, fromOn, untilOn)}`
}

/** The same as a column of another query. */
export function nightsColumn(sql: Sql, roomTypeIds: string[], fromOn: string, untilOn: string) {
  return sql`
    (SELECT coalesce(json_agg(n), '[]') FROM (${nightRows(sql, roomTypeIds, fromOn, untilOn)}) n) AS nights`
}

/** The values are hidden from the planner, which would otherwise plan this anew for each execution (decision 0391). */
function nightRows(sql: Sql, roomTypeIds: string[], fromOn: string, untilOn: string) {
  return sql`
    SELECT ${nightColumns(sql)} FROM nights
    WHERE room_type_id = ANY((SELECT ${roomTypeIds}::uuid[])::uuid[])
      AND night BETWEEN (SELECT ${fromOn}::date) AND (SELECT ${untilOn}::date)`
}

/** Selects the stored nights of every room type that these hotels sell. */
export async function selectHotelNights(
  sql: Sql,
  hotelIds: string[],
  fromOn: string,
  untilOn: string,
): Promise<NightRow[]> {
  return sql<NightRow[]>`
    SELECT ${nightColumns(sql)} FROM nights
    WHERE night BETWEEN (SELECT ${fromOn}::date) AND (SELECT ${untilOn}::date) AND room_type_id IN (
      SELECT id FROM room_types
      WHERE hotel_id = ANY((SELECT ${hotelIds}::uuid[])::uuid[]) AND archived_at IS NULL AND units > 0)`
}

/** Days of a hotel, both included. */
export type HotelSpan = { hotelId: string; fromOn: string; untilOn: string }

/**
 * Selects the stored nights of every room type that these hotels sell, for each hotel within its own days. Looked up
 * type by type, because a join reads all nights of a type, also those of years ago, and then leaves most of them out.
 */
export async function selectNightsIn(sql: Sql, spans: HotelSpan[]): Promise<NightRow[]> {
  return sql<NightRow[]>`
    SELECT ${nightColumns(sql)}
    FROM unnest(${spans.map((span) => span.hotelId)}::uuid[], ${spans.map((span) => span.fromOn)}::date[],
                ${spans.map((span) => span.untilOn)}::date[]) AS span (hotel_id, from_on, until_on)
      JOIN room_types t ON t.hotel_id = span.hotel_id AND t.archived_at IS NULL AND t.units > 0
      CROSS JOIN LATERAL (
        SELECT * FROM nights n WHERE n.room_type_id = t.id AND n.night BETWEEN span.from_on AND span.until_on OFFSET 0
      ) AS nights`
}

/** Selects the same nights as `selectNights`, and locks them in the order used everywhere. */
export async function selectNightsForUpdate(
  sql: Sql,
  roomTypeIds: string[],
  fromOn: string,
  untilOn: string,
): Promise<NightRow[]> {
  return sql<NightRow[]>`
    ${nightRows(sql, roomTypeIds, fromOn, untilOn)}
    ORDER BY room_type_id, night FOR UPDATE`
}

export async function selectNamedNightsForUpdate(sql: Sql, named: NightName[]): Promise<NightRow[]> {
  return sql<NightRow[]>`
    SELECT ${nightColumns(sql)} FROM nights
    WHERE (room_type_id, night) IN (
      SELECT * FROM ${listNames(sql, named)}
    )
    ORDER BY room_type_id, night FOR UPDATE`
}

/** Inserts missing rows in order, so that another transaction that inserts the same ones waits here. */
export async function insertMissingNights(sql: Sql, named: NightName[]): Promise<void> {
  await sql`
    INSERT INTO nights (room_type_id, night, capacity)
    SELECT t.id, n.night, t.units
    FROM ${listNames(sql, named)} AS n (room_type_id, night)
    JOIN room_types t ON t.id = n.room_type_id
    ORDER BY t.id, n.night
    ON CONFLICT ON CONSTRAINT nights_pkey DO NOTHING`
}

export async function addSold(sql: Sql, deltas: NightDelta[]): Promise<void> {
  await countNights(
    sql,
    sql`
    UPDATE nights n SET sold = n.sold + d.rooms
    FROM ${listDeltas(sql, deltas)}
    WHERE n.room_type_id = d.room_type_id AND n.night = d.night`,
  )
}

export async function addBlocked(sql: Sql, deltas: NightDelta[]): Promise<void> {
  await changeNights(
    sql,
    sql`
    UPDATE nights n SET blocked = n.blocked + d.rooms
    FROM ${listDeltas(sql, deltas)}
    WHERE n.room_type_id = d.room_type_id AND n.night = d.night`,
  )
}

/** Puts rooms out of order or back in order, and adjusts the capacity. */
export async function addOutOfOrder(sql: Sql, deltas: NightDelta[]): Promise<void> {
  await changeNights(
    sql,
    sql`
    UPDATE nights n SET
      out_of_order = n.out_of_order + d.rooms,
      capacity = least(n.capacity_override, t.units - n.out_of_order - d.rooms)
    FROM ${listDeltas(sql, deltas)}
      JOIN room_types t ON t.id = d.room_type_id
    WHERE n.room_type_id = d.room_type_id AND n.night = d.night`,
  )
}

/**
 * From a night on, sets the capacity to the rooms that are now in order, or to a lower limit if one was set.
 */
export async function updateCapacity(
  sql: Sql,
  roomTypeId: string,
  units: number,
  fromOn: string,
): Promise<void> {
  await changeNights(
    sql,
    sql`
    UPDATE nights n SET capacity = least(capacity_override, ${units}::integer - out_of_order)
    WHERE room_type_id = ${roomTypeId} AND night >= ${fromOn}`,
  )
}

/** Hidden from the planner as in `nightRows`. */
function listNames(sql: Sql, named: NightName[]) {
  return sql`
    unnest((SELECT ${named.map((row) => row.roomTypeId)}::uuid[]), (SELECT ${named.map((row) => row.night)}::date[]))`
}

function listDeltas(sql: Sql, deltas: NightDelta[]) {
  return sql`
    unnest((SELECT ${deltas.map((row) => row.roomTypeId)}::uuid[]), (SELECT ${deltas.map((row) => row.night)}::date[]),
           (SELECT ${deltas.map((row) => row.rooms)}::integer[])) AS d (room_type_id, night, rooms)`
}

function nightColumns(sql: Sql) {
  return sql`
    room_type_id AS "roomTypeId", night, capacity, capacity_override AS "capacityOverride",
    out_of_order AS "outOfOrder", sold, blocked,
    price_override_cents AS "priceOverrideCents", demand, closed, min_stay AS "minStay", max_stay AS "maxStay",
    closed_to_arrival AS "closedToArrival", closed_to_departure AS "closedToDeparture"`
}
