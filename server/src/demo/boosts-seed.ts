import { addDays, dateIn } from '@roomlark/contract/dates'
import { nightSums, quietestRun } from '@roomlark/contract/partners/boost-sums'
import { startBoost } from '../partners/boosts/boosts.service.ts'
import { readEmptyNights } from '../partners/boosts/empty-nights.service.ts'
import { type DemoContext, goBack } from './demo-context.ts'
import { demoHotels } from './hotels.ts'

/** Running boosts: the points, and after how many nights they stop. */
const running: { [hotel: string]: { points: 2 | 3; maxNights: number | null } } = {
  'Villa Marenne': { points: 3, maxNights: 12 },
  'Alpenrose Lodge': { points: 2, maxNights: null },
}

const everything = { roomTypeId: null, partnershipIds: null, lastBookingOn: null }

/** The demo has hotels that pay more for their quietest nights from next week on, and did so before. */
export async function seedBoosts(ctx: DemoContext): Promise<void> {
  for (const { id, name, timeZone } of demoHotels) {
    const boost = running[name]
    if (!boost) continue
    const today = dateIn(timeZone, ctx.clock())
    const past = [-13, -12, -11].map((days) => addDays(today, days))
    await startBoost(goBack(ctx, 20), id, { ...everything, nights: past, points: 2, maxNights: 10 })
    const empty = await readEmptyNights(ctx, id, addDays(today, 7))
    const nights = quietestRun(nightSums(empty, null), today).map(({ night }) => night)
    if (nights.length === 0) continue
    await startBoost(goBack(ctx, 1), id, { ...everything, ...boost, nights: nights.slice(0, 4) })
  }
}
