import type { ServiceContext } from '../context.ts'
import {
  insertDemoNotice,
  insertDemoProfile,
  insertDemoRequest,
  updateDemoWelcoming,
} from './partnerships.queries.ts'
import { demoNotice, demoProfiles, demoRequests, demoWelcoming } from './partnerships.ts'
import { insertMark } from './seed.queries.ts'

/** Creates the profiles of the demo's affiliates, what they have asked, and a notice that is running. */
export async function seedPartnerships(
  ctx: Pick<ServiceContext, 'sql' | 'clock'>,
  ownerId: string,
): Promise<void> {
  const now = ctx.clock()
  await ctx.sql.begin(async (tx) => {
    if (!(await insertMark(tx, 'demo.partnerships'))) return
    for (const profile of demoProfiles) await insertDemoProfile(tx, profile, now)
    for (const request of demoRequests(now.toISOString().slice(0, 10))) {
      await insertDemoRequest(tx, ownerId, request, now)
    }
    await insertDemoNotice(tx, ownerId, demoNotice(now))
    await updateDemoWelcoming(tx, ownerId, demoWelcoming)
  })
}
