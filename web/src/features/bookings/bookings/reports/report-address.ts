import { addDays, addMonths, IsoDate } from '@roomlark/contract/dates'
import {
  type CashBookQuery,
  comparisons,
  type ForecastQuery,
  type HotelReportName,
  mostReportDays,
} from '@roomlark/contract/figures/hotel-reports'
import { paymentMethods } from '@roomlark/contract/folio-kinds'
import { toMonthStart } from '@roomlark/contract/money-calendar'
import { CurrencyCode } from '@roomlark/contract/places'
import { Id } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import { changeParts, findChoice, readPage } from '../../../../lib/address-parts.ts'
import { carriedParts } from '../booking-address.ts'

/** `custom` is any days, which are in the address themselves. */
const bookPeriods = ['this-month', 'last-month', 'this-year', 'last-year', 'custom'] as const
const nextPeriods = ['next-30', 'next-60', 'next-90', 'next-365'] as const
export type ReportPeriod = (typeof bookPeriods | typeof nextPeriods)[number]

/** The periods that a report offers; the first is shown unless another is asked for. */
export const periodsOf: Readonly<Record<HotelReportName, readonly ReportPeriod[]>> = {
  forecast: [...nextPeriods, ...bookPeriods],
  cash: bookPeriods,
  taxes: bookPeriods,
}

export const periodWords: Readonly<Record<ReportPeriod, string>> = {
  'this-month': say('This month'),
  'last-month': say('Last month'),
  'this-year': say('This year'),
  'last-year': say('Last year'),
  custom: say('Choose dates…'),
  'next-30': say('The next 30 days'),
  'next-60': say('The next 60 days'),
  'next-90': say('The next 90 days'),
  'next-365': say('The next 365 days'),
}

/** Everything the address says about a report; both days are included. */
export type ReportView = CashBookQuery &
  Pick<ForecastQuery, 'compare'> & { period: ReportPeriod; page: number }

export function readReport(search: string, today: string, report: HotelReportName): ReportView {
  const asked = new URLSearchParams(search)
  const method = findChoice(paymentMethods, asked.get('method'))
  const clerk = Id.safeParse(asked.get('clerk')).data
  const currency = CurrencyCode.safeParse(asked.get('currency')).data
  return {
    ...readDays(asked, today, periodsOf[report]),
    page: readPage(search),
    compare: findChoice(comparisons, asked.get('compare')) ?? 'weekday',
    ...(currency && { currency }),
    ...(method && { method }),
    ...(clerk && { clerk }),
  }
}

function readDays(asked: URLSearchParams, today: string, periods: readonly ReportPeriod[]) {
  const fromOn = IsoDate.safeParse(asked.get('from')).data
  const untilOn = IsoDate.safeParse(asked.get('until')).data
  if (fromOn && untilOn && isReportRange(fromOn, untilOn))
    return { period: 'custom', fromOn, untilOn } as const
  const named = periods.find((period) => period !== 'custom' && period === asked.get('period'))
  const period = named ?? periods[0] ?? 'this-month'
  return { period, ...periodDays(period, today) }
}

export function isReportRange(fromOn: string, untilOn: string): boolean {
  return fromOn <= untilOn && untilOn < addDays(fromOn, mostReportDays)
}

export function periodDays(period: ReportPeriod, today: string): { fromOn: string; untilOn: string } {
  const month = toMonthStart(today)
  const year = Number(today.slice(0, 4))
  switch (period) {
    case 'this-month':
    case 'custom':
      return { fromOn: month, untilOn: addDays(addMonths(month, 1), -1) }
    case 'last-month':
      return { fromOn: addMonths(month, -1), untilOn: addDays(month, -1) }
    case 'this-year':
      return { fromOn: `${year}-01-01`, untilOn: `${year}-12-31` }
    case 'last-year':
      return { fromOn: `${year - 1}-01-01`, untilOn: `${year - 1}-12-31` }
    default:
      return { fromOn: today, untilOn: addDays(today, Number(period.slice('next-'.length)) - 1) }
  }
}

type Part = 'period' | 'compare' | 'from' | 'until' | 'currency' | 'method' | 'clerk' | 'page'

export function withReportParts(
  search: string,
  change: { [P in Part]?: string | number | null | undefined },
): string {
  return changeParts(search, change, { page: 1, compare: 'weekday' })
}

/** Picks the parts that carry over to another report: the hotel and the days. */
export function carriedReportParts(search: string): string {
  const asked = new URLSearchParams(search)
  const { period, from, until } = Object.fromEntries(asked)
  return withReportParts(carriedParts(search), { period, from, until })
}
