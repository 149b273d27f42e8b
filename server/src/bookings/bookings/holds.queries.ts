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

type Dates = { checkInOn: string; checkOutOn: string }

/** Rooms of a type on a night. */
type NightRooms = { roomTypeId: string; night: string; rooms: number }

/** Rooms that an expired hold still takes on a night. */
export type LapsedNight = NightRooms & { bookingId: string }

/** Selects what expired holds of a hotel still take on these nights, the hold that expired first at the top. */
export async function selectLapsedNights(
  sql: Sql,
  hotelId: string,
  { checkInOn, checkOutOn }: Dates,
): Promise<LapsedNight[]> {
  return sql<LapsedNight[]>`
    SELECT b.id AS "bookingId", s.room_type_id AS "roomTypeId", n.night, count(*)::integer AS rooms
    FROM bookings b JOIN booking_stays s ON s.booking_id = b.id JOIN booking_nights n ON n.stay_id = s.id
    WHERE b.hotel_id = ${hotelId} AND b.state = 'held' AND b.held_until <= clock_timestamp()
      AND n.taken AND n.night >= ${checkInOn} AND n.night < ${checkOutOn}
    GROUP BY b.id, s.room_type_id, n.night ORDER BY b.held_until, b.id`
}

/** Selects the expired holds that still have rooms on these nights; with a room, only those that have this one. */
export async function selectLapsedOn(
  sql: Sql,
  hotelId: string,
  { checkInOn, checkOutOn, roomId }: Dates & { roomId?: string | undefined },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT b.id FROM bookings b
    WHERE b.hotel_id = ${hotelId} AND b.state = 'held' AND b.held_until <= clock_timestamp() AND EXISTS (
      SELECT FROM booking_stays s
      WHERE s.booking_id = b.id AND s.taking AND lower(s.stay) < ${checkOutOn} AND upper(s.stay) > ${checkInOn}
        ${roomId === undefined ? sql`` : sql`AND s.room_id = ${roomId}`})`
  return rows.map(({ id }) => id)
}

/** Selects the holds of all hotels that have expired. */
export async function selectLapsedHolds(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM bookings WHERE state = 'held' AND held_until <= clock_timestamp() ORDER BY held_until LIMIT 500`
  return rows.map(({ id }) => id)
}

/** Locks those of these bookings that are still holds, always in the same order. */
export async function selectHoldsForUpdate(
  sql: Sql,
  ids: string[],
): Promise<{ id: string; isLapsed: boolean }[]> {
  return sql<{ id: string; isLapsed: boolean }[]>`
    SELECT id, held_until <= clock_timestamp() AS "isLapsed" FROM bookings
    WHERE id = ANY(${ids}::uuid[]) AND state = 'held' ORDER BY id FOR UPDATE`
}

/**
 * Ends holds and writes so to their histories. Nobody else is told, because a hold is not a booking yet: it is neither
 * counted nor mailed about, and has no folio.
 */
export async function updateExpired(sql: Sql, ids: string[], now: Date): Promise<void> {
  await sql`
    WITH ended AS (
      UPDATE bookings SET state = 'expired', held_until = NULL, updated_at = ${now}, version = version + 1
      WHERE id = ANY(${ids}::uuid[])
      RETURNING *
    )
    INSERT INTO booking_events (booking_id, at, by_guest, kind, params, hotel_id, affiliate_id, from_on, until_on, of_hold)
    SELECT id, ${now}, false, 'expired', '{}', hotel_id, affiliate_id, check_in_on, check_out_on, true FROM ended`
}

/** Gives back all nights of holds, which keep their dates and prices. Returns how many rooms that is. */
export async function updateHoldsReleased(sql: Sql, ids: string[]): Promise<NightRooms[]> {
  return sql<NightRooms[]>`
    WITH left_stays AS (
      UPDATE booking_stays SET taking = false WHERE booking_id = ANY(${ids}::uuid[]) AND taking
    ), freed AS (
      UPDATE booking_nights n SET taken = false FROM booking_stays s
      WHERE s.id = n.stay_id AND s.booking_id = ANY(${ids}::uuid[]) AND n.taken
      RETURNING s.room_type_id, n.night
    )
    SELECT room_type_id AS "roomTypeId", night, count(*)::integer AS rooms FROM freed GROUP BY room_type_id, night`
}
