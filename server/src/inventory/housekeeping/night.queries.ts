import { dirtyFromHour } from '@roomlark/contract/inventory/room-states'
import type { Sql } from '../../db/database.ts'

export type DueHotel = { id: string; today: string }

/**
 * Selects hotels where the night is over by their own clock and whose rooms have not been looked at since. Those without
 * guests in house and without a block that ended have nothing to look at.
 */
export async function selectDueHotels(
  sql: Sql,
  now: Date,
  after: string | undefined,
  limit: number,
): Promise<DueHotel[]> {
  return sql<DueHotel[]>`
    SELECT h.id, l.clock::date AS today
    FROM hotels h
      CROSS JOIN LATERAL (SELECT ${now}::timestamptz AT TIME ZONE h.time_zone AS clock) l
      LEFT JOIN hotel_housekeeping k ON k.hotel_id = h.id
    WHERE h.archived_at IS NULL AND extract(hour FROM l.clock) >= ${dirtyFromHour}
      AND (k.night_on IS NULL OR k.night_on < l.clock::date - 1)
      AND (EXISTS (SELECT FROM bookings b WHERE b.hotel_id = h.id AND b.state = 'checked-in')
           OR EXISTS (SELECT FROM room_blocks b WHERE b.hotel_id = h.id AND upper(b.nights) = l.clock::date))
      ${after === undefined ? sql`` : sql`AND h.id > ${after}`}
    ORDER BY h.id LIMIT ${limit}`
}

/** Returns whether this transaction is the first to look at the night; another one that does waits here. */
export async function upsertNight(sql: Sql, hotelId: string, night: string): Promise<boolean> {
  const rows = await sql`
    INSERT INTO hotel_housekeeping AS k (hotel_id, night_on) VALUES (${hotelId}, ${night})
    ON CONFLICT (hotel_id) DO UPDATE SET night_on = excluded.night_on
      WHERE k.night_on IS NULL OR k.night_on < excluded.night_on
    RETURNING 1`
  return rows.length > 0
}

/** Selects rooms in which a guest in house slept that night, also one who should have left before. */
export async function selectSleptIn(sql: Sql, hotelId: string, night: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT DISTINCT s.room_id AS id
    FROM bookings b JOIN booking_stays s ON s.booking_id = b.id JOIN rooms r ON r.id = s.room_id
    WHERE b.hotel_id = ${hotelId} AND b.state = 'checked-in' AND s.taking AND r.archived_at IS NULL
      AND lower(s.stay) <= ${night} AND (upper(s.stay) > ${night} OR upper(s.stay) = b.check_out_on)`
  return rows.map(({ id }) => id)
}

/** Selects rooms that are in order again since this day: somebody has worked in them. */
export async function selectBackInOrder(sql: Sql, hotelId: string, day: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT b.room_id AS id FROM room_blocks b JOIN rooms r ON r.id = b.room_id
    WHERE b.hotel_id = ${hotelId} AND upper(b.nights) = ${day} AND r.archived_at IS NULL`
  return rows.map(({ id }) => id)
}
