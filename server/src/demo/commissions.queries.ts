import type { Sql, Transaction } from '../db/database.ts'

/** A booking, and when an event of it happened. */
type PastEvent = { bookingId: string; at: Date; eventId: number }

/** Every booking that an affiliate brought, with the event that made it. */
export async function selectBooked(sql: Sql): Promise<PastEvent[]> {
  return sql<PastEvent[]>`
    SELECT b.id AS "bookingId", b.booked_at AS at, min(e.id) AS "eventId"
    FROM bookings b JOIN booking_referrals r ON r.booking_id = b.id JOIN booking_events e ON e.booking_id = b.id
    WHERE b.booked_at IS NOT NULL AND NOT e.of_hold AND e.kind <> 'mail'
    GROUP BY b.id ORDER BY b.booked_at, b.id`
}

/** Those whose stay is over, with the event that ended it. */
export async function selectEnded(sql: Sql): Promise<PastEvent[]> {
  return sql<PastEvent[]>`
    SELECT DISTINCT ON (b.id) b.id AS "bookingId", e.at, e.id AS "eventId"
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
export async function withBookingsReopened(
  tx: Transaction,
  bookingIds: string[],
  work: () => Promise<void>,
): Promise<void> {
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
