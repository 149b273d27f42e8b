import { addDays } from '@roomlark/contract/dates'
import { type Period, periods, type TrendPeriod } from '@roomlark/contract/figures/analytics'
import { changeParts } from '../../../lib/address-parts.ts'
import { isoDate } from '../../../lib/format-date.ts'

/** As the reader's calendar says. */
export function today(): string {
  return isoDate(new Date())
}

/** The given number of days up to today, or calendar months up to the current one. */
export function periodSpan(period: Period, day: string): { fromOn: string; untilOn: string } {
  if (period !== '12m') return { fromOn: addDays(day, 1 - Number.parseInt(period, 10)), untilOn: day }
  const nextMonth = addDays(`${day.slice(0, 7)}-01`, 31).slice(5, 7)
  const year = Number(day.slice(0, 4)) - (nextMonth === '01' ? 0 : 1)
  return { fromOn: `${year}-${nextMonth}-01`, untilOn: day }
}

/** spec §9: 30 days unless the address says otherwise. */
const usualPeriod: Period = '30d'

export function readPeriod(search: string): Period {
  const asked = new URLSearchParams(search).get('period')
  return periods.find((period) => period === asked) ?? usualPeriod
}

/** Periods of the trend chart; half a year unless the address says otherwise (spec §2). */
export const chartPeriods = ['7d', '30d', '6m', '12m'] as const satisfies readonly TrendPeriod[]
type ChartPeriod = (typeof chartPeriods)[number]

export function readChartPeriod(search: string): ChartPeriod {
  const asked = new URLSearchParams(search).get('trend')
  return chartPeriods.find((period) => period === asked) ?? '6m'
}

const usual = { period: usualPeriod, trend: '6m', compare: 'none' }

/** The same address with parts changed; empty parts and defaults are left out. */
export function withParts(search: string, change: Record<string, string | null>): string {
  return changeParts(search, change, usual)
}
