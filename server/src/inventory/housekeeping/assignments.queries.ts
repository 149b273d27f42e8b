import type { Sql } from '../../db/database.ts'

/** Selects which of these are rooms of the hotel, and keeps them from being removed. */
export async function selectOwnRoomsForKeyShare(
  sql: Sql,
  hotelId: string,
  roomIds: string[],
): Promise<{ id: string; number: string }[]> {
  return sql<{ id: string; number: string }[]>`
    SELECT id, number FROM rooms
    WHERE id = ANY(${roomIds}::uuid[]) AND hotel_id = ${hotelId} AND archived_at IS NULL
    ORDER BY id FOR KEY SHARE`
}

export async function upsertAssignments(
  sql: Sql,
  roomIds: string[],
  row: { hotelId: string; day: string; userId: string; byId: string; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO room_assignments (room_id, day, hotel_id, user_id, by_id, at)
    SELECT id, ${row.day}::date, ${row.hotelId}::uuid, ${row.userId}::uuid, ${row.byId}::uuid, ${row.at}::timestamptz
    FROM unnest(${roomIds}::uuid[]) AS id ORDER BY id
    ON CONFLICT (room_id, day) DO UPDATE SET user_id = excluded.user_id, by_id = excluded.by_id, at = excluded.at`
}

export async function deleteAssignments(sql: Sql, roomIds: string[], day: string): Promise<void> {
  await sql`DELETE FROM room_assignments WHERE room_id = ANY(${roomIds}::uuid[]) AND day = ${day}`
}

export async function updateFloors(sql: Sql, roomIds: string[], floor: string | null): Promise<void> {
  await sql`UPDATE rooms SET floor = ${floor} WHERE id = ANY(${roomIds}::uuid[])`
}
