import { addDays, addMonths } from '@roomlark/contract/dates'
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
import { say } from '@roomlark/contract/say'
import {
  choice,
  choiceOr,
  dayIn,
  idIn,
  listAddress,
  paged,
  parsedBy,
} from '../../../../parts/list/list-address.ts'
import { carriedParts } from '../booking-address.ts'

/** `custom` is any days, which are in the address themselves. */
const bookPeriods = ['this-month', 'last-month', 'this-year', 'last-year', 'custom'] as const
const nextPeriods = ['next-30', 'next-60', 'next-90', 'next-365'] as const
export type ReportPeriod = (typeof bookPeriods | typeof nextPeriods)[number]

/** The periods that a report offers; the first is shown unless another is asked for. */
export const reportPeriods: Readonly<Record<HotelReportName, readonly ReportPeriod[]>> = {
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

export const reportAddress = listAddress({
  period: choice([...bookPeriods, ...nextPeriods]),
  fromOn: dayIn('from'),
  untilOn: dayIn('until'),
  compare: choiceOr('weekday', comparisons),
  currency: parsedBy(CurrencyCode),
  method: choice(paymentMethods),
  clerk: idIn('clerk'),
  page: paged.page,
})

export function readReport(search: string, today: string, report: HotelReportName): ReportView {
  const { period: asked, fromOn, untilOn, ...view } = reportAddress.read(search)
  if (fromOn && untilOn && isReportRange(fromOn, untilOn))
    return { ...view, period: 'custom', fromOn, untilOn }
  const [usual = 'this-month', ...others] = reportPeriods[report]
  const period = others.find((one) => one !== 'custom' && one === asked) ?? usual
  return { ...view, period, ...periodDays(period, today) }
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

/** Picks the parts that carry over to another report: the hotel and the days. */
export function carriedReportParts(search: string): string {
  const { period, fromOn, untilOn } = reportAddress.read(search)
  return reportAddress.with(carriedParts(search), { period, fromOn, untilOn })
}
