import { bookingSources } from '@roomlark/contract/booking-states'
import type { Period, TrendPeriod } from '@roomlark/contract/figures/analytics'
import type { DashboardStats, SourceShare, Sparklines, Trends } from '@roomlark/contract/figures/dashboard'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import { computeConversion, computePercent, computeTrend } from '../figures.policy.ts'
import { divideSpan, getTrendSpan, getTrendStep, type Span, spanBefore } from '../periods.policy.ts'
import { findOwnView } from '../scope.service.ts'
import { type SourceRow, selectDaily, selectSources, selectTotals, type Totals } from './dashboard.queries.ts'
import { computeSparklines } from './sparkline.policy.ts'

/** These are the first two chart colours of the light theme. */
const colours = ['#04606c', '#e8732a']

export async function findDashboard(ctx: SignedInContext, period: Period): Promise<DashboardStats | null> {
  const view = await findOwnView(ctx)
  if (!view) return null
  const span = getTrendSpan(period, view.today)
  const { current, before } = await selectTotals(ctx.sql, view.scope, span, spanBefore(period, span))
  return {
    totalBookings: current.bookings,
    totalRevenue: current.revenueCents / 100,
    totalCommissions: current.commissionCents / 100,
    netCommissions: ctx.actor.userType === 'admin' ? current.netCommissionCents / 100 : null,
    conversionRate: findConversion(current),
    trends: {
      bookings: computeTrend(current.bookings, before.bookings),
      revenue: computeTrend(current.revenueCents, before.revenueCents),
      commissions: computeTrend(current.commissionCents, before.commissionCents),
      conversions: computeTrend(findConversion(current), findConversion(before)),
    },
  }
}

export async function findSparklines(ctx: SignedInContext, period: Period): Promise<Sparklines | null> {
  const view = await findOwnView(ctx)
  if (!view) return null
  const span = getTrendSpan(period, view.today)
  return computeSparklines(period, span, await selectDaily(ctx.sql, view.scope, [span]))
}

/** Without any clicks, the conversion rate is zero. */
function findConversion({ referred, clicks }: Pick<Totals, 'referred' | 'clicks'>): number {
  return computeConversion(referred, clicks) ?? 0
}

type Asked = { period: TrendPeriod; compare: 'none' | 'before' }

export function findBookingTrends(ctx: SignedInContext, asked: Asked): Promise<Trends | null> {
  return findTrends(ctx, asked, say('Bookings'), (day) => day.bookings)
}

export function findRevenueTrends(ctx: SignedInContext, asked: Asked): Promise<Trends | null> {
  return findTrends(ctx, asked, say('Revenue'), (day) => day.revenueCents / 100)
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
  const span = getTrendSpan(period, view.today)
  const spans = compare === 'before' ? [span, spanBefore(period, span)] : [span]
  const days = await selectDaily(ctx.sql, view.scope, spans)
  const valuesIn = (one: Span) =>
    divideSpan(one, getTrendStep(period)).map(({ fromOn, untilOn }) =>
      Number(
        days
          .filter(({ day }) => day >= fromOn && day <= untilOn)
          .reduce((sum, day) => sum + valueIn(day), 0)
          .toFixed(2),
      ),
    )
  const parts = divideSpan(span, getTrendStep(period))
  return {
    labels: parts.map((part) => part.label),
    spans: parts.map(({ fromOn, untilOn }) => ({ fromOn, untilOn })),
    datasets: spans.map((one, index) =>
      makeDataset(index === 0 ? label : say('Period before'), valuesIn(one), index),
    ),
  }
}

export async function findRevenueBySource(
  ctx: SignedInContext,
  period: Period,
): Promise<SourceShare[] | null> {
  const view = await findOwnView(ctx)
  if (!view) return null
  const shares = computeShares(await selectSources(ctx.sql, view.scope, getTrendSpan(period, view.today)))
  return shares.map(({ revenueCents, ...share }) => ({ ...share, revenueUsdCents: revenueCents }))
}

/** Always returns all four sources in their fixed order. */
export function computeShares(rows: SourceRow[]): (SourceRow & { share: number })[] {
  const whole = rows.reduce((sum, { revenueCents }) => sum + revenueCents, 0)
  return bookingSources.map((source) => {
    const row = rows.find((one) => one.source === source)
    const revenueCents = row?.revenueCents ?? 0
    return {
      source,
      bookings: row?.bookings ?? 0,
      revenueCents,
      share: computePercent(revenueCents, whole) ?? 0,
    }
  })
}

/** spec §3: a dataset contains the colours of its line. */
function makeDataset(label: string, data: number[], index: number): Trends['datasets'][number] {
  const colour = colours[index % colours.length] ?? '#04606c'
  return { label, data, backgroundColor: `${colour}1a`, borderColor: colour, borderWidth: 2 }
}
