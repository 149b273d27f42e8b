import type { Sql, SqlPart } from '../../db/database.ts'
import { differences } from './differences.queries.ts'
import { type Part, within } from './part.queries.ts'

/**
 * Finds figures of clicks that differ from the clicks, counted again; see contract/src/invariants.ts. What is not counted
 * yet is added to what is.
 */
export const clickInvariants = {
  'clicks-counted': (sql: Sql, part: Part) => sql`
    WITH chosen AS MATERIALIZED (
      SELECT link_id, (at AT TIME ZONE 'UTC')::date AS utc_day
      FROM (SELECT * FROM clicks ORDER BY at DESC LIMIT ${part === null ? 0 : 1000}) AS last
      UNION
      SELECT link_id, booked_on FROM booking_commissions
      WHERE link_id IS NOT NULL AND ${part === null ? sql`false` : within(sql, part, 'counted', 'booking_id')}
    ), made AS (${clicks(sql, part)})
    ${differences(sql, {
      table: 'link_days',
      keys: ['link_id', 'utc_day', 'tag'],
      measures: ['clicks', 'suspected'],
      counted: sql`
        SELECT link_id, day AS utc_day, tag, clicks, suspected FROM link_days
        WHERE ${isChosen(sql, part, sql`(link_id, day)`)}
        UNION ALL
        SELECT link_id, utc_day, tag, clicks, suspected FROM uncounted_clicks
        WHERE ${isChosen(sql, part, sql`(link_id, utc_day)`)}`,
      recounted: sql`SELECT * FROM made`,
    })}
    ${part === null ? ofHotels(sql) : sql``}`,
}

/** The days of a hotel on its own calendar are in no sum of links, whose days are in UTC. */
function ofHotels(sql: Sql): SqlPart {
  const calendars = sql`CROSS JOIN (VALUES ('hotel'), ('utc')) AS c (calendar)`
  const day = sql`CASE c.calendar WHEN 'utc' THEN utc_day ELSE day END AS day`
  return sql`
    UNION ALL
    ${differences(sql, {
      table: 'hotel_days',
      keys: ['hotel_id', 'calendar', 'day'],
      measures: ['clicks', 'suspected'],
      counted: sql`
        SELECT hotel_id, calendar, day, clicks, suspected FROM hotel_days
        UNION ALL
        SELECT hotel_id, calendar, ${day}, clicks, suspected FROM uncounted_clicks ${calendars}
        WHERE hotel_id IS NOT NULL`,
      recounted: sql`
        SELECT hotel_id, calendar, ${day}, clicks, suspected FROM made ${calendars} WHERE hotel_id IS NOT NULL`,
    })}`
}

/** Clicks themselves, and the totals that older ones left. */
function clicks(sql: Sql, part: Part): SqlPart {
  const columns = sql`link_id, coalesce(tag, '') AS tag, hotel_id, day`
  return part === null
    ? sql`
        SELECT ${columns}, (at AT TIME ZONE 'UTC')::date AS utc_day, count(*) FILTER (WHERE counted) AS clicks,
               count(*) FILTER (WHERE suspected) AS suspected
        FROM clicks WHERE counted OR suspected GROUP BY 1, 2, 3, 4, 5
        UNION ALL
        SELECT ${columns}, utc_day, clicks, suspected FROM click_totals`
    : sql`
        SELECT ${columns}, utc_day, counted::integer AS clicks, suspected::integer AS suspected
        FROM chosen CROSS JOIN LATERAL (
          SELECT tag, hotel_id, day, counted, suspected FROM clicks c
          WHERE c.link_id = chosen.link_id AND c.at >= utc_day::timestamp AT TIME ZONE 'UTC'
            AND c.at < (utc_day + 1)::timestamp AT TIME ZONE 'UTC'
        ) AS of_day
        UNION ALL
        SELECT ${columns}, utc_day, clicks, suspected FROM chosen JOIN click_totals USING (link_id, utc_day)`
}

function isChosen(sql: Sql, part: Part, pair: SqlPart): SqlPart {
  return part === null ? sql`true` : sql`${pair} IN (SELECT link_id, utc_day FROM chosen)`
}
