import type { RoomType, RoomTypeInput } from '@roomlark/contract/inventory/rooms'
import type { Sql, SqlPart } from '../../db/database.ts'
import { fragment } from '../../db/fragment.ts'

export type RoomTypeRow = RoomTypeInput &
  Pick<RoomType, 'features' | 'ceilingCents'> & {
    id: string
    hotelId: string
    units: number
    icalToken: string
    version: number
  }

const typeColumns = fragment`
  id, hotel_id AS "hotelId", name, description, beds, max_adults AS "maxAdults", max_children AS "maxChildren",
  size_sqm AS "sizeSqm", features, base_price_cents AS "basePriceCents", floor_cents AS "floorCents",
  ceiling_cents AS "ceilingCents", included_adults AS "includedAdults",
  extra_adult_cents AS "extraAdultCents", child_bands AS "childBands", units, ical_token AS "icalToken", version`

/** Selects the room types of a hotel that are not archived, or only those with the given ids. */
export async function selectRoomTypes(sql: Sql, hotelId: string, ids?: string[]): Promise<RoomTypeRow[]> {
  return sql<RoomTypeRow[]>`${buildTypes(sql, hotelId, ids)} ORDER BY created_at, id`
}

/** Those with the given ids as a column of a query whose hotels are called h. */
export function roomTypesColumn(sql: Sql, ids: string[]) {
  return sql`
    (SELECT coalesce(json_agg(t ORDER BY created_at, id), '[]') FROM (
      SELECT ${typeColumns}, created_at FROM room_types
      WHERE hotel_id = h.id AND archived_at IS NULL AND id = ANY((SELECT ${ids}::uuid[])::uuid[])) t) AS types`
}

/** Selects the room types of several hotels that have rooms. */
export async function selectHotelsRoomTypes(sql: Sql, hotelIds: string[]): Promise<RoomTypeRow[]> {
  return sql<RoomTypeRow[]>`
    SELECT ${typeColumns} FROM room_types
    WHERE hotel_id = ANY(${hotelIds}::uuid[]) AND archived_at IS NULL AND units > 0 ORDER BY created_at, id`
}

/**
 * Keeps their number of rooms from changing until the transaction ends; many transactions may share this
 * lock.
 */
export async function selectRoomTypesForKeyShare(
  sql: Sql,
  hotelId: string,
  ids: string[],
): Promise<RoomTypeRow[]> {
  return sql<RoomTypeRow[]>`${buildTypes(sql, hotelId, ids)} ORDER BY id FOR KEY SHARE`
}

export async function selectRoomTypeForUpdate(
  sql: Sql,
  hotelId: string,
  id: string,
): Promise<RoomTypeRow | undefined> {
  const [row] = await sql<RoomTypeRow[]>`${buildTypes(sql, hotelId, [id])} FOR UPDATE`
  return row
}

/** Keeps others from changing the type, while bookings continue. */
export async function selectRoomTypeForNoKeyUpdate(
  sql: Sql,
  hotelId: string,
  id: string,
): Promise<RoomTypeRow | undefined> {
  const [row] = await sql<RoomTypeRow[]>`${buildTypes(sql, hotelId, [id])} FOR NO KEY UPDATE`
  return row
}

function buildTypes(sql: Sql, hotelId: string, ids: string[] | undefined) {
  return sql`
    SELECT ${typeColumns} FROM room_types
    WHERE hotel_id = ${hotelId} AND archived_at IS NULL ${ids ? sql`AND id = ANY(${ids}::uuid[])` : sql``}`
}

export async function insertRoomType(
  sql: Sql,
  type: RoomTypeInput & { hotelId: string; icalToken: string; now: Date },
): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO room_types ${sql({
      ...toTypeColumns(sql, type),
      hotel_id: type.hotelId,
      ical_token: type.icalToken,
      created_at: type.now,
    })}
    RETURNING id`
  return row.id
}

/** Returns false if the version is no longer the one that was read. */
export async function updateRoomType(
  sql: Sql,
  id: string,
  type: RoomTypeInput & { version: number },
): Promise<boolean> {
  const result = await sql`
    UPDATE room_types SET ${sql({ ...toTypeColumns(sql, type), version: type.version + 1 })}
    WHERE id = ${id} AND version = ${type.version}`
  return result.count === 1
}

export async function updateUnits(sql: Sql, id: string, units: number): Promise<void> {
  await sql`UPDATE room_types SET units = ${units} WHERE id = ${id}`
}

export async function archiveRoomType(sql: Sql, id: string, now: Date): Promise<void> {
  await sql`UPDATE room_types SET archived_at = ${now}, units = 0 WHERE id = ${id}`
}

function toTypeColumns(sql: Sql, type: RoomTypeInput) {
  return {
    name: type.name,
    description: type.description,
    beds: sql.json(type.beds),
    max_adults: type.maxAdults,
    max_children: type.maxChildren,
    size_sqm: type.sizeSqm,
    ...(type.features && { features: type.features }),
    base_price_cents: type.basePriceCents,
    floor_cents: type.floorCents,
    ...(type.ceilingCents !== undefined && { ceiling_cents: type.ceilingCents }),
    included_adults: type.includedAdults,
    extra_adult_cents: type.extraAdultCents,
    child_bands: sql.json(type.childBands),
  }
}

/**
 * The room types of a hotel as the column roomRows of a query whose hotels are called h, with a further column of the
 * room types t. A type without rooms is not shown to guests yet.
 */
export function guestRoomsColumn(sql: Sql, part: SqlPart) {
  return sql`
    (SELECT coalesce(json_agg(room), '[]') FROM (
       SELECT t.id, t.name, t.description, t.beds, t.max_adults AS "maxAdults", t.max_children AS "maxChildren",
              t.size_sqm AS "sizeSqm", t.features, ${part}
       FROM room_types t WHERE t.hotel_id = h.id AND t.archived_at IS NULL AND t.units > 0
       ORDER BY t.created_at, t.id) AS room) AS "roomRows"`
}

/** Makes imports into one hotel run one after the other; the lock lasts until the transaction ends. */
export async function lockHotelImports(sql: Sql, hotelId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`import:${hotelId}`}, 0))`
}
