import { utcDay } from '@roomlark/contract/dates'
import type { SqlPart, Transaction } from '../db/database.ts'
import { createClickMonths } from '../partners/referrals/clicks.queries.ts'
import { adminId, demoAffiliateIds, jonas } from './accounts.ts'
import { writeCommissions } from './commissions-seed.ts'
import { type DemoContext, getDaysAgo } from './demo-context.ts'
import { partnerDays } from './referrals.ts'

/** Creates the clicks on the links of the demo's affiliates, and what their bookings earned. */
export async function seedReferrals(ctx: DemoContext, tx: Transaction): Promise<void> {
  const now = ctx.clock()
  const first = utcDay(getDaysAgo(ctx, partnerDays))
  await createClickMonths(tx, first, utcDay(now))
  await tx`
    UPDATE hotel_partner_settings s SET is_listed = true, ota_rate_bps = 1800
    FROM hotels h WHERE h.id = s.hotel_id AND h.owner_id = ${ctx.actor.userId}`
  // A few clicks every day, more on days with bookings, and one in ten not counted.
  await tx`
    WITH booked AS (
      SELECT affiliate_id, hotel_id, (created_at AT TIME ZONE 'UTC')::date AS day, count(*) AS bookings FROM bookings
      WHERE affiliate_id = ANY(${demoAffiliateIds}::uuid[]) GROUP BY 1, 2, 3
    ), days AS (
      SELECT l.id AS link_id, l.hotel_id, l.affiliate_id, h.time_zone, g.day::date AS day,
             hashtext(l.code || g.day) & 1023 AS chance, coalesce(b.bookings, 0) AS bookings
      FROM tracked_links l JOIN hotels h ON h.id = l.hotel_id
        CROSS JOIN generate_series(${first}::date, ${now}::timestamptz::date, '1 day') AS g (day)
        LEFT JOIN booked b ON b.affiliate_id = l.affiliate_id AND b.hotel_id = l.hotel_id AND b.day = g.day::date
      WHERE l.affiliate_id = ANY(${demoAffiliateIds}::uuid[])
    ), made AS (
      SELECT *, day::timestamp AT TIME ZONE 'UTC' + make_interval(secs => (chance * 977 + n * 2693) % 86400) AS at
      FROM days CROSS JOIN LATERAL generate_series(1, 2 + chance % 6 + bookings * 20) AS n
    )
    INSERT INTO clicks (at, link_id, affiliate_id, hotel_id, day, tag, counted)
    SELECT at, link_id, affiliate_id, hotel_id, (at AT TIME ZONE time_zone)::date,
           ${tagOf(tx, tx`chance + n`)}, n % 10 <> 0
    FROM made WHERE at < ${now}`
  // Most bookings were made by the link to their hotel, on the terms of the booking.
  await tx`
    INSERT INTO booking_referrals (booking_id, affiliate_id, partnership_id, link_id, method, window_days, rate_bps,
                                   platform_share_bps, tag, at)
    SELECT b.id, b.affiliate_id, b.partnership_id, l.id, made.method, 30, b.commission_bps, 2000,
           CASE WHEN made.method <> 'desk' THEN ${tagOf(tx, tx`chance`)} END, coalesce(b.booked_at, b.created_at)
    FROM bookings b JOIN tracked_links l ON l.partnership_id = b.partnership_id
      CROSS JOIN LATERAL (SELECT hashtext(b.id::text) & 1023 AS chance) AS drawn
      CROSS JOIN LATERAL (
        SELECT (ARRAY['link', 'link', 'link', 'link', 'link', 'visit', 'visit', 'visit', 'embed', 'desk'])
                 [1 + chance % 10] AS method
      ) AS made
    WHERE b.affiliate_id = ANY(${demoAffiliateIds}::uuid[])`
  await insertSites(tx, getDaysAgo(ctx, partnerDays))
  await writeCommissions(ctx, tx)
  await insertSignals(tx)
}

/** Most links stand somewhere that their affiliates tell apart. */
function tagOf(tx: Transaction, chance: SqlPart) {
  return tx`(ARRAY['newsletter', 'newsletter', 'guide', 'instagram', NULL])[1 + (${chance}) % 5]`
}

/** Inserts two sites of an affiliate with a link to a country, and gives the other links to them in turn. */
async function insertSites(tx: Transaction, at: Date): Promise<void> {
  await tx`
    WITH sites AS (
      INSERT INTO affiliate_sites (affiliate_id, name, url, created_at)
      VALUES (${jonas.id}, 'Slow Miles', 'https://slowmiles.example', ${at}),
             (${jonas.id}, 'Sunday letter', '', ${at}) RETURNING id, name
    ), wide AS (
      INSERT INTO tracked_links (affiliate_id, code, label, path, site_id, created_at)
      SELECT ${jonas.id}, 'slow-italy', 'Italy by train', '/stays/in/italy', id, ${at} FROM sites WHERE name = 'Slow Miles'
    )
    UPDATE tracked_links l SET site_id = (
      SELECT id FROM sites WHERE name = CASE WHEN l.code < 'l' THEN 'Slow Miles' ELSE 'Sunday letter' END)
    WHERE l.affiliate_id = ${jonas.id}`
}

/** Inserts signals about the latest stays by links, one of them reviewed, and two guests whose addresses justify them. */
async function insertSignals(tx: Transaction): Promise<void> {
  const note = 'One advertisement of a reader, not of the partner. Nothing to do.'
  const latest = tx`
    SELECT b.id, b.booked_at, u.email, row_number() OVER (ORDER BY b.booked_at DESC, b.id) AS place
    FROM bookings b JOIN booking_referrals r ON r.booking_id = b.id JOIN users u ON u.id = b.affiliate_id
    WHERE b.affiliate_id = ANY(${demoAffiliateIds}::uuid[]) AND b.state = 'checked-out' AND r.method IN ('link', 'visit')`
  await tx`
    UPDATE bookings b SET guest_email = CASE WHEN place = 1 THEN latest.email ELSE 'traveller@mailinator.com' END
    FROM (${latest}) AS latest WHERE latest.id = b.id AND place <= 2`
  await tx`
    INSERT INTO booking_signals (booking_id, kind, evidence, at, reviewed_at, reviewed_by, review_note)
    SELECT latest.id, found.kind, found.evidence, latest.booked_at, CASE WHEN place = 4 THEN latest.booked_at + interval '1 day' END,
           CASE WHEN place = 4 THEN ${adminId}::uuid END, CASE WHEN place = 4 THEN ${note} END
    FROM (${latest}) AS latest JOIN (VALUES
      (1, 'own-booking', '{"matches": ["email"]}'::jsonb),
      (2, 'disposable-email', '{"domain": "mailinator.com"}'),
      (3, 'click-burst', '{"clicks": 46, "visitors": 3, "minutes": 10}'),
      (4, 'paid-ad', '{"source": "gclid"}')) AS found (place, kind, evidence) USING (place)`
}
