import type { Sql } from '../db/database.ts'

/** A booking, and when an event of it happened. */
export type PastEvent = { bookingId: string; at: Date; eventId: number }

/** Every booking that an affiliate brought, with the event that made it. */
export async function selectBooked(sql: Sql): Promise<PastEvent[]> {
  return sql<PastEvent[]>`
    SELECT b.id AS "bookingId", b.booked_at AS at, min(e.id)::float8 AS "eventId"
    FROM bookings b JOIN booking_referrals r ON r.booking_id = b.id JOIN booking_events e ON e.booking_id = b.id
    WHERE b.booked_at IS NOT NULL AND NOT e.of_hold AND e.kind <> 'mail'
    GROUP BY b.id ORDER BY b.booked_at, b.id`
}

/** Those whose stay is over, with the event that ended it. */
export async function selectEnded(sql: Sql): Promise<PastEvent[]> {
  return sql<PastEvent[]>`
    SELECT DISTINCT ON (b.id) b.id AS "bookingId", e.at, e.id::float8 AS "eventId"
    FROM bookings b JOIN booking_referrals r ON r.booking_id = b.id
      JOIN booking_events e ON e.booking_id = b.id AND e.kind = b.state
    WHERE b.booked_at IS NOT NULL AND b.state IN ('checked-out', 'cancelled', 'no-show')
    ORDER BY b.id, e.at DESC`
}

/** Commissions that the clock changes before a moment, each with its own. */
export async function selectPastDue(sql: Sql, until: Date): Promise<Omit<PastEvent, 'eventId'>[]> {
  return sql<Omit<PastEvent, 'eventId'>[]>`
    SELECT booking_id AS "bookingId", next_at AS at FROM commissions WHERE next_at <= ${until} ORDER BY next_at`
}

/** Makes bookings what they were when they were made, for as long as `work` takes. */
export async function asBooked(tx: Sql, bookingIds: string[], work: () => Promise<void>): Promise<void> {
  await tx`
    CREATE TEMPORARY TABLE demo_ended ON COMMIT DROP AS
    SELECT id, state, fee_cents FROM bookings
    WHERE id = ANY(${bookingIds}::uuid[]) AND state IN ('checked-out', 'cancelled', 'no-show')`
  await tx`UPDATE bookings SET state = 'confirmed', fee_cents = NULL WHERE id IN (SELECT id FROM demo_ended)`
  await work()
  await tx`
    UPDATE bookings b SET state = e.state, fee_cents = e.fee_cents FROM demo_ended e WHERE e.id = b.id`
}

export async function deleteBacklog(sql: Sql): Promise<void> {
  await sql`DELETE FROM commission_backlog`
}

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
    SELECT s.id, h.name AS "hotelName", (s.total_cents - s.paid_cents - s.written_off_cents)::float8 AS "openCents",
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
    SELECT c.booking_id AS "bookingId", c.affiliate_id AS "affiliateId", c.base_cents::float8 AS "baseCents",
           b.check_out_on - b.check_in_on AS nights
    FROM commissions c JOIN bookings b ON b.id = c.booking_id JOIN hotels h ON h.id = c.hotel_id
    WHERE c.affiliate_id = ANY(${affiliateIds}::uuid[]) AND c.stage IN ('earned', 'payable') AND b.state = 'checked-out'
      AND c.billed_gross_cents = 0 AND b.check_out_on - b.check_in_on > 2 AND NOT c.is_held
      AND c.ended_on < ${now}::timestamptz::date - 6
    ORDER BY h.name = 'Villa Marenne' DESC, c.ended_on DESC, c.booking_id LIMIT 2`
}
