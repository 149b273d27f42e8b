import type { Sql } from '../../../db/database.ts'
import { type HotelsScope, hotelsIn } from '../scope.queries.ts'

function buildHotelCondition(sql: Sql, scope: HotelsScope) {
  return hotelsIn(sql, scope.of === 'hotels' ? scope.hotels : {})
}

/** Counts the rooms that exist today. */
export async function selectRoomCount(sql: Sql, scope: HotelsScope): Promise<number> {
  const [row] = await sql<{ rooms: number }[]>`
    SELECT coalesce(sum(t.units), 0)::bigint AS rooms FROM hotels h JOIN room_types t ON t.hotel_id = h.id
    WHERE ${buildHotelCondition(sql, scope)} AND h.archived_at IS NULL AND t.archived_at IS NULL`
  return row?.rooms ?? 0
}

/** Says how many more rooms (or fewer, if negative) there were before a day than from it on. */
export type RoomChange = { day: string; before: number }

/**
 * Selects the rooms added or removed since a day on their hotels' calendars; an archived hotel loses all its
 * rooms.
 */
export async function selectRoomChanges(
  sql: Sql,
  scope: HotelsScope,
  sinceOn: string,
): Promise<RoomChange[]> {
  // Anywhere on earth, a day begins at most 14 hours before it begins in UTC.
  const since = sql`${sinceOn}::date::timestamp AT TIME ZONE 'UTC' - interval '14 hours'`
  const rooms = sql`rooms r JOIN hotels h ON h.id = r.hotel_id WHERE ${buildHotelCondition(sql, scope)}`
  return sql<RoomChange[]>`
    SELECT day, sum(before)::bigint AS before FROM (
      SELECT (r.created_at AT TIME ZONE h.time_zone)::date AS day, -1 AS before
      FROM ${rooms} AND r.created_at >= ${since}
      UNION ALL
      SELECT (least(r.archived_at, h.archived_at) AT TIME ZONE h.time_zone)::date, 1
      FROM ${rooms} AND r.archived_at >= ${since}
      UNION ALL
      SELECT (h.archived_at AT TIME ZONE h.time_zone)::date, 1
      FROM ${rooms} AND h.archived_at >= ${since} AND r.archived_at IS NULL
    ) AS changes
    GROUP BY day`
}
