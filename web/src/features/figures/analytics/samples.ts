import type { Activity, DashboardStats, Sparklines } from '@roomlark/contract/figures/dashboard'
import { say } from '@roomlark/contract/say'
import type { ChartData } from '../../../ui/charts/chart-data.ts'

/** spec §2: what is shown to an account that has nothing yet. Never instead of a real figure. */
export const sampleStats: DashboardStats = {
  totalBookings: 142,
  totalRevenue: 28_450,
  totalCommissions: 3420,
  netCommissions: null,
  conversionRate: 3.2,
  trends: { bookings: 12, revenue: 8, commissions: 15, conversions: -2 },
}

/** They match the trends of the samples: three went up, conversion went down. */
export const sampleSparklines: Sparklines = {
  bookings: [65, 78, 90, 81, 95, 105],
  revenue: [60, 72, 70, 84, 82, 100],
  commissions: [50, 64, 60, 78, 80, 100],
  conversions: [80, 74, 92, 84, 62, 66, 54, 48],
}

const months = [say('Jan'), say('Feb'), say('Mar'), say('Apr'), say('May'), say('Jun')]

export const sampleTrends: ChartData = {
  axis: say('Month'),
  unit: 'count',
  points: months.map((month) => ({ short: month, long: month })),
  series: [{ name: say('Bookings'), values: sampleSparklines.bookings }],
}

const shares = [
  { name: say('Direct##source of bookings'), percent: 45 },
  { name: say('Affiliate'), percent: 30 },
  { name: say('OTA'), percent: 20 },
  { name: say('Other##source of bookings'), percent: 5 },
]

export const sampleSources: ChartData = {
  axis: say('Source'),
  unit: 'dollars',
  points: shares.map(({ name }) => ({ short: name, long: name })),
  series: [
    { name: say('Revenue'), values: shares.map(({ percent }) => (sampleStats.totalRevenue * percent) / 100) },
  ],
}

/** spec §2: the shares alone. They are not anyone's revenue, so no amounts are derived from them. */
export const fixedShares: ChartData = {
  ...sampleSources,
  unit: 'percent',
  series: [{ name: say('Revenue'), values: shares.map(({ percent }) => percent) }],
}

export function sampleActivity(now: Date): Activity[] {
  const at = new Date(now.getTime() - 2 * 3_600_000).toISOString()
  return [1, 2, 3, 4, 5].map((id) => ({
    id,
    at,
    happened: { kind: 'created', params: null, particulars: null },
    booking: null,
    // Without a hotel nothing is said of a booking but that there was one.
    hotelName: '',
    nights: 0,
    totalCents: 0,
    currency: 'USD',
  }))
}
