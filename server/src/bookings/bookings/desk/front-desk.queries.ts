import { unnamedGuest } from '@roomlark/contract/booking-states'
import type { DayMove, Tape } from '@roomlark/contract/bookings/front-desk'
import type { Sql } from '../../../db/database.ts'
import { type HotelScope, inScope } from '../../../db/hotel-scope.ts'
import {
  type DeskRow,
  deskColumns,
  guestMarks,
  type SummaryRow,
  summaryColumns,
  summaryJoins,
} from '../booking-list.queries.ts'

type Lists = { isArrival: boolean; isDeparture: boolean; isInHouse: boolean }
export type DayRow = DeskRow & Lists

/**
 * Selects all arrivals, departures and in-house guests of a day. Today also includes overdue arrivals and
 * departures; a future day shows what is booked, and a past day only what happened.
 */
export async function selectDay(
  sql: Sql,
  { hotelId, scope }: { hotelId: string; scope: HotelScope },
  day: string,
  today: string,
): Promise<DayRow[]> {
  const isToday = day === today
  const isAhead = day > today
  return sql<DayRow[]>`
    SELECT * FROM (
      SELECT ${summaryColumns(sql)},
        ${deskColumns(sql, scope)},
        (b.check_in_on = ${day} AND b.state IN ('confirmed', 'checked-in', 'checked-out', 'no-show'))
          OR (${isToday} AND b.state = 'confirmed' AND b.check_in_on < ${day} AND b.check_out_on >= ${day})
          AS "isArrival",
        (b.check_out_on = ${day} AND (b.state IN ('checked-in', 'checked-out') OR (${isAhead} AND b.state = 'confirmed')))
          OR (${isToday} AND b.state = 'checked-in' AND b.check_out_on < ${day})
          AS "isDeparture",
        b.check_in_on <= ${day} AND b.check_out_on > ${day}
          AND (b.state IN ('checked-in', 'checked-out') OR (${isAhead} AND b.state = 'confirmed'))
          AND NOT (${isAhead} AND b.check_in_on = ${day})
          AS "isInHouse"
      FROM bookings b ${summaryJoins(sql)}
      WHERE b.hotel_id = ${hotelId} AND b.check_in_on <= ${day}
        AND (b.check_out_on >= ${day} OR (${isToday} AND b.state = 'checked-in'))
    ) AS day
    WHERE "isArrival" OR "isDeparture" OR "isInHouse"
    ORDER BY "guestName", id`
}

export async function selectSummaries(sql: Sql, ids: string[]): Promise<SummaryRow[]> {
  return sql<SummaryRow[]>`
    SELECT ${summaryColumns(sql)} FROM bookings b ${summaryJoins(sql)}
    WHERE b.id = ANY(${ids}::uuid[]) ORDER BY "guestName", b.id`
}

/** Selects the guests whose stay goes on in another room from this day on. */
export async function selectMoves(sql: Sql, hotelId: string, day: string): Promise<DayMove[]> {
  return sql<DayMove[]>`
    SELECT next.id AS "stayId", b.id AS "bookingId", coalesce(b.guest_name, ${unnamedGuest}) AS "guestName",
           old_room.number AS "fromRoom", new_room.number AS "toRoom"
    FROM bookings b
      JOIN booking_stays next ON next.booking_id = b.id AND next.taking AND lower(next.stay) = ${day}
      JOIN booking_stays prior ON prior.booking_id = b.id AND prior.taking AND upper(prior.stay) = ${day}
        AND prior.adults = next.adults AND prior.child_ages = next.child_ages
      LEFT JOIN rooms old_room ON old_room.id = prior.room_id
      LEFT JOIN rooms new_room ON new_room.id = next.room_id
    WHERE b.hotel_id = ${hotelId} AND b.check_in_on < ${day} AND b.check_out_on > ${day}
      AND b.state IN ('confirmed', 'checked-in', 'checked-out')
    ORDER BY "guestName", next.id`
}

/** After this many days, an overdue arrival no longer appears in this list, only in its day view. */
const mostDaysLate = 30

/**
 * Selects the first of today's arrivals at the hotels within reach, each in its own time zone, and their
 * total number.
 */
export async function selectArrivals(
  sql: Sql,
  scope: HotelScope,
  { now, limit }: { now: Date; limit: number },
): Promise<(SummaryRow & { total: number })[]> {
  return sql<(SummaryRow & { total: number })[]>`
    WITH arriving AS (
      SELECT b.id, b.state, b.guest_name, count(*) OVER ()::integer AS total
      FROM (SELECT id, (${now}::timestamptz AT TIME ZONE time_zone)::date AS today FROM hotels
            WHERE archived_at IS NULL ${inScope(sql, scope, 'hotels')}) AS h
        JOIN bookings b ON b.hotel_id = h.id AND b.check_in_on BETWEEN h.today - ${mostDaysLate}::integer AND h.today
      WHERE (b.check_in_on = h.today AND b.state IN ('confirmed', 'checked-in', 'checked-out', 'no-show'))
         OR (b.state = 'confirmed' AND b.check_out_on >= h.today)
      ORDER BY b.state <> 'confirmed', b.guest_name, b.id
      LIMIT ${limit}
    )
    SELECT ${summaryColumns(sql)}, arriving.total
    FROM arriving JOIN bookings b ON b.id = arriving.id ${summaryJoins(sql)}
    ORDER BY b.state <> 'confirmed', b.guest_name, b.id`
}

export async function selectHotelZones(
  sql: Sql,
  scope: HotelScope,
): Promise<{ name: string; timeZone: string }[]> {
  return sql<{ name: string; timeZone: string }[]>`
    SELECT name, time_zone AS "timeZone" FROM hotels
    WHERE archived_at IS NULL ${inScope(sql, scope, 'hotels')}`
}

/** Selects the stays that occupy a room on any of these nights, both ends included. */
export async function selectBars(
  sql: Sql,
  hotelId: string,
  fromOn: string,
  untilOn: string,
): Promise<Tape['bars']> {
  return sql<Tape['bars']>`
    SELECT s.id AS "stayId", b.id AS "bookingId", b.reference, coalesce(b.guest_name, ${unnamedGuest}) AS "guestName", b.state,
           s.room_type_id AS "roomTypeId", s.room_id AS "roomId", lower(s.stay) AS "checkInOn",
           upper(s.stay) AS "checkOutOn", b.check_in_on AS "bookedFromOn", b.check_out_on AS "bookedUntilOn", ${guestMarks(sql)}, b.version
    FROM bookings b JOIN booking_stays s ON s.booking_id = b.id
    WHERE b.hotel_id = ${hotelId} AND b.check_in_on <= ${untilOn} AND b.check_out_on > ${fromOn}
      AND s.taking AND s.stay && daterange(${fromOn}, ${untilOn}, '[]')
    ORDER BY lower(s.stay), b.id, s.id`
}
