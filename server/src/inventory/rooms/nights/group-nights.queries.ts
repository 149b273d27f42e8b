import type { Sql } from '../../../db/database.ts'

export type GroupNightRow = {
  roomTypeId: string
  night: string
  rooms: number
  held: number
  /** Rooms that bookings of the group have on that night. */
  picked: number
  isOpen: boolean
}

/** The caller has locked these nights, so that nobody changes what a group holds of them. */
export async function selectGroupNights(sql: Sql, groupId: string): Promise<GroupNightRow[]> {
  return sql<GroupNightRow[]>`
    SELECT n.room_type_id AS "roomTypeId", n.night, n.rooms, n.held, g.state = 'open' AS "isOpen",
           coalesce(p.rooms, 0) AS picked
    FROM groups g JOIN group_nights n ON n.group_id = g.id
      LEFT JOIN (
        SELECT s.room_type_id, bn.night, count(*)::integer AS rooms
        FROM bookings b JOIN booking_stays s ON s.booking_id = b.id JOIN booking_nights bn ON bn.stay_id = s.id
        WHERE b.group_id = ${groupId} AND bn.taken
        GROUP BY s.room_type_id, bn.night
      ) p ON p.room_type_id = n.room_type_id AND p.night = n.night
    WHERE g.id = ${groupId}
    ORDER BY n.room_type_id, n.night`
}

/** Adds the nights that are missing, without any room yet. */
export async function insertGroupNights(
  sql: Sql,
  groupId: string,
  nights: { roomTypeId: string; night: string }[],
): Promise<void> {
  await sql`
    INSERT INTO group_nights (group_id, room_type_id, night, rooms, held)
    SELECT ${groupId}, n.room_type_id, n.night, 0, 0
    FROM unnest(${nights.map((row) => row.roomTypeId)}::uuid[], ${nights.map((row) => row.night)}::date[])
      AS n (room_type_id, night)
    ON CONFLICT ON CONSTRAINT group_nights_pkey DO NOTHING`
}

/** Writes what was agreed on and what is held; a night without rooms is no longer the group's. */
export async function updateGroupNights(
  sql: Sql,
  groupId: string,
  nights: Pick<GroupNightRow, 'roomTypeId' | 'night' | 'rooms' | 'held'>[],
): Promise<void> {
  await sql`
    UPDATE group_nights n SET rooms = d.rooms, held = d.held
    FROM unnest(${nights.map((row) => row.roomTypeId)}::uuid[], ${nights.map((row) => row.night)}::date[],
                ${nights.map((row) => row.rooms)}::integer[], ${nights.map((row) => row.held)}::integer[])
      AS d (room_type_id, night, rooms, held)
    WHERE n.group_id = ${groupId} AND n.room_type_id = d.room_type_id AND n.night = d.night`
  await sql`DELETE FROM group_nights WHERE group_id = ${groupId} AND rooms = 0`
}

type HeldChange = { roomTypeId: string; night: string; rooms: number }

export async function addGroupHeld(sql: Sql, groupId: string, changes: HeldChange[]): Promise<void> {
  await sql`
    UPDATE group_nights n SET held = n.held + d.rooms
    FROM unnest(${changes.map((row) => row.roomTypeId)}::uuid[], ${changes.map((row) => row.night)}::date[],
                ${changes.map((row) => row.rooms)}::integer[]) AS d (room_type_id, night, rooms)
    WHERE n.group_id = ${groupId} AND n.room_type_id = d.room_type_id AND n.night = d.night`
}

/** Selects what groups hold of a hotel between two nights, both included. */
export async function selectGroupHolds(
  sql: Sql,
  hotelId: string,
  fromOn: string,
  untilOn: string,
): Promise<{ groupId: string; name: string; roomTypeId: string; night: string; rooms: number }[]> {
  return sql<{ groupId: string; name: string; roomTypeId: string; night: string; rooms: number }[]>`
    SELECT g.id AS "groupId", g.name, n.room_type_id AS "roomTypeId", n.night, n.held AS rooms
    FROM groups g JOIN group_nights n ON n.group_id = g.id
    WHERE g.hotel_id = ${hotelId} AND g.state = 'open' AND n.held > 0 AND n.night BETWEEN ${fromOn} AND ${untilOn}
    ORDER BY g.name, g.id, n.room_type_id, n.night`
}
