import { addDays } from '@roomlark/contract/dates'
import type { ServiceContext } from '../context.ts'
import { countPartnerFigures } from '../modules/partnerships/figures.service.ts'
import { createClickMonths } from '../modules/referrals/clicks.queries.ts'
import { rebuildRollups } from '../modules/rollups/rollups.service.ts'
import { demoAccounts } from './accounts.ts'
import { insertDemoClicks, insertDemoLinks, insertDemoReferrals } from './referrals.queries.ts'
import { demoAffiliateIds, demoLinks } from './referrals.ts'
import { allowTime, insertMark } from './seed.queries.ts'
import { insertDemoSignals } from './signals.queries.ts'

type Context = Pick<ServiceContext, 'sql' | 'clock'>

const demoReview = {
  by: demoAccounts.find(({ userType }) => userType === 'admin')?.id ?? '',
  note: 'One advertisement of a reader, not of the partner. Nothing to do.',
}

/** This is long enough to compare a year with the previous one. */
const clickDays = 760

/** Creates the links of the demo's affiliates and the clicks on them. */
export async function seedReferrals(ctx: Context, ownerId: string): Promise<void> {
  const now = ctx.clock()
  const today = now.toISOString().slice(0, 10)
  await ctx.sql.begin(async (tx) => {
    if (!(await insertMark(tx, 'demo.referrals'))) return
    await allowTime(tx)
    await createClickMonths(tx, addDays(today, -clickDays), today)
    const opened = new Date(now.getTime() - clickDays * 86_400_000)
    await insertDemoLinks(tx, ownerId, demoLinks(today), opened)
    await insertDemoClicks(tx, demoAffiliateIds, now, clickDays)
    await insertDemoReferrals(tx, demoAffiliateIds)
    await insertDemoSignals(tx, demoAffiliateIds, demoReview)
  })
}

/** Rows that were inserted in bulk are also counted in bulk. */
export async function countDemo(ctx: Context): Promise<void> {
  await rebuildRollups(ctx)
  await countPartnerFigures(ctx)
  await insertMark(ctx.sql, 'demo.figures')
}
