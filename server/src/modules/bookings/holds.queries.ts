import type { Sql } from '../../db/database.ts'

/**
 * Returns when a hold that begins now ends, by the database's clock, because servers may disagree about the
 * time.
 */
export async function selectHoldEnd(sql: Sql, minutes: number): Promise<Date> {
  const [row] = await sql<[{ until: Date }]>`
    SELECT clock_timestamp() + ${minutes} * interval '1 minute' AS until`
  return row.until
}

/** Extends a hold by this many minutes from now. Returns undefined if it is no longer a hold. */
export async function updateHoldEnd(sql: Sql, id: string, minutes: number): Promise<Date | undefined> {
  const [row] = await sql<{ until: Date }[]>`
    UPDATE bookings SET held_until = clock_timestamp() + ${minutes} * interval '1 minute', version = version + 1
    WHERE id = ${id} AND state = 'held' AND held_until > clock_timestamp()
    RETURNING held_until AS until`
  return row?.until
}

/** Rooms that an expired hold still takes on a night. */
export type LapsedNight = { bookingId: string; roomTypeId: string; night: string; rooms: number }

/** Selects what expired holds of a hotel still take on these nights, the hold that expired first at the top. */
export async function selectLapsedNights(
  sql: Sql,
  hotelId: string,
  { checkInOn, checkOutOn }: { checkInOn: string; checkOutOn: string },
): Promise<LapsedNight[]> {
  return sql<LapsedNight[]>`
    SELECT b.id AS "bookingId", s.room_type_id AS "roomTypeId", n.night, count(*)::integer AS rooms
    FROM bookings b JOIN booking_stays s ON s.booking_id = b.id JOIN booking_nights n ON n.stay_id = s.id
    WHERE b.hotel_id = ${hotelId} AND b.state = 'held' AND b.held_until <= clock_timestamp()
      AND n.taken AND n.night >= ${checkInOn} AND n.night < ${checkOutOn}
    GROUP BY b.id, s.room_type_id, n.night ORDER BY b.held_until, b.id`
}

/** Selects the holds that have expired, either of one hotel or of all. */
export async function selectLapsedHolds(sql: Sql, hotelId?: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM bookings
    WHERE state = 'held' AND held_until <= clock_timestamp() ${hotelId === undefined ? sql`` : sql`AND hotel_id = ${hotelId}`}
    ORDER BY held_until LIMIT 500`
  return rows.map(({ id }) => id)
}
