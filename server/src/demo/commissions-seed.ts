import type { Transaction } from '../db/database.ts'
import { addCommissions, moveCommissionsInBatches } from '../partners/commissions/commissions.service.ts'
import type { DemoContext } from './demo-context.ts'

/** A booking, and when an event of it happened; what the clock does is no event. */
type Moving = { bookingId: string; at: Date; eventId: number | null }

/**
 * Writes the commissions as if they had followed their bookings: expected when booked, then what the stay came to, then
 * what the clock made of it.
 */
export async function writeCommissions({ clock }: DemoContext, tx: Transaction): Promise<void> {
  const byThemselves = { clock, actor: null }
  // Every booking that an affiliate brought, with the event that made it.
  const booked = await tx<Moving[]>`
    SELECT b.id AS "bookingId", b.booked_at AS at, min(e.id) AS "eventId"
    FROM bookings b JOIN booking_referrals r ON r.booking_id = b.id JOIN booking_events e ON e.booking_id = b.id
    WHERE b.booked_at IS NOT NULL AND NOT e.of_hold AND e.kind <> 'mail'
    GROUP BY b.id ORDER BY b.booked_at, b.id`
  const bookingIds = booked.map(({ bookingId }) => bookingId)
  await addCommissions(tx, bookingIds)
  // Bookings are what they were when they were made for as long as their commissions become expected.
  await tx`
    CREATE TEMPORARY TABLE demo_ended ON COMMIT DROP AS
    SELECT id, state, fee_cents FROM bookings
    WHERE id = ANY(${bookingIds}::uuid[]) AND state IN ('checked-out', 'cancelled', 'no-show')`
  await tx`UPDATE bookings SET state = 'confirmed', fee_cents = NULL WHERE id IN (SELECT id FROM demo_ended)`
  await moveCommissionsInBatches(byThemselves, tx, booked, { cause: 'booking' })
  await tx`
    UPDATE bookings b SET state = e.state, fee_cents = e.fee_cents FROM demo_ended e WHERE e.id = b.id`
  const ended = await tx<Moving[]>`
    SELECT DISTINCT ON (b.id) b.id AS "bookingId", e.at, e.id AS "eventId"
    FROM demo_ended b JOIN booking_events e ON e.booking_id = b.id AND e.kind = b.state
    ORDER BY b.id, e.at DESC`
  await moveCommissionsInBatches(byThemselves, tx, ended, { cause: 'booking' })
  for (const _stage of ['earned', 'payable']) {
    const due = await tx<Moving[]>`
      SELECT booking_id AS "bookingId", next_at AS at, NULL::bigint AS "eventId" FROM commissions
      WHERE next_at <= ${clock()} ORDER BY next_at`
    await moveCommissionsInBatches(byThemselves, tx, due, { cause: 'clock' })
  }
  await tx`DELETE FROM commission_backlog`
}
