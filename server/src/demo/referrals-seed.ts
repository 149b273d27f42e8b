import { addDays, utcDay } from '@roomlark/contract/dates'
import type { ServiceContext } from '../context.ts'
import { rebuildRollups } from '../figures/rollups/rollups.service.ts'
import { countPartnerFigures } from '../partners/partnerships/figures/figures.service.ts'
import { createClickMonths } from '../partners/referrals/clicks.queries.ts'
import { demoAccounts } from './accounts.ts'
import { writeCommissions } from './commissions-seed.ts'
import { insertDemoClicks, insertDemoLinks, insertDemoReferrals } from './referrals.queries.ts'
import { demoAffiliateIds, demoLinks, partnerDays } from './referrals.ts'
import { insertMark, withTime } from './seed.queries.ts'
import { insertDemoSignals } from './signals.queries.ts'

type Context = Pick<ServiceContext, 'sql' | 'clock'>

const demoReview = {
  by: demoAccounts.find(({ userType }) => userType === 'admin')?.id ?? '',
  note: 'One advertisement of a reader, not of the partner. Nothing to do.',
}

/** Creates the links of the demo's affiliates, the clicks on them, and what their bookings earned. */
export async function seedReferrals(ctx: Context, ownerId: string): Promise<void> {
  const now = ctx.clock()
  const today = utcDay(now)
  await withTime(ctx.sql, async (tx) => {
    if (!(await insertMark(tx, 'demo.referrals'))) return
    await createClickMonths(tx, addDays(today, -partnerDays), today)
    const opened = new Date(now.getTime() - partnerDays * 86_400_000)
    await insertDemoLinks(tx, ownerId, demoLinks(today), opened)
    await insertDemoClicks(tx, demoAffiliateIds, now, partnerDays)
    await insertDemoReferrals(tx, demoAffiliateIds)
    await writeCommissions(ctx, tx)
    await insertDemoSignals(tx, demoAffiliateIds, demoReview)
  })
}

/** Rows that were inserted in bulk are also counted in bulk. */
export async function countDemo(ctx: Context): Promise<void> {
  await rebuildRollups(ctx)
  await countPartnerFigures(ctx)
  await insertMark(ctx.sql, 'demo.figures')
}
