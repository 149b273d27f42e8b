import type { Sql } from '../../../db/database.ts'

/** Subject of a calendar: a room type, or one of its rooms. */
export type ExportedRooms = {
  id: string
  isRoom: boolean
  name: string
  hotelName: string
  timeZone: string
}

/**
 * Includes hotels that guests cannot see: a hotel closed to guests may still be sold by other channels, which
 * must not sell a taken room again.
 */
export async function selectRoomsByToken(sql: Sql, token: string): Promise<ExportedRooms | undefined> {
  const [row] = await sql<ExportedRooms[]>`
    SELECT o.id, o.is_room AS "isRoom", o.name, h.name AS "hotelName", h.time_zone AS "timeZone"
    FROM (
      SELECT id, hotel_id, name, false AS is_room FROM room_types
      WHERE ical_token = ${token} AND archived_at IS NULL
      UNION ALL
      SELECT r.id, r.hotel_id, t.name || ' ' || r.number, true FROM rooms r JOIN room_types t ON t.id = r.room_type_id
      WHERE r.ical_token = ${token} AND r.archived_at IS NULL
    ) o JOIN hotels h ON h.id = o.hotel_id JOIN hotel_readiness r ON r.hotel_id = h.id
    WHERE NOT r.is_archived AND r.owner_in_good_standing`
  return row
}

export type ExportedStay = { id: string; fromOn: string; untilOn: string; changedAt: Date }

/**
 * Selects stays that take a room of a type, or one room, beyond a day, rooms out of order, and of a type what groups
 * hold. Holds of a few minutes are left out, because they end before any channel would read about them.
 */
export async function selectExportedStays(
  sql: Sql,
  { id, isRoom }: Pick<ExportedRooms, 'id' | 'isRoom'>,
  today: string,
): Promise<ExportedStay[]> {
  const column = isRoom ? sql`room_id` : sql`room_type_id`
  return sql<ExportedStay[]>`
    SELECT s.id, lower(s.stay) AS "fromOn", upper(s.stay) AS "untilOn", b.updated_at AS "changedAt"
    FROM booking_stays s JOIN bookings b ON b.id = s.booking_id
    WHERE s.${column} = ${id} AND s.taking AND upper(s.stay) > ${today}
      AND (b.state IN ('confirmed', 'checked-in')
           OR b.state = 'held' AND b.held_until > clock_timestamp() + interval '1 hour')
    UNION ALL
    SELECT id, lower(nights), upper(nights), updated_at FROM room_blocks
    WHERE ${column} = ${id} AND upper(nights) > ${today}
    ${isRoom ? sql`` : heldForGroups(sql, id, today)}
    ORDER BY "fromOn", id`
}

function heldForGroups(sql: Sql, roomTypeId: string, today: string) {
  return sql`
    UNION ALL
    SELECT h.id, h.from_on, h.until_on, g.updated_at FROM group_holds h JOIN groups g ON g.id = h.group_id
    WHERE h.room_type_id = ${roomTypeId} AND h.until_on > ${today}`
}

/** Returns which of these ids are stays in rooms of this type, blocks of such rooms, or held for groups. */
export async function selectOwnStays(sql: Sql, roomTypeId: string, ids: string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM booking_stays WHERE id = ANY(${ids}::uuid[]) AND room_type_id = ${roomTypeId}
    UNION ALL SELECT id FROM room_blocks WHERE id = ANY(${ids}::uuid[]) AND room_type_id = ${roomTypeId}
    UNION ALL SELECT id FROM group_holds WHERE id = ANY(${ids}::uuid[]) AND room_type_id = ${roomTypeId}`
  return rows.map(({ id }) => id)
}
