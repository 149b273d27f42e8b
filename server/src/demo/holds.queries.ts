import type { SignalKind } from '@roomlark/contract/signals'
import type { Sql } from '../db/database.ts'

type Suspect = { bookingId: string; affiliateId: string; kinds: SignalKind[]; isReviewed: boolean }

/** The bookings of the demo that signals were found about, the latest first. */
export async function selectSuspects(sql: Sql): Promise<Suspect[]> {
  return sql<Suspect[]>`
    SELECT s.booking_id AS "bookingId", b.affiliate_id AS "affiliateId", array_agg(s.kind) AS kinds,
           bool_or(s.reviewed_at IS NOT NULL) AS "isReviewed"
    FROM booking_signals s JOIN bookings b ON b.id = s.booking_id
    GROUP BY s.booking_id, b.affiliate_id, b.booked_at ORDER BY b.booked_at DESC`
}

/** Returns the hold, which began some days ago; undefined where nothing was held. */
export async function updateHeldBefore(
  sql: Sql,
  bookingId: string,
  days: number,
): Promise<string | undefined> {
  const before = sql`make_interval(days => ${days})`
  const [row] = await sql<{ id: string }[]>`
    UPDATE commission_holds SET held_at = held_at - ${before}, releases_at = releases_at - ${before}
    WHERE booking_id = ${bookingId} AND state = 'open' RETURNING id`
  return row?.id
}
