import type postgres from 'postgres'
import { fillBookings } from './bulk-indexes.ts'
import { growHotels, openSession } from './hotels-data.ts'
import { noTaxes } from './no-taxes.ts'

export type Tokens = { admin: string; hotel: string; affiliate: string }

const hotels = 300
const affiliates = 15

/**
 * Creates hotels, each recommended by one affiliate; one account has three of them. Anything that no figure
 * depends on is left out.
 */
export async function openPlatform(sql: postgres.Sql): Promise<Tokens> {
  await growHotels(sql, hotels)
  const added = await sql<{ id: string }[]>`
    INSERT INTO users (email, user_type, password_hash)
    SELECT gen_random_uuid() || '@bench.test', kind, 'x'
    FROM unnest(ARRAY['admin', 'hotel'] || array_fill('affiliate'::text, ARRAY[${affiliates}::integer])) AS kind
    RETURNING id`
  const [admin = '', owner = '', ...partners] = added.map(({ id }) => id)
  await sql`UPDATE hotels SET owner_id = ${owner} WHERE id IN (SELECT id FROM hotels ORDER BY id LIMIT 3)`
  await sql`
    CREATE TABLE bench_hotels AS
    SELECT (row_number() OVER (ORDER BY h.id))::integer - 1 AS number, h.id AS hotel_id,
           (${partners}::uuid[])[1 + (row_number() OVER (ORDER BY h.id))::integer % ${affiliates}::integer] AS affiliate_id
    FROM hotels h`
  await sql`
    INSERT INTO partnerships (affiliate_id, hotel_id, state, state_since, approved_at, created_at)
    SELECT affiliate_id, hotel_id, 'active', now(), now(), now() FROM bench_hotels`
  await sql`
    INSERT INTO tracked_links (partnership_id, affiliate_id, hotel_id, code, created_at)
    SELECT id, affiliate_id, hotel_id, gen_random_uuid(), now() FROM partnerships`
  await sql`SELECT make_click_months(current_date - 740, current_date)`
  // Search is measured elsewhere, and its index would take most of the time; nothing here asks for the clicks of one link.
  await sql`ALTER TABLE bookings DROP COLUMN search_text`
  await sql`DROP INDEX clicks_link_idx`
  return {
    admin: await openSession(sql, admin),
    hotel: await openSession(sql, owner),
    affiliate: await openSession(sql, partners[0] ?? ''),
  }
}

/** Adds this many bookings, spread evenly over two years, with a click for every third. */
export async function addBookings(sql: postgres.Sql, count: number): Promise<void> {
  await sql`SET session_replication_role = replica`
  await fillBookings(sql, () => insertBookings(sql, count))
  await insertClicks(sql, Math.round(count / 3))
  await sql`SET session_replication_role = DEFAULT`
  await sql`ANALYZE clicks`
}

async function insertBookings(sql: postgres.Sql, count: number): Promise<void> {
  await sql`
    INSERT INTO bookings (id, reference, hotel_id, state, source, affiliate_id, partnership_id, commission_bps, guest_name, guest_email,
      adults, child_ages, check_in_on, check_out_on, rate_plan_id, rate_plan_name, meal_plan, plan_change_bps,
      plan_per_adult_cents, tax_rules, cancellation_policy, check_in_time, check_out_time, time_zone, currency, room_cents,
      city_tax_cents, vat_cents, total_cents, usd_rate, total_usd_cents, fee_cents, notes, special_requests, created_at,
      updated_at, booked_at)
    SELECT id, id::text, hotel_id, state, source, CASE WHEN source = 'affiliate' THEN affiliate_id END,
           CASE WHEN source = 'affiliate' THEN partnership_id END,
           CASE WHEN source = 'affiliate' THEN 1200 END, 'Hana Nakamura', 'hana@example.test', 2, '{}',
           at::date + lead, at::date + lead + nights, id, 'Flexible', 'room-only', 0, 0, ${sql.json(noTaxes)}, '{}', '15:00', '11:00',
           'Europe/Rome', 'EUR', nights * 10000, 0, 0, nights * 10000, 1.16, nights * 11600,
           CASE WHEN state = 'cancelled' THEN 5000 END, '', '', at, at, at
    FROM (
      SELECT gen_random_uuid() AS id, n % ${hotels}::integer AS number, now() - random() * interval '730 days' AS at,
             (random() * 60)::integer AS lead, 1 + (random() * 6)::integer AS nights,
             (ARRAY['direct', 'affiliate', 'ota', 'other'])[1 + floor(random() * 4)::integer] AS source,
             CASE WHEN random() < 0.12 THEN 'cancelled' ELSE 'checked-out' END AS state
      FROM generate_series(1, ${count}::integer) AS n
    ) AS made JOIN bench_hotels USING (number)
      JOIN (SELECT id AS partnership_id, hotel_id FROM partnerships) AS p USING (hotel_id)`
  await sql`
    INSERT INTO booking_referrals (booking_id, affiliate_id, partnership_id, link_id, method, window_days, rate_bps,
                                   platform_share_bps, at)
    SELECT b.id, b.affiliate_id, b.partnership_id, l.id, 'link', 30, b.commission_bps, 2000, b.booked_at
    FROM bookings b JOIN tracked_links l ON l.partnership_id = b.partnership_id
    WHERE NOT EXISTS (SELECT FROM booking_referrals r WHERE r.booking_id = b.id)`
}

async function insertClicks(sql: postgres.Sql, count: number): Promise<void> {
  await sql`
    INSERT INTO clicks (at, link_id, affiliate_id, hotel_id, day, counted)
    SELECT at, l.id, l.affiliate_id, l.hotel_id, (at AT TIME ZONE 'Europe/Rome')::date, true
    FROM (SELECT n % ${hotels}::integer AS number, now() - random() * interval '730 days' AS at
          FROM generate_series(1, ${count}::integer) AS n) AS made
      JOIN bench_hotels USING (number) JOIN tracked_links l USING (hotel_id)`
}

/** Computes what an administrator's dashboard shows from the bookings themselves. */
export async function plainAggregate(sql: postgres.Sql): Promise<void> {
  await sql`
    SELECT created_at >= current_date - 29 AS is_current,
           count(*) FILTER (WHERE state NOT IN ('cancelled', 'expired')) AS bookings,
           sum(CASE state WHEN 'expired' THEN 0 WHEN 'cancelled' THEN round(fee_cents * usd_rate)
                          WHEN 'no-show' THEN round(fee_cents * usd_rate) ELSE total_usd_cents END) AS revenue,
           sum(round(room_cents * usd_rate * commission_bps / 10000)) FILTER (
             WHERE affiliate_id IS NOT NULL AND state NOT IN ('cancelled', 'expired')) AS commissions,
           count(*) FILTER (WHERE affiliate_id IS NOT NULL AND state NOT IN ('cancelled', 'expired')) AS referred
    FROM bookings WHERE created_at >= current_date - 59 GROUP BY 1`
  await sql`
    SELECT at >= current_date - 29 AS is_current, count(*) FROM clicks
    WHERE counted AND at >= current_date - 59 GROUP BY 1`
}
