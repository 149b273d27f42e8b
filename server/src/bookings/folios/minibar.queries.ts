import type { Sql } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'

export type RoomGuest = { number: string; bookingId: string | null }

/** Selects a room and the booking whose guests are in it, or else left it today. */
export async function selectRoomGuest(
  sql: Sql,
  { hotelId, roomId, now }: { hotelId: string; roomId: string; now: Date },
  scope: HotelScope,
): Promise<RoomGuest | undefined> {
  const [row] = await sql<RoomGuest[]>`
    SELECT r.number, (
      SELECT b.id FROM booking_stays s JOIN bookings b ON b.id = s.booking_id
      WHERE s.room_id = r.id AND (
        b.state = 'checked-in' AND s.stay @> today.day
        OR b.state IN ('checked-in', 'checked-out') AND upper(s.stay) = today.day)
      ORDER BY b.state = 'checked-in' DESC, upper(s.stay) DESC, b.id LIMIT 1) AS "bookingId"
    FROM rooms r JOIN room_types t ON t.id = r.room_type_id JOIN hotels h ON h.id = t.hotel_id
      CROSS JOIN LATERAL (SELECT (${now}::timestamptz AT TIME ZONE h.time_zone)::date AS day) AS today
    WHERE r.id = ${roomId} AND h.id = ${hotelId} ${inScope(sql, scope)}`
  return row
}
