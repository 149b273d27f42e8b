import type { Sql } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'
import { upsertVersion } from '../../db/versioned-row.ts'

export type ArrivalsRow = { directions: string; takesCheckIn: boolean; sealedEntry: Buffer; version: number }

/** Returns undefined if the hotel is not within reach, and null if nobody has written anything yet. */
export async function selectArrivals(
  sql: Sql,
  hotelId: string,
  scope: HotelScope,
): Promise<ArrivalsRow | null | undefined> {
  const [row] = await sql<(ArrivalsRow | { version: null })[]>`
    SELECT a.directions, a.takes_check_in AS "takesCheckIn", a.sealed_entry AS "sealedEntry", a.version
    FROM hotels h LEFT JOIN hotel_arrivals a ON a.hotel_id = h.id WHERE h.id = ${hotelId} ${inScope(sql, scope)}`
  return row && (row.version === null ? null : row)
}

export async function selectHotelArrivals(sql: Sql, hotelId: string): Promise<ArrivalsRow | undefined> {
  const [row] = await sql<ArrivalsRow[]>`
    SELECT directions, takes_check_in AS "takesCheckIn", sealed_entry AS "sealedEntry", version
    FROM hotel_arrivals WHERE hotel_id = ${hotelId}`
  return row
}

/** Returns the new version, or undefined if somebody else was quicker. */
export async function upsertArrivals(
  sql: Sql,
  { hotelId, version }: { hotelId: string; version: number },
  { directions, takesCheckIn, sealedEntry }: Omit<ArrivalsRow, 'version'>,
  { byId, now }: { byId: string; now: Date },
): Promise<number | undefined> {
  return upsertVersion(sql, 'hotel_arrivals', { hotel_id: hotelId }, version, {
    directions,
    takes_check_in: takesCheckIn,
    sealed_entry: sealedEntry,
    by_id: byId,
    updated_at: now,
  })
}

/** Counts those of the rooms that are rooms of the hotel. */
export async function selectRoomCount(
  sql: Sql,
  hotelId: string,
  roomIds: readonly string[],
): Promise<number> {
  const [{ count }] = await sql<[{ count: number }]>`
    SELECT count(*)::integer AS count FROM rooms r JOIN room_types t ON t.id = r.room_type_id
    WHERE t.hotel_id = ${hotelId} AND r.id = ANY(${[...roomIds]}::uuid[])`
  return count
}

/** Selects the rooms that a booking has on a day, the day of leaving included. */
export async function selectRoomsOnDay(
  sql: Sql,
  bookingId: string,
  day: string,
): Promise<{ id: string; number: string }[]> {
  return sql<{ id: string; number: string }[]>`
    SELECT DISTINCT r.id, r.number FROM booking_stays s JOIN rooms r ON r.id = s.room_id
    WHERE s.booking_id = ${bookingId} AND s.taking AND lower(s.stay) <= ${day} AND upper(s.stay) >= ${day}
    ORDER BY r.number`
}
