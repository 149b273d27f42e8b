import type { Sql, SqlPart } from '../../../db/database.ts'
import { tellChangedNights } from '../../../db/outbox.ts'

/**
 * Returns when a hold that begins now ends, by the database's clock, because servers may disagree about the
 * time.
 */
export async function selectHoldEnd(sql: Sql, minutes: number): Promise<Date> {
  const [row] = await sql<[{ until: Date }]>`
    SELECT clock_timestamp() + ${minutes} * interval '1 minute' AS until`
  return row.until
}

/** Extends a hold to this many minutes from now, unless it lasts longer. Returns undefined if it is no longer a hold. */
export async function updateHoldEnd(sql: Sql, id: string, minutes: number): Promise<Date | undefined> {
  const [row] = await sql<{ until: Date }[]>`
    UPDATE bookings SET held_until = greatest(held_until, clock_timestamp() + ${minutes} * interval '1 minute'),
      version = version + 1
    WHERE id = ${id} AND state = 'held' AND held_until > clock_timestamp()
    RETURNING held_until AS until`
  return row?.until
}

export async function updateGuestCleared(sql: Sql, id: string, now: Date): Promise<void> {
  await sql`
    UPDATE bookings SET guest_name = NULL, guest_email = NULL, guest_phone = NULL, guest_country = NULL,
      guest_language = NULL, arrival_time = NULL, staying_name = NULL, special_requests = '', updated_at = ${now},
      version = version + 1
    WHERE id = ${id} AND state = 'held'`
}

type Dates = { checkInOn: string; checkOutOn: string }

/** Rooms that an expired hold still takes on a night. */
export type LapsedNight = { bookingId: string; roomTypeId: string; night: string; rooms: number }

/** Selects what expired holds of a hotel still take on these nights, the hold that expired first at the top. */
export async function selectLapsedNights(sql: Sql, hotelId: string, dates: Dates): Promise<LapsedNight[]> {
  return sql<LapsedNight[]>`${lapsedNights(sql, sql`(SELECT ${hotelId}::uuid)`, dates)}`
}

/** The same as a column of a query whose hotels are called h. */
export function lapsedColumn(sql: Sql, dates: Dates) {
  return sql`(SELECT coalesce(json_agg(l), '[]') FROM (${lapsedNights(sql, sql`h.id`, dates)}) l) AS lapsed`
}

/** Planned once, without knowing the values (decision 0391). */
function lapsedNights(sql: Sql, hotelId: SqlPart, { checkInOn, checkOutOn }: Dates) {
  return sql`
    SELECT b.id AS "bookingId", s.room_type_id AS "roomTypeId", n.night, count(*)::integer AS rooms
    FROM bookings b JOIN booking_stays s ON s.booking_id = b.id JOIN booking_nights n ON n.stay_id = s.id
    WHERE b.hotel_id = ${hotelId} AND b.state = 'held' AND b.held_until <= clock_timestamp()
      AND n.taken AND n.night >= (SELECT ${checkInOn}::date) AND n.night < (SELECT ${checkOutOn}::date)
    GROUP BY b.id, s.room_type_id, n.night ORDER BY b.held_until, b.id`
}

/** Selects the expired holds that still have rooms on these nights; with rooms, only those that have one of them. */
export async function selectLapsedOn(
  sql: Sql,
  hotelId: string,
  { checkInOn, checkOutOn, roomIds }: Dates & { roomIds?: string[] },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT b.id FROM bookings b
    WHERE b.hotel_id = ${hotelId} AND b.state = 'held' AND b.held_until <= clock_timestamp() AND EXISTS (
      SELECT FROM booking_stays s
      WHERE s.booking_id = b.id AND s.taking AND lower(s.stay) < ${checkOutOn} AND upper(s.stay) > ${checkInOn}
        ${roomIds === undefined ? sql`` : sql`AND s.room_id = ANY(${roomIds}::uuid[])`})`
  return rows.map(({ id }) => id)
}

/** Selects the holds of all hotels that have expired. */
export async function selectLapsedHolds(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM bookings WHERE state = 'held' AND held_until <= clock_timestamp() ORDER BY held_until LIMIT 500`
  return rows.map(({ id }) => id)
}

/**
 * Ends holds, writes so to their histories and puts their rooms and extras back on sale, any number of them in one statement. It
 * locks bookings first and then nights, in the order used everywhere. It leaves holds alone that were confirmed,
 * cancelled or extended meanwhile, and holds whose version changed while it waited for them, because it would not see
 * what nights these have now. A hold is not a booking yet: it is neither counted nor mailed about, and has no folio; none
 * is of a group.
 */
export async function updateEnded(
  sql: Sql,
  ids: string[],
  { isEarly, now }: { isEarly: boolean; now: Date },
): Promise<void> {
  await sql`
    WITH locked AS (
      SELECT id, version FROM bookings
      WHERE id = ANY(${ids}::uuid[]) AND state = 'held' AND (${isEarly} OR held_until <= clock_timestamp())
      ORDER BY id FOR UPDATE
    ), ended AS (
      UPDATE bookings b SET state = 'expired', held_until = NULL, updated_at = ${now}, version = b.version + 1
      FROM locked JOIN bookings seen ON seen.id = locked.id AND seen.version = locked.version
      WHERE b.id = locked.id
      RETURNING b.*
    ), events AS (
      INSERT INTO booking_events
        (booking_id, at, by_guest, kind, params, hotel_id, affiliate_id, from_on, until_on, of_hold)
      SELECT id, ${now}, false, 'expired', '{}', hotel_id, affiliate_id, check_in_on, check_out_on, true FROM ended
    ), left_stays AS (
      UPDATE booking_stays s SET taking = false FROM ended WHERE s.booking_id = ended.id AND s.taking
    ), freed AS (
      UPDATE booking_nights n SET taken = false FROM booking_stays s JOIN ended ON ended.id = s.booking_id
      WHERE s.id = n.stay_id AND n.taken
      RETURNING s.room_type_id, n.night
    ), rooms AS (
      SELECT room_type_id, night, count(*)::integer AS rooms FROM freed GROUP BY room_type_id, night
    ), counters AS (
      SELECT room_type_id, night, rooms.rooms FROM nights JOIN rooms USING (room_type_id, night)
      ORDER BY room_type_id, night FOR UPDATE OF nights
    ), changed AS (
      UPDATE nights n SET sold = n.sold - c.rooms FROM counters c
      WHERE n.room_type_id = c.room_type_id AND n.night = c.night
      RETURNING n.room_type_id, n.night
    ), orders AS (
      UPDATE booking_extras x SET ended_at = ${now} FROM ended WHERE x.booking_id = ended.id AND x.ended_at IS NULL
      RETURNING x.extra_id, x.from_on, x.until_on, x.quantity
    ), extras AS (
      SELECT extra_id, day::date AS day, sum(quantity)::integer AS quantity
      FROM orders, generate_series(from_on, until_on, interval '1 day') AS day GROUP BY extra_id, day
    ), extra_counters AS (
      SELECT extra_id, day, extras.quantity FROM extra_days JOIN extras USING (extra_id, day)
      ORDER BY extra_id, day FOR UPDATE OF extra_days
    ), given_back AS (
      UPDATE extra_days d SET taken = d.taken - c.quantity FROM extra_counters c
      WHERE d.extra_id = c.extra_id AND d.day = c.day
    ), ${tellChangedNights(sql)}`
}
