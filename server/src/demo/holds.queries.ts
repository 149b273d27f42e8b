import type { SignalKind } from '@roomlark/contract/signal-kinds'
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

/** Returns the hold, as if it had begun when the signal was found, though not too long ago; undefined if there is none. */
export async function updateHeldSince(sql: Sql, bookingId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    UPDATE commission_holds o SET held_at = since.at, releases_at = since.at + (o.releases_at - o.held_at)
    FROM (SELECT h.id, greatest(min(s.at), h.held_at - interval '25 days') AS at
          FROM commission_holds h JOIN booking_signals s ON s.booking_id = h.booking_id
          WHERE h.booking_id = ${bookingId} AND h.state = 'open' GROUP BY h.id) AS since
    WHERE since.id = o.id RETURNING o.id`
  return row?.id
}
