import type { Sql } from '../../db/database.ts'
import { clickMeasures, dayMeasures, dayMeasuresAndClicks, referralMeasures } from './measures.queries.ts'

/** Nobody else counts until the transaction ends; the next statement sees what they have counted. */
export async function lockCounting(sql: Sql): Promise<void> {
  await sql`LOCK TABLE counting IN EXCLUSIVE MODE`
}

/**
 * Takes the turn to count what has happened until the transaction ends. Returns false when another server has it, without
 * waiting.
 */
export async function lockTurn(sql: Sql): Promise<boolean> {
  const [row] = await sql<[{ isOurs: boolean }]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended('counting', 0)) AS "isOurs"`
  return row.isOurs
}

export async function selectIsAnythingUncounted(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ isAny: boolean }[]>`
    SELECT EXISTS (SELECT FROM uncounted_events) OR EXISTS (SELECT FROM uncounted_clicks)
           OR EXISTS (SELECT FROM rebuild_due) AS "isAny"`
  return row?.isAny === true
}

/** Tells whether everything has to be counted again, which a migration may ask for. */
export async function selectIsRebuildDue(sql: Sql): Promise<boolean> {
  return (await sql`SELECT FROM rebuild_due LIMIT 1`).length === 1
}

/** Claims these events for counting, but none that a change still has locked; a rollback releases them. */
export async function deleteUncountedEvents(sql: Sql, limit: number): Promise<number[]> {
  const rows = await sql<{ eventId: number }[]>`
    DELETE FROM uncounted_events
    WHERE event_id IN (
      SELECT event_id FROM uncounted_events ORDER BY event_id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING event_id AS "eventId"`
  return rows.map(({ eventId }) => eventId)
}

/**
 * Counts the days of these bookings again, whatever was counted before, and passes the difference on to their
 * owners and the platform. A group never disappears, because a booking keeps its hotel, source and day
 * forever.
 */
export async function upsertDays(sql: Sql, eventIds: number[]): Promise<void> {
  const { names, sums, replaced, added, differences } = dayMeasures
  await sql`
    WITH touched AS MATERIALIZED (
      SELECT DISTINCT f.hotel_id, c.calendar, CASE c.calendar WHEN 'utc' THEN f.utc_day ELSE f.local_day END AS day
      FROM booking_events e JOIN booking_figures f ON f.id = e.booking_id
        CROSS JOIN (VALUES ('hotel'), ('utc')) AS c (calendar)
      WHERE e.id = ANY(${eventIds}::bigint[])
    ), fresh AS MATERIALIZED (
      SELECT t.hotel_id, t.calendar, t.day, f.source, ${sql.unsafe(sums)}
      FROM touched t JOIN booking_figures f ON f.hotel_id = t.hotel_id
        AND f.booked_at >= t.day::timestamp AT TIME ZONE 'UTC' - interval '15 hours'
        AND f.booked_at < t.day::timestamp AT TIME ZONE 'UTC' + interval '39 hours'
        AND CASE t.calendar WHEN 'utc' THEN f.utc_day ELSE f.local_day END = t.day
      GROUP BY t.hotel_id, t.calendar, t.day, f.source
    ), old AS (
      SELECT d.* FROM hotel_days d JOIN touched USING (hotel_id, calendar, day)
    ), written AS (
      INSERT INTO hotel_days (hotel_id, calendar, day, source, ${sql.unsafe(names)})
      SELECT hotel_id, calendar, day, source, ${sql.unsafe(names)} FROM fresh
      ON CONFLICT ON CONSTRAINT hotel_days_pkey DO UPDATE SET ${sql.unsafe(replaced)}
    ), owners AS (
      INSERT INTO owner_days (owner_id, day, source, ${sql.unsafe(names)})
      SELECT h.owner_id, day, source, ${sql.unsafe(differences)}
      FROM fresh LEFT JOIN old USING (hotel_id, calendar, day, source) JOIN hotels h ON h.id = hotel_id
      WHERE calendar = 'hotel'
      GROUP BY h.owner_id, day, source
      ON CONFLICT ON CONSTRAINT owner_days_pkey DO UPDATE SET ${sql.unsafe(added('owner_days'))}
    )
    INSERT INTO platform_days (day, source, ${sql.unsafe(names)})
    SELECT day, source, ${sql.unsafe(differences)}
    FROM fresh LEFT JOIN old USING (hotel_id, calendar, day, source)
    WHERE calendar = 'utc'
    GROUP BY day, source
    ON CONFLICT ON CONSTRAINT platform_days_pkey DO UPDATE SET ${sql.unsafe(added('platform_days'))}`
}

/**
 * Does the same for bookings referred by affiliates, hotel by hotel, and passes the difference on to the sum
 * over their hotels.
 */
export async function upsertReferralDays(sql: Sql, eventIds: number[]): Promise<void> {
  const { names, sums, replaced, added, differences } = referralMeasures
  await sql`
    WITH touched AS MATERIALIZED (
      SELECT DISTINCT f.affiliate_id, f.hotel_id, f.utc_day AS day
      FROM booking_events e JOIN booking_figures f ON f.id = e.booking_id
      WHERE e.id = ANY(${eventIds}::bigint[]) AND f.affiliate_id IS NOT NULL
    ), fresh AS MATERIALIZED (
      SELECT t.affiliate_id, t.day, t.hotel_id, ${sql.unsafe(sums)}
      FROM touched t JOIN booking_figures f ON f.hotel_id = t.hotel_id AND f.affiliate_id = t.affiliate_id
        AND f.booked_at >= t.day::timestamp AT TIME ZONE 'UTC'
        AND f.booked_at < (t.day + 1)::timestamp AT TIME ZONE 'UTC'
      GROUP BY t.affiliate_id, t.day, t.hotel_id
    ), old AS (
      SELECT d.* FROM referral_days d JOIN touched USING (affiliate_id, day, hotel_id)
    ), written AS (
      INSERT INTO referral_days (affiliate_id, day, hotel_id, ${sql.unsafe(names)})
      SELECT affiliate_id, day, hotel_id, ${sql.unsafe(names)} FROM fresh
      ON CONFLICT ON CONSTRAINT referral_days_pkey DO UPDATE SET ${sql.unsafe(replaced)}
    )
    INSERT INTO affiliate_days (affiliate_id, day, ${sql.unsafe(names)})
    SELECT affiliate_id, day, ${sql.unsafe(differences)}
    FROM fresh LEFT JOIN old USING (affiliate_id, day, hotel_id)
    GROUP BY affiliate_id, day
    ON CONFLICT ON CONSTRAINT affiliate_days_pkey DO UPDATE SET ${sql.unsafe(added('affiliate_days'))}`
}

/**
 * Counts every night again that these bookings have or had before. The previous event says which those were;
 * email events are recorded without locking the booking, so their dates may be outdated. Guests staying on a
 * night arrived within 30 days before it, or are among the few who stay longer (bookings_long_stay_idx).
 */
export async function upsertNights(sql: Sql, eventIds: number[]): Promise<void> {
  await sql`
    WITH touched AS MATERIALIZED (
      SELECT DISTINCT e.hotel_id, night::date AS night
      FROM booking_events e
        LEFT JOIN LATERAL (
          SELECT from_on, until_on FROM booking_events p
          WHERE p.booking_id = e.booking_id AND p.id < e.id AND p.kind <> 'mail' ORDER BY p.id DESC LIMIT 1
        ) AS p ON true
        CROSS JOIN LATERAL (
          SELECT generate_series(e.from_on, e.until_on - 1, '1 day') AS night
          UNION SELECT generate_series(p.from_on, p.until_on - 1, '1 day')
        ) AS nights
      WHERE e.id = ANY(${eventIds}::bigint[])
    ), spans AS MATERIALIZED (
      SELECT hotel_id, min(night) AS first, max(night) AS last FROM touched GROUP BY hotel_id
    ), fresh AS MATERIALIZED (
      SELECT t.hotel_id, t.night, b.source, count(*) AS rooms,
             sum(usd_cents(n.price_cents - n.meal_cents, b.currency, b.usd_rate)) AS room_cents
      FROM spans JOIN bookings b ON b.hotel_id = spans.hotel_id AND b.booked_at IS NOT NULL AND (
             b.check_in_on BETWEEN spans.first - 30 AND spans.last
             OR (b.check_out_on - b.check_in_on > 30 AND b.check_out_on > spans.first AND b.check_in_on <= spans.last))
        JOIN booking_stays s ON s.booking_id = b.id
        JOIN booking_nights n ON n.stay_id = s.id AND n.taken
        JOIN touched t ON t.hotel_id = b.hotel_id AND t.night = n.night
      GROUP BY t.hotel_id, t.night, b.source
    ), old AS (
      SELECT n.* FROM hotel_nights n JOIN touched USING (hotel_id, night)
    ), merged AS MATERIALIZED (
      SELECT hotel_id, night, source,
             coalesce(fresh.rooms, 0) AS rooms, coalesce(fresh.room_cents, 0) AS room_cents,
             coalesce(fresh.rooms, 0) - coalesce(old.rooms, 0) AS more_rooms,
             coalesce(fresh.room_cents, 0) - coalesce(old.room_cents, 0) AS more_cents
      FROM fresh FULL JOIN old USING (hotel_id, night, source)
    ), written AS (
      INSERT INTO hotel_nights (hotel_id, night, source, rooms, room_cents)
      SELECT hotel_id, night, source, rooms, room_cents FROM merged
      ON CONFLICT ON CONSTRAINT hotel_nights_pkey DO UPDATE SET
        rooms = excluded.rooms, room_cents = excluded.room_cents
    )
    INSERT INTO platform_nights (night, source, rooms, room_cents)
    SELECT night, source, sum(more_rooms), sum(more_cents) FROM merged GROUP BY night, source
    ON CONFLICT ON CONSTRAINT platform_nights_pkey DO UPDATE SET
      rooms = platform_nights.rooms + excluded.rooms, room_cents = platform_nights.room_cents + excluded.room_cents`
}

/**
 * Clicks never change, so they are simply added, in the statement that removes them from the list. Those on links to no
 * hotel in particular are in the sums of their affiliate and of the platform.
 */
export async function addUncountedClicks(sql: Sql, limit: number): Promise<CountedClick[]> {
  const { names, sums, added } = clickMeasures
  const [columns, values] = [sql.unsafe(names), sql.unsafe(sums)]
  const addTo = (table: string) =>
    sql.unsafe(`ON CONFLICT ON CONSTRAINT ${table}_pkey DO UPDATE SET ${added(table)}`)
  return sql<CountedClick[]>`
    WITH taken AS (
      DELETE FROM uncounted_clicks WHERE id IN (SELECT id FROM uncounted_clicks ORDER BY id LIMIT ${limit})
      RETURNING *
    ), days AS (
      INSERT INTO hotel_days (hotel_id, calendar, day, source, ${columns})
      SELECT hotel_id, c.calendar, CASE c.calendar WHEN 'utc' THEN utc_day ELSE day END, 'affiliate', ${values}
      FROM taken CROSS JOIN (VALUES ('hotel'), ('utc')) AS c (calendar) WHERE hotel_id IS NOT NULL GROUP BY 1, 2, 3
      ${addTo('hotel_days')}
    ), owners AS (
      INSERT INTO owner_days (owner_id, day, source, ${columns})
      SELECT h.owner_id, day, 'affiliate', ${values} FROM taken JOIN hotels h ON h.id = hotel_id GROUP BY 1, 2
      ${addTo('owner_days')}
    ), referrals AS (
      INSERT INTO referral_days (affiliate_id, day, hotel_id, ${columns})
      SELECT affiliate_id, utc_day, hotel_id, ${values} FROM taken GROUP BY 1, 2, 3
      ${addTo('referral_days')}
    ), links AS (
      INSERT INTO link_days (link_id, day, tag, affiliate_id, hotel_id, ${columns})
      SELECT link_id, utc_day, tag, affiliate_id, hotel_id, ${values} FROM taken GROUP BY 1, 2, 3, 4, 5
      ${addTo('link_days')}
    ), affiliates AS (
      INSERT INTO affiliate_days (affiliate_id, day, ${columns})
      SELECT affiliate_id, utc_day, ${values} FROM taken GROUP BY 1, 2
      ${addTo('affiliate_days')}
    ), platform AS (
      INSERT INTO platform_days (day, source, ${columns})
      SELECT utc_day, 'affiliate', ${values} FROM taken GROUP BY 1
      ${addTo('platform_days')}
    )
    SELECT affiliate_id AS "affiliateId", hotel_id AS "hotelId" FROM taken`
}

/** Counts again what the guests of these bookings have booked. */
export async function recountGuests(sql: Sql, eventIds: number[]): Promise<void> {
  await sql`
    SELECT count_guests(array_agg(DISTINCT b.guest_profile_id))
    FROM booking_events e JOIN bookings b ON b.id = e.booking_id
    WHERE e.id = ANY(${eventIds}::bigint[]) AND b.guest_profile_id IS NOT NULL`
}

/** Sums the days of the hotels of these owners up again. Nobody may be counting meanwhile. */
export async function replaceOwnerDays(sql: Sql, ownerIds: string[]): Promise<void> {
  const { names, sums } = dayMeasuresAndClicks
  await sql`DELETE FROM owner_days WHERE owner_id = ANY(${ownerIds}::uuid[])`
  await sql`
    INSERT INTO owner_days (owner_id, day, source, ${sql.unsafe(names)})
    SELECT h.owner_id, day, source, ${sql.unsafe(sums)} FROM hotel_days d JOIN hotels h ON h.id = d.hotel_id
    WHERE calendar = 'hotel' AND h.owner_id = ANY(${ownerIds}::uuid[]) GROUP BY h.owner_id, day, source`
}

type CountedClick = { affiliateId: string; hotelId: string | null }

/** Selects the owners and affiliates whose figures these events and clicks have changed. */
export async function selectConcerned(
  sql: Sql,
  eventIds: number[],
  clicks: CountedClick[],
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    WITH concerned AS (
      SELECT hotel_id, affiliate_id FROM booking_events WHERE id = ANY(${eventIds}::bigint[])
      UNION
      SELECT * FROM unnest(${clicks.map(({ hotelId }) => hotelId)}::uuid[],
                           ${clicks.map(({ affiliateId }) => affiliateId)}::uuid[])
    )
    SELECT h.owner_id AS id FROM concerned JOIN hotels h ON h.id = concerned.hotel_id
    UNION SELECT affiliate_id FROM concerned WHERE affiliate_id IS NOT NULL`
  return rows.map(({ id }) => id)
}
