import type { Sql } from '../../db/database.ts'
import {
  clickMeasures,
  dayMeasures,
  dayMeasuresAndClicks,
  referralMeasures,
  referralMeasuresAndClicks,
} from './measures.queries.ts'
import { lockCounting } from './rollups.queries.ts'

/**
 * Takes one snapshot for everything that follows, later than anything others have counted, and lifts all time
 * limits.
 */
export async function lockOneView(sql: Sql): Promise<void> {
  await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`
  await sql`SET LOCAL lock_timeout = 0`
  await sql`SET LOCAL statement_timeout = 0`
  await sql`SET LOCAL idle_in_transaction_session_timeout = 0`
  await sql`SET LOCAL work_mem = '256MB'`
  await lockCounting(sql)
}

/** Deletes rather than truncates, so that readers keep seeing the old figures until the end. */
export async function deleteRollups(sql: Sql): Promise<void> {
  await sql`DELETE FROM rebuild_due`
  await sql`DELETE FROM uncounted_events`
  await sql`DELETE FROM uncounted_clicks`
  await sql`DELETE FROM hotel_days`
  await sql`DELETE FROM owner_days`
  await sql`DELETE FROM platform_days`
  await sql`DELETE FROM referral_days`
  await sql`DELETE FROM affiliate_days`
  await sql`DELETE FROM hotel_nights`
  await sql`DELETE FROM platform_nights`
}

/**
 * Inserts rows in the order in which they are read, as all the following functions do, so that an account's
 * days of a period are stored on a few pages.
 */
export async function insertAllDays(sql: Sql): Promise<void> {
  const { names, sums } = dayMeasures
  for (const [calendar, day] of [
    ['hotel', 'local_day'],
    ['utc', 'utc_day'],
  ]) {
    await sql`
      INSERT INTO hotel_days (hotel_id, calendar, day, source, ${sql.unsafe(names)})
      SELECT hotel_id, ${calendar ?? ''}, ${sql(day ?? '')}, source, ${sql.unsafe(sums)}
      FROM booking_figures GROUP BY hotel_id, ${sql(day ?? '')}, source ORDER BY hotel_id, ${sql(day ?? '')}, source`
  }
  const referral = referralMeasures
  await sql`
    INSERT INTO referral_days (affiliate_id, day, hotel_id, ${sql.unsafe(referral.names)})
    SELECT affiliate_id, utc_day, hotel_id, ${sql.unsafe(referral.sums)}
    FROM booking_figures WHERE affiliate_id IS NOT NULL GROUP BY affiliate_id, utc_day, hotel_id
    ORDER BY affiliate_id, utc_day, hotel_id`
}

export async function insertAllNights(sql: Sql): Promise<void> {
  await sql`
    INSERT INTO hotel_nights (hotel_id, night, source, rooms, room_cents)
    SELECT b.hotel_id, n.night, b.source, count(*), sum(usd_cents(n.price_cents - n.meal_cents, b.currency, b.usd_rate))
    FROM bookings b JOIN booking_stays s ON s.booking_id = b.id JOIN booking_nights n ON n.stay_id = s.id
    WHERE n.taken AND b.booked_at IS NOT NULL GROUP BY b.hotel_id, n.night, b.source ORDER BY b.hotel_id, n.night, b.source`
  await sql`
    INSERT INTO platform_nights (night, source, rooms, room_cents)
    SELECT night, source, sum(rooms), sum(room_cents) FROM hotel_nights GROUP BY night, source`
}

/** Clicks themselves, and the totals that older ones left. There are many, so they are read only once. */
export async function addAllClicks(sql: Sql): Promise<void> {
  await sql`
    CREATE TEMPORARY TABLE clicks_by_day ON COMMIT DROP AS
    SELECT link_id, tag, affiliate_id, hotel_id, day, utc_day, sum(clicks)::integer AS clicks,
           sum(suspected)::integer AS suspected
    FROM (
      SELECT link_id, coalesce(tag, '') AS tag, affiliate_id, hotel_id, day,
             (at AT TIME ZONE 'UTC')::date AS utc_day,
             count(*) FILTER (WHERE counted) AS clicks, count(*) FILTER (WHERE suspected) AS suspected
      FROM clicks WHERE counted OR suspected GROUP BY 1, 2, 3, 4, 5, 6
      UNION ALL
      SELECT link_id, tag, affiliate_id, hotel_id, day, utc_day, clicks, suspected FROM click_totals
    ) AS counted
    GROUP BY 1, 2, 3, 4, 5, 6`
  const { names, sums, replaced } = clickMeasures
  for (const [calendar, day] of [
    ['hotel', 'day'],
    ['utc', 'utc_day'],
  ]) {
    await sql`
      INSERT INTO hotel_days (hotel_id, calendar, day, source, ${sql.unsafe(names)})
      SELECT hotel_id, ${calendar ?? ''}, ${sql(day ?? '')}, 'affiliate', ${sql.unsafe(sums)}
      FROM clicks_by_day WHERE hotel_id IS NOT NULL GROUP BY hotel_id, ${sql(day ?? '')}
      ON CONFLICT ON CONSTRAINT hotel_days_pkey DO UPDATE SET ${sql.unsafe(replaced)}`
  }
  await sql`
    INSERT INTO referral_days (affiliate_id, day, hotel_id, ${sql.unsafe(names)})
    SELECT affiliate_id, utc_day, hotel_id, ${sql.unsafe(sums)} FROM clicks_by_day GROUP BY 1, 2, 3
    ON CONFLICT ON CONSTRAINT referral_days_pkey DO UPDATE SET ${sql.unsafe(replaced)}`
  await sql`
    INSERT INTO link_days (link_id, day, tag, affiliate_id, hotel_id, ${sql.unsafe(names)})
    SELECT link_id, utc_day, tag, affiliate_id, hotel_id, ${sql.unsafe(sums)} FROM clicks_by_day
    GROUP BY 1, 2, 3, 4, 5 ORDER BY affiliate_id, utc_day, link_id
    ON CONFLICT ON CONSTRAINT link_days_pkey DO UPDATE SET ${sql.unsafe(replaced)}`
}

/** Runs last, once the days of all hotels are complete. */
export async function insertSums(sql: Sql): Promise<void> {
  const referral = referralMeasuresAndClicks
  await sql`
    INSERT INTO affiliate_days (affiliate_id, day, ${sql.unsafe(referral.names)})
    SELECT affiliate_id, day, ${sql.unsafe(referral.sums)} FROM referral_days GROUP BY affiliate_id, day
    ORDER BY affiliate_id, day`
  const { names, sums } = dayMeasuresAndClicks
  await sql`
    INSERT INTO owner_days (owner_id, day, source, ${sql.unsafe(names)})
    SELECT h.owner_id, day, source, ${sql.unsafe(sums)} FROM hotel_days d JOIN hotels h ON h.id = d.hotel_id
    WHERE calendar = 'hotel' GROUP BY h.owner_id, day, source ORDER BY h.owner_id, day, source`
  await sql`
    INSERT INTO platform_days (day, source, ${sql.unsafe(names)})
    SELECT day, source, ${sql.unsafe(sums)} FROM hotel_days WHERE calendar = 'utc' GROUP BY day, source`
  await sql`
    INSERT INTO platform_days (day, source, ${sql.unsafe(clickMeasures.names)})
    SELECT day, 'affiliate', ${sql.unsafe(clickMeasures.sums)} FROM referral_days WHERE hotel_id IS NULL GROUP BY day
    ON CONFLICT ON CONSTRAINT platform_days_pkey DO UPDATE SET ${sql.unsafe(clickMeasures.added('platform_days'))}`
}

export async function analyzeRollups(sql: Sql): Promise<void> {
  await sql`ANALYZE hotel_days, owner_days, platform_days, referral_days, affiliate_days, hotel_nights, platform_nights`
}
