import { utcDay } from '@roomlark/contract/dates'
import type { FilterQuery, Period } from '@roomlark/contract/figures/analytics'
import type { TopHotel } from '@roomlark/contract/figures/dashboard'
import type { SignedInContext } from '../../../context.ts'
import { computeTrend } from '../figures.policy.ts'
import { getTrendSpan, spanBefore } from '../periods.policy.ts'
import { getView } from '../scope.service.ts'
import { type RankedScope, selectTopHotels } from './dashboard.queries.ts'

type Asked = FilterQuery & { period: Period; limit: number }

export async function listTopHotels(ctx: SignedInContext, asked: Asked): Promise<TopHotel[]> {
  const { scope, today } = await rankedIn(ctx, asked)
  const current = getTrendSpan(asked.period, today)
  const before = spanBefore(asked.period, current)
  const { source, limit } = asked
  const rows = await selectTopHotels(ctx.sql, scope, { current, before, source, limit })
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    city: row.city,
    country: row.country,
    imageUrl: row.imageFile === null ? null : ctx.images.getUrls(row.imageFile).smallUrl,
    bookings: row.bookings,
    revenueUsdCents: row.revenueCents,
    trend: computeTrend(row.revenueCents, row.revenueBeforeCents),
  }))
}

/**
 * Ranks by the days of each hotel, even for the whole platform; for an affiliate, by the days of the hotels
 * it refers to.
 */
async function rankedIn(ctx: SignedInContext, asked: Asked): Promise<{ scope: RankedScope; today: string }> {
  if (ctx.actor.userType === 'affiliate') {
    const { hotelId, country, city } = asked
    const scope = {
      of: 'referrals',
      affiliateId: ctx.actor.userId,
      hotels: { hotelId, country, city },
    } as const
    return { scope, today: utcDay(ctx.clock()) }
  }
  const { scope, today } = await getView(ctx, asked)
  return { scope: scope.of === 'platform' ? { of: 'hotels', calendar: 'utc', hotels: {} } : scope, today }
}
