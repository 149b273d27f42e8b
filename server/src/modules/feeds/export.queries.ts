import type { Sql } from '../../db/database.ts'

export type ExportedType = { id: string; name: string; hotelName: string; timeZone: string }

/**
 * Includes hotels that guests cannot see: a hotel closed to guests may still be sold by other channels, which
 * must not sell a taken room again.
 */
export async function selectTypeByToken(sql: Sql, token: string): Promise<ExportedType | undefined> {
  const [row] = await sql<ExportedType[]>`
    SELECT t.id, t.name, h.name AS "hotelName", h.time_zone AS "timeZone"
    FROM room_types t JOIN hotels h ON h.id = t.hotel_id JOIN hotel_readiness r ON r.hotel_id = h.id
    WHERE t.ical_token = ${token} AND t.archived_at IS NULL AND NOT r.is_archived AND r.owner_in_good_standing`
  return row
}

export type ExportedStay = { id: string; fromOn: string; untilOn: string; changedAt: Date }

/**
 * Selects stays that take a room of a type beyond a day, and rooms out of order. Holds are left out, because
 * they end before any channel would read about them.
 */
export async function selectExportedStays(
  sql: Sql,
  roomTypeId: string,
  today: string,
): Promise<ExportedStay[]> {
  return sql<ExportedStay[]>`
    SELECT s.id, lower(s.stay) AS "fromOn", upper(s.stay) AS "untilOn", b.updated_at AS "changedAt"
    FROM booking_stays s JOIN bookings b ON b.id = s.booking_id
    WHERE s.room_type_id = ${roomTypeId} AND s.taking AND upper(s.stay) > ${today}
      AND b.state IN ('confirmed', 'checked-in')
    UNION ALL
    SELECT id, lower(nights), upper(nights), updated_at FROM room_blocks
    WHERE room_type_id = ${roomTypeId} AND upper(nights) > ${today}
    ORDER BY "fromOn", id`
}

/** Returns which of these ids are stays in rooms of this type, or blocks of such rooms. */
export async function selectOwnStays(sql: Sql, roomTypeId: string, ids: string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM booking_stays WHERE id = ANY(${ids}::uuid[]) AND room_type_id = ${roomTypeId}
    UNION ALL SELECT id FROM room_blocks WHERE id = ANY(${ids}::uuid[]) AND room_type_id = ${roomTypeId}`
  return rows.map(({ id }) => id)
}
