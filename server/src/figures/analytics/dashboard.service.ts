import { bookingSources } from '@roomlark/contract/booking-states'
import type { Period, TrendPeriod } from '@roomlark/contract/figures/analytics'
import type { DashboardStats, SourceShare, Sparklines, Trends } from '@roomlark/contract/figures/dashboard'
import type { SignedInContext } from '../../context.ts'
import { type SourceRow, selectDaily, selectSources, selectTotals, type Totals } from './dashboard.queries.ts'
import { percentOf, trendOf } from './figures.policy.ts'
import { partsOf, type Span, spanBefore, spanOf, stepOf } from './periods.policy.ts'
import { findOwnView } from './scope.service.ts'
import { sparklinesOf } from './sparkline.policy.ts'
import { dataset } from './trends.policy.ts'

export async function findDashboard(ctx: SignedInContext, period: Period): Promise<DashboardStats | null> {
  const view = await findOwnView(ctx)
  if (!view) return null
  const span = spanOf(period, view.today)
  const { current, before } = await selectTotals(ctx.sql, view.scope, span, spanBefore(period, span))
  return {
    totalBookings: current.bookings,
    totalRevenue: current.revenueCents / 100,
    totalCommissions: current.commissionCents / 100,
    netCommissions: ctx.actor.userType === 'admin' ? current.netCommissionCents / 100 : null,
    conversionRate: conversionOf(current),
    trends: {
      bookings: trendOf(current.bookings, before.bookings),
      revenue: trendOf(current.revenueCents, before.revenueCents),
      commissions: trendOf(current.commissionCents, before.commissionCents),
      conversions: trendOf(conversionOf(current), conversionOf(before)),
    },
  }
}

export async function findSparklines(ctx: SignedInContext, period: Period): Promise<Sparklines | null> {
  const view = await findOwnView(ctx)
  if (!view) return null
  const span = spanOf(period, view.today)
  return sparklinesOf(period, span, await selectDaily(ctx.sql, view.scope, [span]))
}

/** Without any clicks, the conversion rate is zero. */
function conversionOf({ referred, clicks }: Pick<Totals, 'referred' | 'clicks'>): number {
  return percentOf(referred, clicks, 2) ?? 0
}

type Asked = { period: TrendPeriod; compare: 'none' | 'before' }

export function findBookingTrends(ctx: SignedInContext, asked: Asked): Promise<Trends | null> {
  return findTrends(ctx, asked, 'Bookings', (day) => day.bookings)
}

export function findRevenueTrends(ctx: SignedInContext, asked: Asked): Promise<Trends | null> {
  return findTrends(ctx, asked, 'Revenue', (day) => day.revenueCents / 100)
}

type Day = { day: string; bookings: number; revenueCents: number }

async function findTrends(
  ctx: SignedInContext,
  { period, compare }: Asked,
  label: string,
  valueIn: (day: Day) => number,
): Promise<Trends | null> {
  const view = await findOwnView(ctx)
  if (!view) return null
  const span = spanOf(period, view.today)
  const spans = compare === 'before' ? [span, spanBefore(period, span)] : [span]
  const days = await selectDaily(ctx.sql, view.scope, spans)
  const valuesIn = (one: Span) =>
    partsOf(one, stepOf(period)).map(({ fromOn, untilOn }) =>
      Number(
        days
          .filter(({ day }) => day >= fromOn && day <= untilOn)
          .reduce((sum, day) => sum + valueIn(day), 0)
          .toFixed(2),
      ),
    )
  const parts = partsOf(span, stepOf(period))
  return {
    labels: parts.map((part) => part.label),
    spans: parts.map(({ fromOn, untilOn }) => ({ fromOn, untilOn })),
    datasets: spans.map((one, index) => dataset(index === 0 ? label : 'Period before', valuesIn(one), index)),
  }
}

export async function findRevenueBySource(
  ctx: SignedInContext,
  period: Period,
): Promise<SourceShare[] | null> {
  const view = await findOwnView(ctx)
  if (!view) return null
  const shares = sharesOf(await selectSources(ctx.sql, view.scope, spanOf(period, view.today)))
  return shares.map(({ revenueCents, ...share }) => ({ ...share, revenueUsdCents: revenueCents }))
}

/** Always returns all four sources in their fixed order. */
export function sharesOf(rows: SourceRow[]): (SourceRow & { share: number })[] {
  const whole = rows.reduce((sum, { revenueCents }) => sum + revenueCents, 0)
  return bookingSources.map((source) => {
    const row = rows.find((one) => one.source === source)
    const revenueCents = row?.revenueCents ?? 0
    return {
      source,
      bookings: row?.bookings ?? 0,
      revenueCents,
      share: percentOf(revenueCents, whole) ?? 0,
    }
  })
}
