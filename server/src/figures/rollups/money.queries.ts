import type { Sql } from '../../db/database.ts'
import { fragment } from '../../db/fragment.ts'

const measures = fragment`
  sum(revenue_cents), sum(fees_cents), sum(commission_cents),
  sum(revenue_usd_cents), sum(fees_usd_cents), sum(commission_usd_cents),
  sum(net_commission_cents), sum(net_commission_usd_cents)`

/**
 * Counts the money on the days of these bookings again, in their own currencies. As in upsertDays, a group
 * never disappears.
 */
export async function upsertMoneyDays(sql: Sql, eventIds: number[]): Promise<void> {
  await sql`
    WITH touched AS MATERIALIZED (
      SELECT DISTINCT f.hotel_id, c.calendar, CASE c.calendar WHEN 'utc' THEN f.utc_day ELSE f.local_day END AS day
      FROM booking_events e JOIN booking_figures f ON f.id = e.booking_id
        CROSS JOIN (VALUES ('hotel'), ('utc')) AS c (calendar)
      WHERE e.id = ANY(${eventIds}::bigint[])
    )
    INSERT INTO hotel_money_days
    SELECT t.hotel_id, t.calendar, t.day, m.source, m.currency, ${measures}
    FROM touched t JOIN booking_money m ON m.hotel_id = t.hotel_id
      AND m.booked_at >= t.day::timestamp AT TIME ZONE 'UTC' - interval '15 hours'
      AND m.booked_at < t.day::timestamp AT TIME ZONE 'UTC' + interval '39 hours'
      AND CASE t.calendar WHEN 'utc' THEN m.utc_day ELSE m.local_day END = t.day
    GROUP BY t.hotel_id, t.calendar, t.day, m.source, m.currency
    ON CONFLICT ON CONSTRAINT hotel_money_days_pkey DO UPDATE SET
      revenue_cents = excluded.revenue_cents, fees_cents = excluded.fees_cents,
      commission_cents = excluded.commission_cents, revenue_usd_cents = excluded.revenue_usd_cents,
      fees_usd_cents = excluded.fees_usd_cents, commission_usd_cents = excluded.commission_usd_cents,
      net_commission_cents = excluded.net_commission_cents,
      net_commission_usd_cents = excluded.net_commission_usd_cents`
}

/**
 * Counts the nights that these bookings have or had before, as in upsertNights, but replaces the rows,
 * because these groups may disappear.
 */
export async function replaceMoneyNights(sql: Sql, eventIds: number[]): Promise<void> {
  const touched = sql`
    SELECT e.hotel_id, least(min(e.from_on), min(p.from_on)) AS first,
           greatest(max(e.until_on), max(p.until_on)) - 1 AS last
    FROM booking_events e
      LEFT JOIN LATERAL (
        SELECT from_on, until_on FROM booking_events p
        WHERE p.booking_id = e.booking_id AND p.id < e.id AND p.kind <> 'mail' ORDER BY p.id DESC LIMIT 1
      ) AS p ON true
    WHERE e.id = ANY(${eventIds}::bigint[]) GROUP BY e.booking_id, e.hotel_id`
  await sql`
    WITH touched AS (${touched})
    DELETE FROM hotel_money_nights n USING touched t
    WHERE n.hotel_id = t.hotel_id AND n.night BETWEEN t.first AND t.last`
  await sql`
    WITH touched AS MATERIALIZED (
      SELECT DISTINCT t.hotel_id, night::date AS night
      FROM (${touched}) AS t CROSS JOIN LATERAL generate_series(t.first, t.last, '1 day') AS night
    ), spans AS MATERIALIZED (
      SELECT hotel_id, min(night) AS first, max(night) AS last FROM touched GROUP BY hotel_id
    )
    INSERT INTO hotel_money_nights
    SELECT t.hotel_id, t.night, b.source, b.currency, sum(n.price_cents - n.meal_cents)
    FROM spans JOIN bookings b ON b.hotel_id = spans.hotel_id AND (
           b.check_in_on BETWEEN spans.first - 30 AND spans.last
           OR (b.check_out_on - b.check_in_on > 30 AND b.check_out_on > spans.first AND b.check_in_on <= spans.last))
      JOIN booking_figures f ON f.id = b.id AND f.bookings = 1
      JOIN booking_stays s ON s.booking_id = b.id
      JOIN booking_nights n ON n.stay_id = s.id AND n.taken
      JOIN touched t ON t.hotel_id = b.hotel_id AND t.night = n.night
    GROUP BY t.hotel_id, t.night, b.source, b.currency`
}

/** Counts everything again from scratch. */
export async function rebuildMoney(sql: Sql): Promise<void> {
  await sql`DELETE FROM hotel_money_days`
  await sql`DELETE FROM hotel_money_nights`
  await sql`
    INSERT INTO hotel_money_days
    SELECT hotel_id, c.calendar, CASE c.calendar WHEN 'utc' THEN utc_day ELSE local_day END AS day, source, currency,
           ${measures}
    FROM booking_money CROSS JOIN (VALUES ('hotel'), ('utc')) AS c (calendar)
    GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`
  await sql`
    INSERT INTO hotel_money_nights
    SELECT b.hotel_id, n.night, b.source, b.currency, sum(n.price_cents - n.meal_cents)
    FROM bookings b JOIN booking_figures f ON f.id = b.id AND f.bookings = 1
      JOIN booking_stays s ON s.booking_id = b.id JOIN booking_nights n ON n.stay_id = s.id AND n.taken
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`
}

export async function analyzeMoney(sql: Sql): Promise<void> {
  await sql`ANALYZE hotel_money_days, hotel_money_nights`
}
