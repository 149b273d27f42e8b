import type { Sql } from '../db/database.ts'

/** Old news has been read, and none of it is emailed. */
export async function updateOldMoneyNews(sql: Sql, before: Date): Promise<void> {
  await sql`UPDATE notifications SET mail = 'off' WHERE event = 'money' AND mail <> 'off'`
  await sql`UPDATE notifications SET read_at = at WHERE event = 'money' AND read_at IS NULL AND at < ${before}`
}

/** Closed statements of which something is left to pay. */
export async function selectUnpaid(
  sql: Sql,
  at: Date,
): Promise<{ id: string; hotelName: string; openCents: number; version: number; number: string }[]> {
  return sql<{ id: string; hotelName: string; openCents: number; version: number; number: string }[]>`
    SELECT s.id, h.name AS "hotelName", s.total_cents - s.paid_cents - s.written_off_cents AS "openCents",
           s.version, s.number
    FROM hotel_statements s JOIN hotels h ON h.id = s.hotel_id
    WHERE s.settled_at IS NULL AND s.closed_at <= ${at} AND s.total_cents > s.paid_cents + s.written_off_cents
    ORDER BY s.number`
}

/** Stays of several nights that ended last month or this, of which no statement has anything yet. */
export async function selectDisputable(
  sql: Sql,
  affiliateIds: string[],
  now: Date,
): Promise<{ bookingId: string; affiliateId: string; baseCents: number; nights: number }[]> {
  return sql<{ bookingId: string; affiliateId: string; baseCents: number; nights: number }[]>`
    SELECT c.booking_id AS "bookingId", c.affiliate_id AS "affiliateId", c.base_cents AS "baseCents",
           b.check_out_on - b.check_in_on AS nights
    FROM commissions c JOIN bookings b ON b.id = c.booking_id JOIN hotels h ON h.id = c.hotel_id
    WHERE c.affiliate_id = ANY(${affiliateIds}::uuid[]) AND c.stage IN ('earned', 'payable') AND b.state = 'checked-out'
      AND c.billed_gross_cents = 0 AND b.check_out_on - b.check_in_on > 2 AND NOT c.is_held
      AND c.ended_on < ${now}::timestamptz::date - 6
    ORDER BY h.name = 'Villa Marenne' DESC, c.ended_on DESC, c.booking_id LIMIT 2`
}
