import type { Room } from '@roomlark/contract/inventory/rooms'
import type { Sql } from '../../../db/database.ts'

type RoomRow = Room & { roomTypeId: string }

/** Selects the numbered rooms of a hotel that are not archived. */
export async function selectRooms(sql: Sql, hotelId: string): Promise<(RoomRow & { icalToken: string })[]> {
  return sql<(RoomRow & { icalToken: string })[]>`
    SELECT id, number, room_type_id AS "roomTypeId", ical_token AS "icalToken" FROM rooms
    WHERE hotel_id = ${hotelId} AND archived_at IS NULL`
}

export async function selectRoomsForUpdate(sql: Sql, roomTypeId: string): Promise<Room[]> {
  return sql<Room[]>`
    SELECT id, number FROM rooms WHERE room_type_id = ${roomTypeId} AND archived_at IS NULL
    ORDER BY id FOR UPDATE`
}

/**
 * Keeps a room from being removed or given to others until the transaction ends. Two who take one room at once would
 * otherwise wait for each other at the constraint that refuses the second.
 */
export async function selectRoomForNoKeyUpdate(
  sql: Sql,
  hotelId: string,
  id: string,
): Promise<RoomRow | undefined> {
  const [row] = await sql<RoomRow[]>`
    SELECT id, number, room_type_id AS "roomTypeId" FROM rooms
    WHERE id = ${id} AND hotel_id = ${hotelId} AND archived_at IS NULL FOR NO KEY UPDATE`
  return row
}

export async function insertRooms(
  sql: Sql,
  type: { hotelId: string; roomTypeId: string; numbers: string[]; now: Date },
): Promise<void> {
  await sql`
    INSERT INTO rooms (hotel_id, room_type_id, number, created_at)
    SELECT ${type.hotelId}, ${type.roomTypeId}, number, ${type.now} FROM unnest(${type.numbers}::text[]) AS number`
}

export async function archiveRooms(sql: Sql, ids: string[], now: Date): Promise<void> {
  await sql`UPDATE rooms SET archived_at = ${now} WHERE id = ANY(${ids}::uuid[])`
}

/** Finds a stay in one of these rooms that lasts beyond a day. */
export async function selectStayInRooms(
  sql: Sql,
  roomIds: string[],
  after: string,
): Promise<{ number: string; reference: string } | undefined> {
  const [row] = await sql<{ number: string; reference: string }[]>`
    SELECT r.number, b.reference
    FROM booking_stays s JOIN rooms r ON r.id = s.room_id JOIN bookings b ON b.id = s.booking_id
    WHERE s.room_id = ANY(${roomIds}::uuid[]) AND s.taking AND upper(s.stay) > ${after}
    ORDER BY lower(s.stay) LIMIT 1`
  return row
}

/** Finds one of these rooms that is out of order beyond a day. */
export async function selectBlockedRoom(
  sql: Sql,
  roomIds: string[],
  after: string,
): Promise<{ number: string; untilOn: string } | undefined> {
  const [row] = await sql<{ number: string; untilOn: string }[]>`
    SELECT r.number, upper(b.nights) AS "untilOn"
    FROM room_blocks b JOIN rooms r ON r.id = b.room_id
    WHERE b.room_id = ANY(${roomIds}::uuid[]) AND upper(b.nights) > ${after}
    ORDER BY lower(b.nights) LIMIT 1`
  return row
}

/** Finds one of these rooms that imports a calendar of its own. */
export async function selectImportingRoom(
  sql: Sql,
  roomIds: string[],
): Promise<{ number: string } | undefined> {
  const [row] = await sql<{ number: string }[]>`
    SELECT r.number FROM calendar_feeds f JOIN rooms r ON r.id = f.room_id
    WHERE f.room_id = ANY(${roomIds}::uuid[]) ORDER BY r.number LIMIT 1`
  return row
}

export async function selectStayOfType(
  sql: Sql,
  roomTypeId: string,
  after: string,
): Promise<{ reference: string } | undefined> {
  const [row] = await sql<{ reference: string }[]>`
    SELECT b.reference FROM booking_stays s JOIN bookings b ON b.id = s.booking_id
    WHERE s.room_type_id = ${roomTypeId} AND s.taking AND upper(s.stay) > ${after}
    ORDER BY lower(s.stay) LIMIT 1`
  return row
}
