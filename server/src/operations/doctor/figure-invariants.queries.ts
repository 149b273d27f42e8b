import type { Sql, SqlPart } from '../../db/database.ts'
import { differences } from './differences.queries.ts'
import { type Part, within } from './part.queries.ts'

/**
 * Columns that the views booking_figures and booking_money have of one booking, and the tables of days of all of them.
 */
const ofBookings = [
  ...['bookings', 'cancelled', 'referred', 'revenue_cents', 'fees_cents', 'commission_cents'],
  ...['net_commission_cents', 'lead_days', 'stay_nights', 'lead_0', 'lead_1', 'lead_2', 'lead_3', 'lead_4'],
  ...['stay_0', 'stay_1', 'stay_2', 'stay_3', 'stay_4'],
]
const ofReferrals = ['bookings', 'cancelled', 'revenue_cents', 'commission_cents', 'net_commission_cents']
const ofMoney = [
  ...['revenue_cents', 'fees_cents', 'commission_cents', 'revenue_usd_cents', 'fees_usd_cents'],
  ...['commission_usd_cents', 'net_commission_cents', 'net_commission_usd_cents'],
]

/** Each finds figures that differ from what they are when counted again; see contract/src/invariants.ts. */
export const figureInvariants = {
  'figures-of-days': (sql: Sql, part: Part) => sql`
    WITH ${notCounted(sql)}, days AS MATERIALIZED (
      SELECT DISTINCT f.hotel_id, c.calendar, CASE c.calendar WHEN 'utc' THEN f.utc_day ELSE f.local_day END AS day
      FROM booking_figures f CROSS JOIN (VALUES ('hotel'), ('utc')) AS c (calendar)
      WHERE ${part === null ? sql`false` : within(sql, part, 'counted', 'f.id')}
    ), made AS MATERIALIZED (${madeOnDays(sql, part)}),
       figures AS MATERIALIZED (${buildRead(sql, part, 'booking_figures')}),
       money AS MATERIALIZED (${buildRead(sql, part, 'booking_money')})
    ${differences(sql, {
      table: 'hotel_days',
      keys: ['hotel_id', 'calendar', 'day', 'source'],
      measures: ofBookings,
      counted: countedDays(sql, part, 'hotel_days'),
      recounted: recountedDays(sql, part, 'figures'),
    })}
    UNION ALL
    ${differences(sql, {
      table: 'hotel_money_days',
      keys: ['hotel_id', 'calendar', 'day', 'source', 'currency'],
      measures: ofMoney,
      counted: countedDays(sql, part, 'hotel_money_days'),
      recounted: recountedDays(sql, part, 'money'),
    })}
    UNION ALL
    ${differences(sql, {
      table: 'referral_days',
      keys: ['hotel_id', 'day', 'affiliate_id'],
      measures: ofReferrals,
      counted:
        part === null
          ? sql`SELECT * FROM referral_days WHERE ${isCounted(sql, 'hotel_id')}`
          : sql`
              SELECT r.* FROM days d JOIN referral_days r ON r.hotel_id = d.hotel_id AND r.day = d.day
              WHERE d.calendar = 'utc' AND ${isCounted(sql, 'd.hotel_id')}`,
      recounted: sql`
        SELECT * FROM (${recountedDays(sql, part, 'figures')}) AS f
        WHERE calendar = 'utc' AND affiliate_id IS NOT NULL`,
    })}`,

  'figures-of-nights': (sql: Sql, part: Part) => sql`
    WITH ${notCounted(sql)}, touched AS MATERIALIZED (
      SELECT DISTINCT hotel_id, check_in_on AS night FROM bookings
      WHERE ${part === null ? sql`false` : within(sql, part, 'slept', 'id')}
    ), sold AS MATERIALIZED (${soldNights(sql, part)})
    ${differences(sql, {
      table: 'hotel_nights',
      keys: ['hotel_id', 'night', 'source'],
      measures: ['rooms', 'room_cents'],
      counted: countedNights(sql, part, 'hotel_nights'),
      recounted: sql`
        SELECT hotel_id, night, source, 1 AS rooms, usd_cents(lodging_cents, currency, usd_rate) AS room_cents
        FROM sold`,
    })}
    UNION ALL
    ${differences(sql, {
      table: 'hotel_money_nights',
      keys: ['hotel_id', 'night', 'source', 'currency'],
      measures: ['room_cents'],
      counted: countedNights(sql, part, 'hotel_money_nights'),
      recounted: sql`
        SELECT hotel_id, night, source, currency, lodging_cents AS room_cents
        FROM sold WHERE state <> 'cancelled'`,
    })}`,
}

