import type { Actor, ServiceContext, SignedInContext } from '../context.ts'
import { answerHold } from '../partners/disputes/commission-holds/answers.service.ts'
import { releaseHold } from '../partners/disputes/commission-holds/decisions.service.ts'
import { getHold } from '../partners/disputes/commission-holds/holds.service.ts'
import { holdCommission } from '../partners/disputes/commission-holds/opening.service.ts'
import { adminId } from './accounts.ts'
import { selectSuspects, updateHeldSince } from './holds.queries.ts'
import { insertMark } from './seed.queries.ts'

const answer =
  'A reader told me that she uses such an address for all travel sites. She asked me about the rooms before she booked.'

/** Seeds the holds of the demo's signals: the throw-away address has an answer, and the reviewed one is released. */
export async function seedHolds(ctx: ServiceContext): Promise<void> {
  // Marked first: an answer that was written twice would stay.
  if (!(await insertMark(ctx.sql, 'demo.holds'))) return
  const quiet = { ...ctx, jobs: { ...ctx.jobs, enqueue: async () => {} } }
  for (const { bookingId, affiliateId, kinds, isReviewed } of await selectSuspects(ctx.sql)) {
    const id = await ctx.sql.begin(async (tx) => {
      await holdCommission(quiet, tx, bookingId, kinds)
      return updateHeldSince(tx, bookingId)
    })
    if (id === undefined) continue
    if (isReviewed) {
      const by = as(quiet, { userId: adminId, userType: 'admin' })
      const { version } = await getHold(by, id)
      await releaseHold(by, id, { reason: 'The hotel allows these advertisements.', version })
    } else if (kinds.includes('disposable-email')) {
      await answerHold(as(quiet, { userId: affiliateId, userType: 'affiliate' }), id, answer)
    }
  }
}

function as(ctx: ServiceContext, actor: Pick<Actor, 'userId' | 'userType'>): SignedInContext {
  return {
    ...ctx,
    actor: { ...actor, sessionId: actor.userId, mfaEnabled: false },
    origin: { requestId: 'demo', address: '127.0.0.1', userAgent: 'demo' },
  }
}
