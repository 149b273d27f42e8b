import type postgres from 'postgres'
import { fillBookings } from './bulk-indexes.ts'
import { growHotels, openSession } from './hotels-data.ts'
import { noTaxes } from './no-taxes.ts'

const hotels = 100
const linksEach = 5
/** Everything happened within two years: the longest period and the one before it. */
const months = 24

/** Prepares the hotels. Anything that no figure depends on is left out. */
export async function openHotels(sql: postgres.Sql): Promise<void> {
  await growHotels(sql, hotels)
  await sql`
    CREATE TABLE bench_links (
      number integer PRIMARY KEY, link_id uuid NOT NULL, affiliate_id uuid NOT NULL, hotel_id uuid NOT NULL,
      partnership_id uuid NOT NULL)`
  await sql`SELECT make_click_months((current_date - interval '${sql.unsafe(String(months))} months')::date, current_date)`
  // Search is measured elsewhere, and nothing here asks for single clicks or those of one link.
  await sql`ALTER TABLE bookings DROP COLUMN search_text`
  await sql`DROP INDEX clicks_link_idx`
  await sql`ALTER TABLE clicks DROP CONSTRAINT clicks_pkey`
  await sql`SET synchronous_commit = off`
}

/** Adds affiliates, each with links to five hotels; returns a session of the first. */
export async function addAffiliates(sql: postgres.Sql, count: number): Promise<string> {
  const added = await sql<{ id: string }[]>`
    INSERT INTO users (email, user_type, password_hash, email_verified_at)
    SELECT gen_random_uuid() || '@bench.test', 'affiliate', 'x', now() FROM generate_series(1, ${count}::integer)
    RETURNING id`
  const ids = added.map(({ id }) => id)
  await sql`
    INSERT INTO partnerships (affiliate_id, hotel_id, state, state_since, approved_at, created_at)
    SELECT a.id, h.id, 'active', now(), now(), now()
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS a (id, turn)
      CROSS JOIN generate_series(1, ${linksEach}::integer) AS n
      JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS number FROM hotels) AS h
        ON h.number = (a.turn * ${linksEach}::integer + n) % ${hotels}::integer`
  await sql`
    INSERT INTO tracked_links (partnership_id, affiliate_id, hotel_id, code, created_at)
    SELECT id, affiliate_id, hotel_id, gen_random_uuid(), now() - interval '3 years' FROM partnerships
    WHERE affiliate_id = ANY(${ids}::uuid[])`
  await sql`
    INSERT INTO bench_links
    SELECT (SELECT count(*) FROM bench_links) + row_number() OVER (ORDER BY affiliate_id, id) - 1, id, affiliate_id,
           hotel_id, partnership_id
    FROM tracked_links WHERE affiliate_id = ANY(${ids}::uuid[])`
  return openSession(sql, ids[0] ?? '')
}

/** Bookings and clicks that affiliates from one number on brought, spread evenly over two years and their links. */
export type Activity = { firstAffiliate: number; affiliates: number; clicks: number; bookings: number }

export async function addActivity(sql: postgres.Sql, activity: Activity): Promise<void> {
  await sql`SET session_replication_role = replica`
  for (let month = 0; month < months; month += 1) await addClicks(sql, activity, month)
  await fillBookings(sql, () => addReferredBookings(sql, activity))
  await sql`SET session_replication_role = DEFAULT`
  await sql`ANALYZE clicks`
}

function someLink(sql: postgres.Sql, { firstAffiliate, affiliates }: Activity) {
  return sql`${firstAffiliate * linksEach}::integer + floor(random() * ${affiliates * linksEach})::integer`
}

/** A month at a time and in the order of time, so that a partition is written from its beginning to its end. */
async function addClicks(sql: postgres.Sql, activity: Activity, month: number): Promise<void> {
  const count =
    Math.floor((activity.clicks * (month + 1)) / months) - Math.floor((activity.clicks * month) / months)
  await sql`
    INSERT INTO clicks (at, link_id, affiliate_id, hotel_id, day, counted)
    SELECT at, l.link_id, l.affiliate_id, l.hotel_id, (at AT TIME ZONE 'Europe/Rome')::date, true
    FROM (SELECT now() - make_interval(secs => (${months}::integer - ${month}::integer - n::float8 / ${count}::integer) * 2629800) AS at,
                 ${someLink(sql, activity)} AS number
          FROM generate_series(1, ${count}::integer) AS n OFFSET 0) AS made
      JOIN bench_links l USING (number)`
}

async function addReferredBookings(sql: postgres.Sql, activity: Activity): Promise<void> {
  await sql`
    CREATE TEMPORARY TABLE made AS
    SELECT gen_random_uuid() AS id, now() - random() * ${months}::integer * interval '2629800 seconds' AS at,
           (random() * 60)::integer AS lead, 1 + (random() * 6)::integer AS nights, random() AS chance,
           ${someLink(sql, activity)} AS number
    FROM generate_series(1, ${activity.bookings}::integer) AS n`
  await sql`
    INSERT INTO bookings (id, reference, hotel_id, state, source, affiliate_id, partnership_id, commission_bps,
      guest_name, guest_email, adults, child_ages, check_in_on, check_out_on, rate_plan_id, rate_plan_name, meal_plan,
      plan_change_bps, plan_per_adult_cents, tax_rules, cancellation_policy, check_in_time, check_out_time, time_zone,
      currency, room_cents, city_tax_cents, vat_cents, total_cents, usd_rate, total_usd_cents, fee_cents, notes,
      special_requests, created_at, updated_at, booked_at)
    SELECT m.id, m.id::text, l.hotel_id,
           CASE WHEN chance < 0.1 THEN 'cancelled' WHEN chance < 0.12 THEN 'no-show'
                WHEN at::date + lead + nights > current_date THEN 'confirmed' ELSE 'checked-out' END,
           'affiliate', l.affiliate_id, l.partnership_id, 1500, 'Hana Nakamura', 'hana@example.test', 2, '{}',
           at::date + lead, at::date + lead + nights, m.id, 'Flexible', 'room-only', 0, 0, ${sql.json(noTaxes)}, '{}', '15:00', '11:00',
           'Europe/Rome', 'EUR', nights * 10000, 0, 0, nights * 10000, 1.16, nights * 11600,
           CASE WHEN chance < 0.12 THEN 5000 END, '', '', at, at, at
    FROM made m JOIN bench_links l USING (number)`
  await sql`
    INSERT INTO booking_referrals (booking_id, affiliate_id, partnership_id, link_id, method, window_days, rate_bps,
                                   platform_share_bps, at)
    SELECT m.id, l.affiliate_id, l.partnership_id, l.link_id,
           (ARRAY['link', 'link', 'visit', 'embed'])[1 + floor(chance * 4)::integer], 30, 1500, 2000, at
    FROM made m JOIN bench_links l USING (number)`
  await sql`DROP TABLE made`
}
