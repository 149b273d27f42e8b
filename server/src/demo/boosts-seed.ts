import { addDays, dateIn } from '@roomlark/contract/dates'
import { nightSums, quietestRun } from '@roomlark/contract/partners/boost-sums'
import type { SignedInContext } from '../context.ts'
import { startBoost } from '../partners/boosts/boosts.service.ts'
import { readEmptyNights } from '../partners/boosts/empty-nights.service.ts'
import { selectHotelsByName } from './referrals.queries.ts'
import { insertMark } from './seed.queries.ts'

/** Running boosts by hotel: the points, and after how many nights they stop. */
const running = {
  'Villa Marenne': { points: 3, maxNights: 12 },
  'Alpenrose Lodge': { points: 2, maxNights: null },
} as const

const everything = { roomTypeId: null, partnershipIds: null, lastBookingOn: null }

/** The demo has hotels that pay more for their quietest nights from next week on, and did so before. */
export async function seedBoosts(ctx: SignedInContext): Promise<void> {
  // Marked first: a boost that was started twice would be refused.
  if (!(await insertMark(ctx.sql, 'demo.boosts'))) return
  const hotels = await selectHotelsByName(ctx.sql, ctx.actor.userId, Object.keys(running))
  for (const { id, name, timeZone } of hotels) {
    const today = dateIn(timeZone, ctx.clock())
    const past = [-13, -12, -11].map((days) => addDays(today, days))
    await startBoost(daysAgo(ctx, 20), id, { ...everything, nights: past, points: 2, maxNights: 10 })
    const empty = await readEmptyNights(ctx, id, addDays(today, 7))
    const nights = quietestRun(nightSums(empty, null), today).map(({ night }) => night)
    const boost = Object.entries(running).find(([hotel]) => hotel === name)?.[1]
    if (!boost || nights.length === 0) continue
    await startBoost(daysAgo(ctx, 1), id, { ...everything, ...boost, nights: nights.slice(0, 4) })
  }
}

function daysAgo(ctx: SignedInContext, days: number): SignedInContext {
  const at = new Date(ctx.clock().getTime() - days * 86_400_000)
  return { ...ctx, clock: () => at }
}
