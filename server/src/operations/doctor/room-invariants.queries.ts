import type { Sql } from '../../db/database.ts'
import { type Part, within } from './part.queries.ts'

/** Each finds what breaks an invariant of rooms and nights; see contract/src/invariants.ts. */
export const roomInvariants = {
  'not-oversold': (sql: Sql, part: Part) => sql`
    SELECT room_type_id AS room_type, night, sold, blocked, capacity FROM nights
    WHERE sold + blocked > capacity AND ${toCome(sql, part, 'night')}`,

  // Nights gone by are sold no more. A little of the past is looked at, because hotels live in many time zones.
  'rooms-counted': (sql: Sql, part: Part) => sql`
    SELECT room_type_id AS room_type, night, sum(sold) AS sold, sum(booked) AS booked, sum(blocked) AS blocked,
           sum(calendars) AS calendars, sum(groups) AS groups
    FROM (
      SELECT room_type_id, night, sold, blocked, 0 AS booked, 0 AS calendars, 0 AS groups FROM nights
      WHERE night >= current_date - 2 AND (sold <> 0 OR blocked <> 0)
      UNION ALL
      SELECT s.room_type_id, n.night, 0, 0, 1, 0, 0
      FROM ${stays(sql, part)} JOIN booking_nights n ON n.stay_id = s.id
      WHERE n.taken AND n.night >= current_date - 2
      UNION ALL
      SELECT f.room_type_id, n.night, 0, 0, 0, 1, 0
      FROM block_nights n JOIN calendar_blocks b ON b.id = n.block_id JOIN calendar_feeds f ON f.id = b.feed_id
      WHERE n.night >= current_date - 2
      UNION ALL
      SELECT room_type_id, night, 0, 0, 0, 0, held FROM group_nights WHERE night >= current_date - 2
    ) AS counted
    GROUP BY room_type_id, night
    HAVING sum(sold) <> sum(booked) OR sum(blocked) <> sum(calendars) + sum(groups)`,

  // Two stays, or a stay and something else, in a room at once; and stays whose room is not marked as theirs.
  'room-once': (sql: Sql, part: Part) => sql`
    WITH stays AS (
      SELECT id, room_id, stay FROM booking_stays
      WHERE taking AND room_id IS NOT NULL AND ${within(sql, part, 'bookings', 'booking_id')}
    )
    SELECT s.room_id AS room, s.stay AS during, s.id AS stay, NULL AS other FROM stays s
    WHERE NOT EXISTS (
      SELECT FROM room_occupancy o WHERE o.stay_id = s.id AND o.room_id = s.room_id AND o.during = s.stay)
    UNION ALL
    ${
      part === null
        ? sql`
            SELECT room_id, during, stay_id, other FROM (
              SELECT room_id, during, stay_id, lag(during) OVER one AS before,
                     lag(coalesce(stay_id, block_id, calendar_block_id)) OVER one AS other
              FROM room_occupancy WINDOW one AS (PARTITION BY room_id ORDER BY during)
            ) AS following
            WHERE during && before`
        : sql`
            SELECT s.room_id, s.stay, s.id, coalesce(o.stay_id, o.block_id, o.calendar_block_id)
            FROM stays s JOIN room_occupancy o ON o.room_id = s.room_id AND o.during && s.stay
            WHERE o.stay_id IS DISTINCT FROM s.id`
    }`,
}

function toCome(sql: Sql, part: Part, column: string) {
  return part === null ? sql`true` : sql`${sql(column)} >= current_date - 2`
}

/** Of a part, stays to come are found through the index of those that take rooms, type by type. */
function stays(sql: Sql, part: Part) {
  return part === null
    ? sql`booking_stays s`
    : sql`room_types t JOIN booking_stays s ON s.room_type_id = t.id AND s.taking AND upper(s.stay) > current_date - 2`
}