/** Hotels with bookings that are not counted yet; all of them while everything is due to be counted again. */
export function notCounted(sql: Sql): SqlPart {
  return sql`
    behind AS MATERIALIZED (
      SELECT e.hotel_id FROM uncounted_events u JOIN booking_events e ON e.id = u.event_id
      UNION SELECT id FROM hotels WHERE EXISTS (SELECT FROM rebuild_due)
    )`
}

export function isCounted(sql: Sql, column: string): SqlPart {
  return sql`${sql(column)} NOT IN (SELECT hotel_id FROM behind)`
}

function countedDays(sql: Sql, part: Part, table: 'hotel_days' | 'hotel_money_days'): SqlPart {
  return part === null
    ? sql`SELECT * FROM ${sql(table)} WHERE ${isCounted(sql, 'hotel_id')}`
    : sql`SELECT * FROM days JOIN ${sql(table)} USING (hotel_id, calendar, day) WHERE ${isCounted(sql, 'hotel_id')}`
}

/** Bookings of a day were made within the hours that are on it somewhere. */
function madeOnDays(sql: Sql, part: Part): SqlPart {
  if (part === null) return sql`SELECT NULL::uuid AS id WHERE false`
  return sql`
    SELECT DISTINCT b.id FROM days d JOIN bookings b ON b.hotel_id = d.hotel_id AND b.booked_at IS NOT NULL
      AND b.booked_at >= d.day::timestamp AT TIME ZONE 'UTC' - interval '15 hours'
      AND b.booked_at < d.day::timestamp AT TIME ZONE 'UTC' + interval '39 hours'`
}

/** Of a part, each booking is looked up by itself: joined as a whole, the view would be computed for all bookings. */
function buildRead(sql: Sql, part: Part, view: 'booking_figures' | 'booking_money'): SqlPart {
  return part === null
    ? sql`SELECT * FROM ${sql(view)} WHERE ${isCounted(sql, 'hotel_id')}`
    : sql`
        SELECT f.* FROM made CROSS JOIN LATERAL (SELECT * FROM ${sql(view)} v WHERE v.id = made.id OFFSET 0) AS f`
}

function recountedDays(sql: Sql, part: Part, rows: 'figures' | 'money'): SqlPart {
  const day = sql`CASE c.calendar WHEN 'utc' THEN f.utc_day ELSE f.local_day END`
  const all = sql`
    SELECT f.*, c.calendar, ${day} AS day FROM ${sql(rows)} f CROSS JOIN (VALUES ('hotel'), ('utc')) AS c (calendar)
    WHERE ${isCounted(sql, 'f.hotel_id')}`
  return part === null ? all : sql`SELECT * FROM (${all}) AS f JOIN days USING (hotel_id, calendar, day)`
}

function countedNights(sql: Sql, part: Part, table: 'hotel_nights' | 'hotel_money_nights'): SqlPart {
  return part === null
    ? sql`SELECT * FROM ${sql(table)} WHERE ${isCounted(sql, 'hotel_id')}`
    : sql`SELECT * FROM touched JOIN ${sql(table)} USING (hotel_id, night) WHERE ${isCounted(sql, 'hotel_id')}`
}

/** Guests staying on a night arrived within 30 days before it, or are among the few who stay longer. */
function soldNights(sql: Sql, part: Part): SqlPart {
  const rows = sql`
    JOIN booking_stays s ON s.booking_id = b.id JOIN booking_nights n ON n.stay_id = s.id AND n.taken
    WHERE b.booked_at IS NOT NULL AND ${isCounted(sql, 'b.hotel_id')}`
  const columns = sql`b.hotel_id, n.night, b.source, b.currency, b.usd_rate, b.state,
    n.price_cents - n.meal_cents AS lodging_cents`
  return part === null
    ? sql`SELECT ${columns} FROM bookings b ${rows}`
    : sql`
        SELECT ${columns}
        FROM touched t CROSS JOIN LATERAL (
          SELECT * FROM bookings b
          WHERE b.hotel_id = t.hotel_id AND b.check_in_on BETWEEN t.night - 30 AND t.night
            AND b.check_out_on > t.night AND b.check_out_on - b.check_in_on <= 30
          UNION ALL
          SELECT * FROM bookings b
          WHERE b.hotel_id = t.hotel_id AND b.check_in_on <= t.night AND b.check_out_on > t.night
            AND b.check_out_on - b.check_in_on > 30
        ) AS b
        ${rows} AND n.night = t.night`
}
