import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import type { Sql } from '../db/database.ts'
import type { SeededHotel } from './rooms.ts'

type Value = string | number | boolean | null | object

/**
 * Inserts many rows in one statement, except those that are there since a crash. The keys are the columns and must be
 * the same in every row.
 */
export async function insertRecords(sql: Sql, table: string, rows: Record<string, Value>[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql(Object.keys(first))
  await sql`
    INSERT INTO ${sql(table)} (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${sql(table)}, ${sql.json(rows as never)})
    ON CONFLICT DO NOTHING`
}

/** Selects the hotels of an account that have no rooms yet. */
export async function selectBareHotels(sql: Sql, ownerId: string): Promise<SeededHotel[]> {
  return sql<(SeededHotel & Pick<HotelInput, 'starRating'>)[]>`
    SELECT id, name, currency, time_zone AS "timeZone", check_in_time AS "checkInTime",
           check_out_time AS "checkOutTime", cancellation_policy AS "cancellationPolicy",
           children_policy AS "childrenPolicy", star_rating AS "starRating"
    FROM hotels h
    WHERE owner_id = ${ownerId} AND archived_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM room_types t WHERE t.hotel_id = h.id)
    ORDER BY created_at, id`
}

/** Updates the planner's statistics: it would assume empty tables. */
export async function analyzeBookings(sql: Sql): Promise<void> {
  // A tenth of the usual sample is enough to tell thousands of rows from none.
  await sql`SET LOCAL default_statistics_target = 10`
  await sql`ANALYZE bookings, booking_stays, booking_nights, booking_events, nights`
}

/** Counts the rooms sold each night from the bookings themselves. */
export async function insertSoldNights(sql: Sql, hotelId: string): Promise<void> {
  await sql`
    INSERT INTO nights (room_type_id, night, capacity, sold)
    SELECT t.id, n.night, t.units, count(*)
    FROM room_types t JOIN booking_stays s ON s.room_type_id = t.id JOIN booking_nights n ON n.stay_id = s.id
    WHERE t.hotel_id = ${hotelId} AND n.taken
    GROUP BY t.id, n.night`
}

/** New Year requires a stay of three nights. */
export async function upsertNewYear(sql: Sql, hotelId: string, nights: string[]): Promise<void> {
  await sql`
    INSERT INTO nights (room_type_id, night, capacity, min_stay)
    SELECT t.id, night, t.units, 3 FROM room_types t CROSS JOIN unnest(${nights}::date[]) AS night
    WHERE t.hotel_id = ${hotelId}
    ON CONFLICT ON CONSTRAINT nights_pkey DO UPDATE SET min_stay = excluded.min_stay`
}

/** Marks tomorrow's reminders as sent, because bookings that were just generated should not cause emails. */
export async function insertPastReminders(
  sql: Sql,
  hotelId: string,
  arrivalOn: string,
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO booking_mails (booking_id, kind, recipient, arrival_on, queued_at, sent_at, sent_to)
    SELECT id, 'reminder', recipient, check_in_on, ${now}, ${now}, guest_email
    FROM bookings CROSS JOIN unnest(ARRAY['guest', 'hotel']) AS recipient
    WHERE hotel_id = ${hotelId} AND state = 'confirmed' AND check_in_on = ${arrivalOn}`
}
