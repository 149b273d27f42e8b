import { type Period, periods, type TrendPeriod } from '@roomlark/contract/analytics'

export const periodWords: Record<TrendPeriod, string> = {
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
  '6m': 'Last 6 months',
  '12m': 'Last 12 months',
}

/** spec §9: 30 days unless the address says otherwise. */
const usualPeriod: Period = '30d'

export function readPeriod(search: string): Period {
  const asked = new URLSearchParams(search).get('period')
  return periods.find((period) => period === asked) ?? usualPeriod
}

/** What the trend chart offers; half a year unless the address says otherwise (spec §2). */
export const chartPeriods = ['7d', '30d', '6m', '12m'] as const satisfies readonly TrendPeriod[]
type ChartPeriod = (typeof chartPeriods)[number]

export function readChartPeriod(search: string): ChartPeriod {
  const asked = new URLSearchParams(search).get('trend')
  return chartPeriods.find((period) => period === asked) ?? '6m'
}

/** The same address with parts changed; what is empty or usual is left out. */
export function withParts(search: string, change: Record<string, string | null>): string {
  const next = new URLSearchParams(search)
  for (const [part, value] of Object.entries(change)) {
    const isUsual =
      (part === 'period' && value === usualPeriod) ||
      (part === 'trend' && value === '6m') ||
      (part === 'compare' && value === 'none')
    if (value === null || value === '' || isUsual) next.delete(part)
    else next.set(part, value)
  }
  return next.size > 0 ? `?${next}` : ''
}
