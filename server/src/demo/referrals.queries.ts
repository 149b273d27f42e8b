import type { Sql } from '../db/database.ts'

export async function insertDemoLinks(
  sql: Sql,
  ownerId: string,
  affiliateId: string,
  links: { hotelName: string; code: string; label: string }[],
  createdAt: Date,
): Promise<void> {
  await sql`
    INSERT INTO tracked_links (affiliate_id, hotel_id, code, label, created_at)
    SELECT ${affiliateId}, h.id, l.code, l.label, ${createdAt}
    FROM unnest(${links.map((link) => link.hotelName)}::text[], ${links.map((link) => link.code)}::text[],
                ${links.map((link) => link.label)}::text[]) AS l (hotel_name, code, label)
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
