import type { RoomStateCause, RoomStateChange } from '@roomlark/contract/inventory/housekeeping'
import type { CleaningState } from '@roomlark/contract/inventory/room-states'
import type { Sql } from '../../db/database.ts'

export type StateRow = { roomId: string; state: CleaningState; version: number }

/** A room that nobody has touched yet gets its row here. Rows are locked in one order, so that nobody deadlocks. */
export async function selectStatesForUpdate(sql: Sql, roomIds: string[], now: Date): Promise<StateRow[]> {
  await sql`
    INSERT INTO room_states (room_id, hotel_id, state, since, version)
    SELECT id, hotel_id, 'clean', ${now}, 0 FROM rooms WHERE id = ANY(${roomIds}::uuid[]) ORDER BY id
    ON CONFLICT (room_id) DO NOTHING`
  return sql<StateRow[]>`
    SELECT room_id AS "roomId", state, version FROM room_states WHERE room_id = ANY(${roomIds}::uuid[])
    ORDER BY room_id FOR UPDATE`
}

export type NewState = StateRow & { to: CleaningState }

/** Writes the new states and how the rooms came to them, and returns their hotels. The caller has locked the rows. */
export async function updateStates(
  sql: Sql,
  changes: NewState[],
  why: { cause: RoomStateCause; bookingId: string | null; at: Date; byId: string | null },
): Promise<Set<string>> {
  const rows = await sql<{ hotelId: string }[]>`
    WITH changed AS (
      UPDATE room_states s SET state = c.to_state, since = ${why.at}, by_id = ${why.byId}, version = s.version + 1
      FROM unnest(${changes.map(({ roomId }) => roomId)}::uuid[], ${changes.map(({ state }) => state)}::text[],
                  ${changes.map(({ to }) => to)}::text[]) AS c (room_id, from_state, to_state)
      WHERE s.room_id = c.room_id
      RETURNING s.room_id, s.version, c.from_state, c.to_state
    )
    INSERT INTO room_state_changes (room_id, version, cause, from_state, to_state, booking_id, at, by_id)
    SELECT room_id, version, ${why.cause}, from_state, to_state, ${why.bookingId}::uuid, ${why.at}, ${why.byId}::uuid
    FROM changed
    RETURNING (SELECT hotel_id FROM rooms WHERE id = room_id) AS "hotelId"`
  return new Set(rows.map(({ hotelId }) => hotelId))
}

/** Selects the rooms that the check-out of a booking left dirty, and what they were before. */
export async function selectCheckOutChanges(
  sql: Sql,
  bookingId: string,
): Promise<{ roomId: string; before: CleaningState; version: number }[]> {
  return sql<{ roomId: string; before: CleaningState; version: number }[]>`
    SELECT DISTINCT ON (room_id) room_id AS "roomId", from_state AS before, version
    FROM room_state_changes WHERE booking_id = ${bookingId} AND cause = 'check-out'
    ORDER BY room_id, version DESC`
}

export type ChangeRow = Omit<RoomStateChange, 'at'> & { at: Date }

export async function selectStateChanges(sql: Sql, roomId: string, limit: number): Promise<ChangeRow[]> {
  return sql<ChangeRow[]>`
    SELECT c.to_state AS state, c.cause, c.at, nullif(trim(u.first_name || ' ' || u.last_name), '') AS "byName"
    FROM room_state_changes c LEFT JOIN users u ON u.id = c.by_id
    WHERE c.room_id = ${roomId} ORDER BY c.version DESC LIMIT ${limit}`
}

/** Selects the rooms of a hotel whose guests leave today or should have left, and have not checked out. */
export async function selectRoomsStillIn(
  sql: Sql,
  hotelId: string,
  today: string,
): Promise<{ id: string; number: string }[]> {
  return sql<{ id: string; number: string }[]>`
    SELECT DISTINCT r.id, r.number
    FROM bookings b
      JOIN booking_stays s ON s.booking_id = b.id AND s.taking AND upper(s.stay) = b.check_out_on
      JOIN rooms r ON r.id = s.room_id
    WHERE b.hotel_id = ${hotelId} AND b.state = 'checked-in' AND b.check_out_on <= ${today}`
}
