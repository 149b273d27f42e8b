import type { Sql } from '../../db/database.ts'

/** Finds the nights that break an invariant of rooms; see contract/src/invariants.ts. */
export const roomInvariants = {
  // Nights gone by are sold no more. A little of the past is looked at, because hotels live in many time zones.
  'rooms-counted': (sql: Sql) => sql`
    SELECT room_type_id AS room_type, night, sum(sold) AS sold, sum(booked) AS booked, sum(blocked) AS blocked,
           sum(calendars) AS calendars, sum(groups) AS groups, max(capacity) AS capacity
    FROM (
      SELECT room_type_id, night, sold, blocked, capacity, 0 AS booked, 0 AS calendars, 0 AS groups FROM nights
      WHERE night >= current_date - 2
      UNION ALL
      SELECT s.room_type_id, n.night, 0, 0, 0, 1, 0, 0
      FROM booking_nights n JOIN booking_stays s ON s.id = n.stay_id WHERE n.taken AND n.night >= current_date - 2
      UNION ALL
      SELECT f.room_type_id, n.night, 0, 0, 0, 0, 1, 0
      FROM block_nights n JOIN calendar_blocks b ON b.id = n.block_id JOIN calendar_feeds f ON f.id = b.feed_id
      WHERE n.night >= current_date - 2
      UNION ALL
      SELECT room_type_id, night, 0, 0, 0, 0, 0, held FROM group_nights WHERE night >= current_date - 2
    ) AS counted
    GROUP BY room_type_id, night
    HAVING sum(sold) <> sum(booked) OR sum(blocked) <> sum(calendars) + sum(groups)
      OR sum(sold) + sum(blocked) > max(capacity)`,
}
