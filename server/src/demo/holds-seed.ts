import type { SignalKind } from '@roomlark/contract/signal-kinds'
import { answerHold } from '../partners/disputes/commission-holds/answers.service.ts'
import { releaseHold } from '../partners/disputes/commission-holds/decisions.service.ts'
import { getHold } from '../partners/disputes/commission-holds/holds.service.ts'
import { holdCommission } from '../partners/disputes/commission-holds/opening.service.ts'
import { actAs, actAsAdmin, type DemoContext } from './demo-context.ts'

type Suspect = { bookingId: string; affiliateId: string; kinds: SignalKind[]; isReviewed: boolean }

const answer =
  'A reader told me that she uses such an address for all travel sites. She asked me about the rooms before she booked.'

/** Seeds the holds of the demo's signals: the throw-away address has an answer, and the reviewed one is released. */
export async function seedHolds(ctx: DemoContext): Promise<void> {
  const suspects = await ctx.sql<Suspect[]>`
    SELECT s.booking_id AS "bookingId", b.affiliate_id AS "affiliateId", array_agg(s.kind) AS kinds,
           bool_or(s.reviewed_at IS NOT NULL) AS "isReviewed"
    FROM booking_signals s JOIN bookings b ON b.id = s.booking_id
    GROUP BY s.booking_id, b.affiliate_id, b.booked_at ORDER BY b.booked_at DESC`
  for (const { bookingId, affiliateId, kinds, isReviewed } of suspects) {
    const id = await ctx.sql.begin(async (tx) => {
      await holdCommission(ctx, tx, bookingId, kinds)
      // As if it had begun when the signal was found, though not too long ago.
      const [row] = await tx<{ id: string }[]>`
        UPDATE commission_holds o SET held_at = since.at, releases_at = since.at + (o.releases_at - o.held_at)
        FROM (SELECT h.id, greatest(min(s.at), h.held_at - interval '25 days') AS at
              FROM commission_holds h JOIN booking_signals s ON s.booking_id = h.booking_id
              WHERE h.booking_id = ${bookingId} AND h.state = 'open' GROUP BY h.id) AS since
        WHERE since.id = o.id RETURNING o.id`
      return row?.id
    })
    if (id === undefined) continue
    if (isReviewed) {
      const { version } = await getHold(actAsAdmin(ctx), id)
      await releaseHold(actAsAdmin(ctx), id, { reason: 'The hotel allows these advertisements.', version })
    } else if (kinds.includes('disposable-email')) {
      await answerHold(actAs(ctx, affiliateId, 'affiliate'), id, answer)
    }
  }
}
