import { utcDay } from '@roomlark/contract/dates'
import type { FilterQuery, Period, TopAffiliate } from '@roomlark/contract/figures/analytics'
import { imageUrls } from '../../../adapters/image-store.ts'
import type { SignedInContext } from '../../../context.ts'
import { computeAverage, computeTrend } from '../figures.policy.ts'
import { getTrendSpan, spanBefore } from '../periods.policy.ts'
import { getView } from '../scope.service.ts'
import { selectTopAffiliates } from './top-affiliates.queries.ts'

type Asked = Omit<FilterQuery, 'source'> & { period: Period; limit: number }

/** Lists the affiliates who brought most, counted in UTC whatever the calendars of the hotels. */
export async function listTopAffiliates(ctx: SignedInContext, asked: Asked): Promise<TopAffiliate[]> {
  const { scope } = await getView(ctx, asked)
  const current = getTrendSpan(asked.period, utcDay(ctx.clock()))
  const before = spanBefore(asked.period, current)
  const hotels = scope.of === 'platform' ? null : scope.hotels
  const rows = await selectTopAffiliates(ctx.sql, hotels, { current, before, limit: asked.limit })
  const seesBoth = ctx.actor.userType === 'admin'
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    imageUrl: row.imageFile && imageUrls(row.imageFile).smallUrl,
    clicks: row.clicks,
    suspectedClicks: row.suspectedClicks,
    bookings: row.bookings,
    revenueUsdCents: row.revenueCents,
    commissionUsdCents: row.commissionCents,
    netCommissionUsdCents: seesBoth ? row.netCommissionCents : null,
    perClickUsdCents: computeAverage(seesBoth ? row.netCommissionCents : row.commissionCents, row.clicks, 0),
    trend: computeTrend(row.revenueCents, row.revenueBeforeCents),
  }))
}
