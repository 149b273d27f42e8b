import { addDays } from '@roomlark/contract/dates'
import { type Period, periods, type TrendPeriod } from '@roomlark/contract/figures/analytics'
import { isoDate } from '../../../lib/format-date.ts'
import { choiceOr, listAddress } from '../../../parts/list/list-address.ts'

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

/** Periods of the trend chart. */
export const chartPeriods = ['7d', '30d', '6m', '12m'] as const satisfies readonly TrendPeriod[]

export const periodParts = {
  /** spec §9: 30 days unless the address says otherwise. */
  period: choiceOr('30d', periods),
  /** spec §2: half a year unless the address says otherwise. */
  trend: choiceOr('6m', chartPeriods),
}

export const periodAddress = listAddress(periodParts)
