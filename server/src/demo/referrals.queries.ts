import type { Sql } from '../db/database.ts'

type DemoLink = {
  hotelName: string
  affiliateId: string
  code: string
  label: string
  commissionBps: number
  checkInOn: string | null
  checkOutOn: string | null
}

/** The links of all partners, and the rates agreed with those who do not get the hotel's base rate. */
export async function insertDemoLinks(
  sql: Sql,
  ownerId: string,
  links: DemoLink[],
  createdAt: Date,
): Promise<void> {
  const named = sql`
    jsonb_to_recordset(${sql.json(links)})
      AS l ("hotelName" text, "affiliateId" uuid, code text, label text, "commissionBps" integer, "checkInOn" date,
            "checkOutOn" date)
      JOIN hotels h ON h.name = l."hotelName" AND h.owner_id = ${ownerId}
      JOIN partnerships p ON p.hotel_id = h.id AND p.affiliate_id = l."affiliateId"`
  await sql`
    INSERT INTO tracked_links (partnership_id, affiliate_id, hotel_id, code, label, check_in_on, check_out_on, created_at)
    SELECT p.id, p.affiliate_id, h.id, l.code, l.label, l."checkInOn", l."checkOutOn", ${createdAt} FROM ${named}`
  await sql`
    INSERT INTO term_changes (hotel_id, partnership_id, term, value, announced_at, effective_at)
    SELECT h.id, p.id, 'rate', l."commissionBps", ${createdAt}, ${createdAt} FROM ${named}
    WHERE l."commissionBps" <> h.base_commission_bps`
  await sql`
    INSERT INTO partnership_events (partnership_id, at, kind, params, by_side)
    SELECT p.id, ${createdAt}, step.kind, step.params, step.side
    FROM ${named} CROSS JOIN (VALUES ('requested', '{}'::jsonb, 'affiliate'),
                                     ('approved', '{"isAutomatic": false}', 'hotel')) AS step (kind, params, side)`
  await sql`
    UPDATE hotel_partner_settings s SET is_listed = true, ota_rate_bps = 1800
    FROM hotels h WHERE h.id = s.hotel_id AND h.owner_id = ${ownerId}`
}

/**
 * Inserts clicks over a number of days: a few every day, more on days with bookings, and one in ten not
 * counted.
 */
export async function insertDemoClicks(
  sql: Sql,
  affiliateIds: string[],
  now: Date,
  days: number,
): Promise<void> {
  await sql`
    WITH booked AS (
      SELECT affiliate_id, hotel_id, (created_at AT TIME ZONE 'UTC')::date AS day, count(*) AS bookings FROM bookings
      WHERE affiliate_id = ANY(${affiliateIds}::uuid[]) GROUP BY 1, 2, 3
    ), days AS (
      SELECT l.id AS link_id, l.hotel_id, l.affiliate_id, h.time_zone, g.day::date AS day,
             hashtext(l.code || g.day) & 1023 AS chance, coalesce(b.bookings, 0) AS bookings
      FROM tracked_links l JOIN hotels h ON h.id = l.hotel_id
        CROSS JOIN generate_series(${now}::timestamptz::date - ${days}::integer, ${now}::timestamptz::date, '1 day') AS g (day)
        LEFT JOIN booked b ON b.affiliate_id = l.affiliate_id AND b.hotel_id = l.hotel_id AND b.day = g.day::date
      WHERE l.affiliate_id = ANY(${affiliateIds}::uuid[])
    ), made AS (
      SELECT *, day::timestamp AT TIME ZONE 'UTC' + make_interval(secs => (chance * 977 + n * 2693) % 86400) AS at
      FROM days CROSS JOIN LATERAL generate_series(1, 2 + chance % 6 + bookings * 20) AS n
    )
    INSERT INTO clicks (at, link_id, affiliate_id, hotel_id, day, counted)
    SELECT at, link_id, affiliate_id, hotel_id, (at AT TIME ZONE time_zone)::date, n % 10 <> 0
    FROM made WHERE at < ${now}`
}

/** Inserts how affiliates' bookings were made: mostly by the link to their hotel, on the terms of the booking. */
export async function insertDemoReferrals(sql: Sql, affiliateIds: string[]): Promise<void> {
  await sql`
    INSERT INTO booking_referrals (booking_id, affiliate_id, partnership_id, link_id, method, window_days, rate_bps,
                                   platform_share_bps, at)
    SELECT b.id, b.affiliate_id, b.partnership_id, l.id,
           (ARRAY['link', 'link', 'link', 'link', 'link', 'visit', 'visit', 'visit', 'embed', 'desk'])
             [1 + (hashtext(b.id::text) & 1023) % 10],
           30, b.commission_bps, 2000, coalesce(b.booked_at, b.created_at)
    FROM bookings b JOIN tracked_links l ON l.partnership_id = b.partnership_id
    WHERE b.affiliate_id = ANY(${affiliateIds}::uuid[])`
}

/** The hotels of an owner with these names. */
export async function selectHotelsByName(
  sql: Sql,
  ownerId: string,
  names: string[],
): Promise<{ id: string; name: string; timeZone: string }[]> {
  return sql<{ id: string; name: string; timeZone: string }[]>`
    SELECT id, name, time_zone AS "timeZone" FROM hotels WHERE owner_id = ${ownerId} AND name = ANY(${names}::text[])`
}
