import type { Sql } from '../../db/database.ts'

type Span = { fromOn: string; untilOn: string }

/** Longer stays have an index of their own. */
const usualNights = 30

export type Movement = { day: string; arrivals: number; departures: number }

/**
 * Rooms that guests come to or leave; who cancelled or never came is in neither. The rooms of each booking are counted by
 * themselves: a join is planned as if all stays were needed, and reads more of them each year.
 */
export async function selectMovements(
  sql: Sql,
  hotelId: string,
  { fromOn, untilOn }: Span,
): Promise<Movement[]> {
  const comes = sql`b.state IN ('confirmed', 'checked-in', 'checked-out')`
  return sql<Movement[]>`
    SELECT day, sum(arrivals)::integer AS arrivals, sum(departures)::integer AS departures FROM (
      SELECT b.check_in_on AS day, sum(s.rooms) AS arrivals, 0 AS departures
      FROM bookings b CROSS JOIN LATERAL (
        SELECT count(*) AS rooms FROM booking_stays WHERE booking_id = b.id AND lower(stay) = b.check_in_on
      ) AS s
      WHERE b.hotel_id = ${hotelId} AND b.check_in_on BETWEEN ${fromOn} AND ${untilOn} AND ${comes}
      GROUP BY 1
      UNION ALL
      SELECT b.check_out_on, 0, sum(s.rooms)
      FROM bookings b CROSS JOIN LATERAL (
        SELECT count(*) AS rooms FROM booking_stays WHERE booking_id = b.id AND upper(stay) = b.check_out_on
      ) AS s
      WHERE b.hotel_id = ${hotelId} AND b.check_out_on BETWEEN ${fromOn} AND ${untilOn} AND ${comes}
      GROUP BY 1
    ) AS moves GROUP BY day`
}

export type HeldNight = { night: string; held: number; options: number }

/** Rooms that are held, by the clock of the database, as everywhere; an option has a reminder, the hold of a guest who is booking has none. */
export async function selectHeldNights(
  sql: Sql,
  hotelId: string,
  { fromOn, untilOn }: Span,
): Promise<HeldNight[]> {
  return sql<HeldNight[]>`
    SELECT n.night, count(*) FILTER (WHERE b.remind_at IS NULL)::integer AS held,
           count(*) FILTER (WHERE b.remind_at IS NOT NULL)::integer AS options
    FROM bookings b JOIN booking_stays s ON s.booking_id = b.id
      JOIN booking_nights n ON n.stay_id = s.id AND n.taken AND n.night BETWEEN ${fromOn} AND ${untilOn}
    WHERE b.hotel_id = ${hotelId} AND b.state = 'held' AND b.held_until > clock_timestamp()
    GROUP BY n.night`
}

/** Rooms that groups hold and have not picked up. */
export async function selectGroupNights(
  sql: Sql,
  hotelId: string,
  { fromOn, untilOn }: Span,
): Promise<{ night: string; rooms: number }[]> {
  return sql<{ night: string; rooms: number }[]>`
    SELECT n.night, sum(n.held)::integer AS rooms
    FROM room_types t JOIN group_nights n ON n.room_type_id = t.id AND n.held > 0
      AND n.night BETWEEN ${fromOn} AND ${untilOn}
    WHERE t.hotel_id = ${hotelId} GROUP BY n.night`
}

export async function selectOutOfOrder(
  sql: Sql,
  hotelId: string,
  { fromOn, untilOn }: Span,
): Promise<{ night: string; rooms: number }[]> {
  return sql<{ night: string; rooms: number }[]>`
    SELECT n.night, sum(n.out_of_order)::integer AS rooms
    FROM room_types t JOIN nights n ON n.room_type_id = t.id AND n.night BETWEEN ${fromOn} AND ${untilOn}
    WHERE t.hotel_id = ${hotelId} AND n.out_of_order > 0 GROUP BY n.night`
}

export type OnBooks = { roomTypeId: string; night: string; rooms: number; cents: number }

/**
 * Selects the nights sold at a moment, by room type: bookings made by then and not yet cancelled. Their nights and prices
 * are today's, since earlier ones are not kept.
 */
export async function selectOnBooks(
  sql: Sql,
  hotelId: string,
  { fromOn, untilOn, at, currency }: Span & { at: Date; currency: string },
): Promise<OnBooks[]> {
  return sql<OnBooks[]>`
    WITH near AS MATERIALIZED (
      SELECT id, state, currency FROM bookings
      WHERE hotel_id = ${hotelId} AND check_in_on BETWEEN ${fromOn}::date - ${usualNights}::integer AND ${untilOn}
        AND check_out_on > ${fromOn} AND booked_at <= ${at}
      UNION
      SELECT id, state, currency FROM bookings
      WHERE hotel_id = ${hotelId} AND check_out_on - check_in_on > 30 AND check_out_on > ${fromOn}
        AND check_in_on <= ${untilOn} AND booked_at <= ${at}
    )
    SELECT n.room_type_id AS "roomTypeId", n.night, count(*)::integer AS rooms,
           sum(n.price_cents - n.meal_cents) AS cents
    FROM near b CROSS JOIN LATERAL (
      SELECT s.room_type_id, n.night, n.price_cents, n.meal_cents
      FROM booking_stays s JOIN booking_nights n ON n.stay_id = s.id AND n.night BETWEEN ${fromOn} AND ${untilOn}
      WHERE s.booking_id = b.id OFFSET 0
    ) AS n
    WHERE b.currency = ${currency} AND b.state <> 'expired' AND (b.state <> 'cancelled' OR NOT EXISTS (
      SELECT 1 FROM booking_events e WHERE e.booking_id = b.id AND e.kind = 'cancelled' AND e.at <= ${at}))
    GROUP BY n.room_type_id, n.night`
}
