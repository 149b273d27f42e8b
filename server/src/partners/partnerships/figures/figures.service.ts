import type { ServiceContext } from '../../../context.ts'
import { selectDueHotels, upsertFigures } from './figures.queries.ts'

const staleMs = 6 * 3_600_000
const batch = 100

/**
 * Counts what affiliates see of hotels before they ask: those that have come into view since, and those whose figures
 * are older than six hours. Medians of a year move slowly.
 */
export async function countPartnerFigures(ctx: Pick<ServiceContext, 'sql' | 'clock'>): Promise<void> {
  const now = ctx.clock()
  for (;;) {
    const hotelIds = await selectDueHotels(ctx.sql, new Date(now.getTime() - staleMs), batch)
    await upsertFigures(ctx.sql, hotelIds, now)
    if (hotelIds.length < batch) return
  }
}
