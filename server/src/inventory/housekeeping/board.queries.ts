import type { Cleaner, HousekeepingSettings } from '@roomlark/contract/inventory/housekeeping'
import type { RoomBlock } from '@roomlark/contract/inventory/room-blocks'
import type { CleaningState } from '@roomlark/contract/inventory/room-states'
import type { TeamRole } from '@roomlark/contract/team-roles'
import type { Sql } from '../../db/database.ts'

export type BoardRow = {
  id: string
  number: string
  ownFloor: string | null
  roomTypeName: string
  condition: CleaningState
  since: Date | null
  byName: string | null
  version: number
  assignee: Cleaner | null
  block: RoomBlock | null
}

/** Selects all rooms of a hotel as they are, or one of them, without who is in them. */
export async function selectBoardRows(
  sql: Sql,
  hotelId: string,
  today: string,
  roomId?: string,
): Promise<BoardRow[]> {
  return sql<BoardRow[]>`
    SELECT r.id, r.number, r.floor AS "ownFloor", t.name AS "roomTypeName", coalesce(s.state, 'clean') AS condition,
           CASE WHEN s.version > 0 THEN s.since END AS since,
           nullif(trim(u.first_name || ' ' || u.last_name), '') AS "byName", coalesce(s.version, 0) AS version,
           CASE WHEN w.id IS NOT NULL
             THEN jsonb_build_object('userId', w.id, 'name', trim(w.first_name || ' ' || w.last_name)) END AS assignee,
           CASE WHEN b.id IS NOT NULL THEN jsonb_build_object(
             'id', b.id, 'roomId', b.room_id, 'roomTypeId', b.room_type_id, 'fromOn', lower(b.nights),
             'untilOn', upper(b.nights), 'reason', b.reason, 'version', b.version) END AS block
    FROM rooms r
      JOIN room_types t ON t.id = r.room_type_id
      LEFT JOIN room_states s ON s.room_id = r.id
      LEFT JOIN users u ON u.id = s.by_id
      LEFT JOIN room_assignments a ON a.room_id = r.id AND a.day = ${today}
      LEFT JOIN users w ON w.id = a.user_id
      LEFT JOIN room_blocks b ON b.room_id = r.id AND b.nights @> ${today}::date
    WHERE r.hotel_id = ${hotelId} AND r.archived_at IS NULL
      ${roomId === undefined ? sql`` : sql`AND r.id = ${roomId}`}`
}

export type RoomToday = {
  roomId: string
  isLeaving: boolean
  hasLeft: boolean
  isArriving: boolean
  hasArrived: boolean
  isStayOver: boolean
}

/** Selects what happens today in each room that somebody has; guests who should have left already are leaving. */
export async function selectRoomsToday(sql: Sql, hotelId: string, today: string): Promise<RoomToday[]> {
  return sql<RoomToday[]>`
    SELECT s.room_id AS "roomId",
           bool_or(b.state = 'checked-in' AND (upper(s.stay) = ${today}
                   OR (upper(s.stay) < ${today} AND upper(s.stay) = b.check_out_on))) AS "isLeaving",
           bool_or(b.state = 'checked-out' AND upper(s.stay) = ${today}) AS "hasLeft",
           bool_or(b.state = 'confirmed' AND lower(s.stay) <= ${today} AND upper(s.stay) > ${today}) AS "isArriving",
           bool_or(b.state = 'checked-in' AND lower(s.stay) = ${today} AND s.stay @> ${today}::date) AS "hasArrived",
           bool_or(b.state = 'checked-in' AND lower(s.stay) < ${today} AND upper(s.stay) > ${today}) AS "isStayOver"
    FROM bookings b JOIN booking_stays s ON s.booking_id = b.id
    WHERE b.hotel_id = ${hotelId} AND s.room_id IS NOT NULL AND s.taking
      AND (b.state = 'checked-in'
           OR (b.state IN ('confirmed', 'checked-out') AND b.check_in_on <= ${today} AND b.check_out_on >= ${today}))
    GROUP BY s.room_id`
}

export async function selectRoomConditions(
  sql: Sql,
  hotelId: string,
  today: string,
): Promise<{ id: string; number: string; condition: CleaningState; isBlocked: boolean }[]> {
  return sql<{ id: string; number: string; condition: CleaningState; isBlocked: boolean }[]>`
    SELECT r.id, r.number, coalesce(s.state, 'clean') AS condition,
           EXISTS (SELECT FROM room_blocks b WHERE b.room_id = r.id AND b.nights @> ${today}::date) AS "isBlocked"
    FROM rooms r LEFT JOIN room_states s ON s.room_id = r.id
    WHERE r.hotel_id = ${hotelId} AND r.archived_at IS NULL`
}

export async function selectSettings(sql: Sql, hotelId: string): Promise<HousekeepingSettings | undefined> {
  const [row] = await sql<HousekeepingSettings[]>`
    SELECT needs_inspection AS "needsInspection", version FROM hotel_housekeeping WHERE hotel_id = ${hotelId}`
  return row
}

/** Returns undefined if somebody else has changed them since that version. */
export async function upsertSettings(
  sql: Sql,
  hotelId: string,
  { needsInspection, version }: HousekeepingSettings,
): Promise<HousekeepingSettings | undefined> {
  await sql`INSERT INTO hotel_housekeeping (hotel_id) VALUES (${hotelId}) ON CONFLICT (hotel_id) DO NOTHING`
  const [row] = await sql<HousekeepingSettings[]>`
    UPDATE hotel_housekeeping SET needs_inspection = ${needsInspection}, version = version + 1
    WHERE hotel_id = ${hotelId} AND version = ${version}
    RETURNING needs_inspection AS "needsInspection", version`
  return row
}

/** Selects the owner of a hotel and the members of the team with one of these roles there. */
export async function selectStaff(sql: Sql, hotelId: string, roles: readonly TeamRole[]): Promise<Cleaner[]> {
  return sql<Cleaner[]>`
    SELECT u.id AS "userId", trim(u.first_name || ' ' || u.last_name) AS name
    FROM hotels h JOIN users u ON u.id = h.owner_id OR u.id IN (
      SELECT p.user_id FROM team_places p
      WHERE p.owner_id = h.owner_id AND (p.hotel_id IS NULL OR p.hotel_id = h.id) AND p.role = ANY(${[...roles]}))
    WHERE h.id = ${hotelId}
    ORDER BY name, u.id`
}
