import type { Sql } from '../../../db/database.ts'
import { type HotelsScope, hotelsIn } from '../scope.queries.ts'

export type PickUpNight = { night: string; rooms: number; revenueCents: number }
type Since = { scope: HotelsScope; source: string | undefined; now: Date; currency: string }

/** Selects bookings made since the start of yesterday on the account's calendar that are not cancelled. */
function recent(sql: Sql, { scope, source, now }: Since) {
  const zone = scope.of === 'hotels' && scope.calendar === 'hotel' ? sql`h.time_zone` : sql`'UTC'`
  const filter = scope.of === 'hotels' ? scope.hotels : {}
  return sql`
    SELECT b.id, b.currency, b.usd_rate, (b.created_at AT TIME ZONE b.time_zone)::date AS booked_on, (${now}::timestamptz AT TIME ZONE ${zone})::date AS today
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id
    WHERE ${hotelsIn(sql, filter)} ${source === undefined ? sql`` : sql`AND b.source = ${source}`}
      -- A hold lasts only minutes, so this range, which the index supports, misses nothing.
      AND b.created_at >= ${now}::timestamptz - interval '3 days'
      AND b.booked_at >= ((${now}::timestamptz AT TIME ZONE ${zone})::date - 1)::timestamp AT TIME ZONE ${zone}
      AND b.booked_at <= ${now} AND b.state <> 'cancelled'`
}

export async function selectPickUpNights(sql: Sql, since: Since): Promise<PickUpNight[]> {
  return sql<PickUpNight[]>`
    WITH recent AS (${recent(sql, since)})
    SELECT n.night, count(*)::integer AS rooms,
           sum(CASE WHEN recent.currency = ${since.currency} THEN n.price_cents - n.meal_cents
                    ELSE cents_of_usd(usd_cents(n.price_cents - n.meal_cents, recent.currency, recent.usd_rate), ${since.currency},
                                      usd_rate_on(${since.currency}, booked_on)) END)::bigint AS "revenueCents"
    FROM recent JOIN booking_stays s ON s.booking_id = recent.id
      JOIN booking_nights n ON n.stay_id = s.id AND n.taken AND n.night >= recent.today
    GROUP BY n.night ORDER BY n.night`
}

/** Counts the recent bookings that have a future night. */
export async function selectPickUpBookings(sql: Sql, since: Since): Promise<number> {
  const [row] = await sql<{ bookings: number }[]>`
    WITH recent AS (${recent(sql, since)})
    SELECT count(*)::integer AS bookings FROM recent
    WHERE EXISTS (SELECT 1 FROM booking_stays s JOIN booking_nights n ON n.stay_id = s.id
                  WHERE s.booking_id = recent.id AND n.taken AND n.night >= recent.today)`
  return row?.bookings ?? 0
}

/** Returns when yesterday began in a time zone. */
export async function selectYesterday(sql: Sql, zone: string, now: Date): Promise<Date> {
  const [row] = await sql<[{ at: Date }]>`
    SELECT ((${now}::timestamptz AT TIME ZONE ${zone})::date - 1)::timestamp AT TIME ZONE ${zone} AS at`
  return row.at
}
