import { type BookingState, unnamedGuest } from '@roomlark/contract/booking-states'
import type { Sql } from '../../../db/database.ts'

/** A stay that needs a room of its type. */
export type Seeker = { stayId: string; roomTypeId: string; fromOn: string; untilOn: string }

export type FreeRoomRow = { stayId: string; id: string; number: string; gapNights: number }

/** A room that is free for longer than this next to a stay is as good as one that is free forever. */
const longestGap = 30

/**
 * Selects the rooms that each stay could have for all these nights, other than the one it has, with the
 * number of nights they would stay empty before and after it.
 */
export async function selectFreeRooms(sql: Sql, seekers: Seeker[]): Promise<FreeRoomRow[]> {
  return sql<FreeRoomRow[]>`
    SELECT s.stay_id AS "stayId", r.id, r.number,
           coalesce(least(s.from_on - (
             SELECT max(upper(o.during)) FROM room_occupancy o
             WHERE o.room_id = r.id AND upper(o.during) <= s.from_on), ${longestGap}::integer), ${longestGap}::integer)
           + coalesce(least((
             SELECT min(lower(o.during)) FROM room_occupancy o
             WHERE o.room_id = r.id AND lower(o.during) >= s.until_on) - s.until_on, ${longestGap}::integer),
             ${longestGap}::integer) AS "gapNights"
    FROM unnest(${seekers.map((one) => one.stayId)}::uuid[], ${seekers.map((one) => one.roomTypeId)}::uuid[],
                ${seekers.map((one) => one.fromOn)}::date[], ${seekers.map((one) => one.untilOn)}::date[])
           AS s (stay_id, room_type_id, from_on, until_on)
      JOIN rooms r ON r.room_type_id = s.room_type_id AND r.archived_at IS NULL
    WHERE s.from_on < s.until_on
      AND NOT EXISTS (
        SELECT FROM room_occupancy o WHERE o.room_id = r.id AND o.during && daterange(s.from_on, s.until_on))`
}

/** Tells whether anyone but this booking has the room on these dates, or the room is archived. */
export async function selectRoomTaken(
  sql: Sql,
  roomId: string,
  stay: { bookingId: string; checkInOn: string; checkOutOn: string },
): Promise<boolean> {
  const rows = await sql`
    SELECT 1 FROM rooms WHERE id = ${roomId} AND (archived_at IS NOT NULL OR EXISTS (
      SELECT 1 FROM room_occupancy o LEFT JOIN booking_stays s ON s.id = o.stay_id
      WHERE o.room_id = ${roomId} AND s.booking_id IS DISTINCT FROM ${stay.bookingId}
        AND o.during && daterange(${stay.checkInOn}, ${stay.checkOutOn})))`
  return rows.length > 0
}

/** Tells whether anyone but these stays has the room on these nights, or the room is archived. */
export async function selectTakenByOthers(
  sql: Sql,
  roomId: string,
  { stayIds, fromOn, untilOn }: { stayIds: string[]; fromOn: string; untilOn: string },
): Promise<boolean> {
  const rows = await sql`
    SELECT 1 FROM rooms WHERE id = ${roomId} AND (archived_at IS NOT NULL OR EXISTS (
      SELECT 1 FROM room_occupancy o
      WHERE o.room_id = ${roomId} AND o.during && daterange(${fromOn}, ${untilOn})
        AND (o.stay_id IS NULL OR o.stay_id <> ALL(${stayIds}::uuid[]))))`
  return rows.length > 0
}

export type Occupant = {
  bookingId: string
  stayId: string
  reference: string
  guestName: string
  state: BookingState
  roomTypeId: string
  checkInOn: string
  checkOutOn: string
  version: number
}

/** Selects the stays that have this room on any of these nights. */
export async function selectOccupants(
  sql: Sql,
  { hotelId, roomId, fromOn, untilOn }: { hotelId: string; roomId: string; fromOn: string; untilOn: string },
): Promise<Occupant[]> {
  return sql<Occupant[]>`
    SELECT b.id AS "bookingId", s.id AS "stayId", b.reference, coalesce(b.guest_name, ${unnamedGuest}) AS "guestName", b.state,
           s.room_type_id AS "roomTypeId", lower(s.stay) AS "checkInOn", upper(s.stay) AS "checkOutOn", b.version
    FROM room_occupancy o JOIN booking_stays s ON s.id = o.stay_id JOIN bookings b ON b.id = s.booking_id
    WHERE o.room_id = ${roomId} AND b.hotel_id = ${hotelId} AND o.during && daterange(${fromOn}, ${untilOn})
    ORDER BY lower(s.stay)`
}
