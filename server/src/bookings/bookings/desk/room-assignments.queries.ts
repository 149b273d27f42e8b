import { unnamedGuest } from '@roomlark/contract/booking-states'
import type { Sql } from '../../../db/database.ts'

type Nights = { fromOn: string; untilOn: string }

export type RoomlessRow = Nights & {
  stayId: string
  bookingId: string
  roomTypeId: string
  guestName: string
  version: number
  lastRoomId: string | null
}

export type AssignableRow = {
  id: string
  number: string
  roomTypeId: string
  floor: string | null
  taken: Nights[]
}

/** Selects the confirmed stays without a room that have nights between two dates. */
export async function selectRoomless(
  sql: Sql,
  hotelId: string,
  { fromOn, untilOn }: Nights,
): Promise<RoomlessRow[]> {
  return sql<RoomlessRow[]>`
    SELECT s.id AS "stayId", b.id AS "bookingId", s.room_type_id AS "roomTypeId", lower(s.stay) AS "fromOn",
           upper(s.stay) AS "untilOn", coalesce(b.guest_name, ${unnamedGuest}) AS "guestName", b.version,
           (SELECT l.room_id FROM bookings o JOIN booking_stays l ON l.booking_id = o.id
            WHERE o.guest_profile_id = b.guest_profile_id AND o.hotel_id = b.hotel_id AND o.state = 'checked-out'
              AND l.room_type_id = s.room_type_id AND l.room_id IS NOT NULL
            ORDER BY upper(l.stay) DESC, l.id LIMIT 1) AS "lastRoomId"
    FROM bookings b JOIN booking_stays s ON s.booking_id = b.id
    WHERE b.hotel_id = ${hotelId} AND b.state = 'confirmed' AND s.taking AND s.room_id IS NULL
      AND b.check_in_on <= ${untilOn} AND b.check_out_on > ${fromOn}
      AND s.stay && daterange(${fromOn}, ${untilOn}, '[]')
    ORDER BY lower(s.stay), s.id`
}

/** Selects the rooms of a hotel with the nights from a day on that somebody or something has them. */
export async function selectAssignableRooms(
  sql: Sql,
  hotelId: string,
  fromOn: string,
): Promise<AssignableRow[]> {
  return sql<AssignableRow[]>`
    SELECT r.id, r.number, r.room_type_id AS "roomTypeId", r.floor,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('fromOn', lower(o.during), 'untilOn', upper(o.during))), '[]')
            FROM room_occupancy o WHERE o.room_id = r.id AND upper(o.during) >= ${fromOn}::date - 30) AS taken
    FROM rooms r WHERE r.hotel_id = ${hotelId} AND r.archived_at IS NULL
    ORDER BY r.number`
}
