import type { Sql } from '../db/database.ts'

export async function insertDemoLinks(
  sql: Sql,
  ownerId: string,
  affiliateId: string,
  links: {
    hotelName: string
    code: string
    label: string
    checkInOn: string | null
    checkOutOn: string | null
  }[],
  createdAt: Date,
): Promise<void> {
  await sql`
    INSERT INTO tracked_links (affiliate_id, hotel_id, code, label, check_in_on, check_out_on, created_at)
    SELECT ${affiliateId}, h.id, l.code, l.label, l.check_in_on, l.check_out_on, ${createdAt}
    FROM unnest(${links.map((link) => link.hotelName)}::text[], ${links.map((link) => link.code)}::text[],
                ${links.map((link) => link.label)}::text[], ${links.map((link) => link.checkInOn)}::date[],
                ${links.map((link) => link.checkOutOn)}::date[])
        AS l (hotel_name, code, label, check_in_on, check_out_on)
      JOIN hotels h ON h.name = l.hotel_name AND h.owner_id = ${ownerId}`
}

/**
 * Inserts clicks over a number of days: a few every day, more on days with bookings, and one in ten not
 * counted.
 */
export async function insertDemoClicks(
  sql: Sql,
  affiliateId: string,
  now: Date,
  days: number,
): Promise<void> {
  await sql`
    WITH days AS (
      SELECT l.id AS link_id, l.hotel_id, h.time_zone, day::date AS day, hashtext(l.code || day) & 1023 AS chance,
             (SELECT count(*) FROM bookings b WHERE b.hotel_id = l.hotel_id AND b.affiliate_id = ${affiliateId}
                AND b.created_at >= day AND b.created_at < day + interval '1 day') AS bookings
      FROM tracked_links l JOIN hotels h ON h.id = l.hotel_id
        CROSS JOIN generate_series(${now}::timestamptz::date - ${days}::integer, ${now}::timestamptz::date, '1 day') AS day
      WHERE l.affiliate_id = ${affiliateId}
    ), made AS (
      SELECT *, day::timestamp AT TIME ZONE 'UTC' + make_interval(secs => (chance * 977 + n * 2693) % 86400) AS at
      FROM days CROSS JOIN LATERAL generate_series(1, 2 + chance % 6 + bookings * 20) AS n
    )
    INSERT INTO clicks (at, link_id, affiliate_id, hotel_id, day, counted)
    SELECT at, link_id, ${affiliateId}, hotel_id, (at AT TIME ZONE time_zone)::date, n % 10 <> 0
    FROM made WHERE at < ${now}`
}

/** What the affiliate's bookings were made by: the link to their hotel, on the terms of the booking. */
export async function insertDemoReferrals(sql: Sql, affiliateId: string): Promise<void> {
  await sql`
    INSERT INTO booking_referrals (booking_id, affiliate_id, link_id, method, window_days, rate_bps, at)
    SELECT b.id, b.affiliate_id, l.id, 'link', 30, b.commission_bps, b.booked_at
    FROM bookings b JOIN tracked_links l ON l.affiliate_id = b.affiliate_id AND l.hotel_id = b.hotel_id
    WHERE b.affiliate_id = ${affiliateId} AND b.booked_at IS NOT NULL`
}
