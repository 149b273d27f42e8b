import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { PaymentMethod } from '../folio-kinds.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { CurrencyCode } from '../places.ts'
import { Id, Instant, PdfFile } from '../primitives.ts'
import { say } from '../say.ts'
import { taxGroups } from './counted-charges.ts'

/** A report is about a year at most. */
export const mostReportDays = 366

const dates = { fromOn: IsoDate, untilOn: IsoDate }
/** One of the currencies in which guests of the hotel were charged; without it, the hotel's own. */
const currency = z.optional(CurrencyCode)
const cashFilter = { method: z.optional(PaymentMethod), clerk: z.optional(Id) }

/** Both days are included. */
function isRange({ fromOn, untilOn }: { fromOn: string; untilOn: string }): boolean {
  const days = (Date.parse(untilOn) - Date.parse(fromOn)) / 86_400_000
  return days >= 0 && days < mostReportDays
}
const aYear = z.refine<{ fromOn: string; untilOn: string }>(isRange, {
  path: ['untilOn'],
  message: say('Use 1 to {days} days', { days: mostReportDays }),
})

export const CashBookQuery = z.strictObject({ ...dates, currency, ...cashFilter }).check(aYear)
export type CashBookQuery = z.infer<typeof CashBookQuery>

export const CashLinesQuery = z
  .strictObject({ ...dates, currency, ...cashFilter, page: PageNumber, limit: pageLimit(200, 50) })
  .check(aYear)
export type CashLinesQuery = z.infer<typeof CashLinesQuery>

export const TaxReportQuery = z.strictObject({ ...dates, currency }).check(aYear)
export type TaxReportQuery = z.infer<typeof TaxReportQuery>

/** Each day beside the same weekday a year ago, 364 days before, or the same date. */
export const comparisons = ['none', 'weekday', 'date'] as const
const compare = z._default(z.enum(comparisons), 'none')

export const ForecastQuery = z.strictObject({ ...dates, compare }).check(aYear)
export type ForecastQuery = z.infer<typeof ForecastQuery>

/** Money that came in is positive. */
export const CashSums = z.object({
  lines: z.int(),
  paymentsCents: z.int(),
  refundsCents: z.int(),
  correctionsCents: z.int(),
  netCents: z.int(),
})
export type CashSums = z.infer<typeof CashSums>

const Clerk = z.object({ id: Id, name: z.string() })

/** Payments that one person recorded by one method. */
export const CashPart = z.object({ method: PaymentMethod, clerk: Clerk, sums: CashSums })
export type CashPart = z.infer<typeof CashPart>

export const CashDay = z.object({
  day: IsoDate,
  sums: CashSums,
  /** All cash since the first day of the report. */
  cashCents: z.int(),
  parts: z.array(CashPart),
})
export type CashDay = z.infer<typeof CashDay>

const inCurrency = { currency: z.string(), currencies: z.array(z.string()) }

export const CashBook = z.object({
  ...inCurrency,
  /** Days on which nothing was recorded are left out. */
  days: z.array(CashDay),
  /** The same by method and person for all days together. */
  parts: z.array(CashPart),
  total: CashSums,
  /** All who recorded something, whatever the filter. */
  clerks: z.array(Clerk),
})
export type CashBook = z.infer<typeof CashBook>

const cashLineKinds = ['payment', 'refund', 'correction'] as const

export const CashLine = z.object({
  id: Id,
  day: IsoDate,
  at: Instant,
  bookingId: Id,
  reference: z.string(),
  /** The folio of the booking. */
  position: z.int(),
  kind: z.enum(cashLineKinds),
  method: PaymentMethod,
  cardDigits: z.nullable(z.string()),
  amountCents: z.int(),
  by: z.string(),
  note: z.nullable(z.string()),
})
export type CashLine = z.infer<typeof CashLine>

const taxSums = { netCents: z.int(), vatCents: z.int(), grossCents: z.int() }

/** Charges at one rate of VAT; 0 stands for charges without VAT. */
export const TaxRate = z.object({
  vatPercent: z.number(),
  ...taxSums,
  groups: z.array(z.object({ group: z.enum(taxGroups), ...taxSums })),
})
export type TaxRate = z.infer<typeof TaxRate>

export const TaxMonth = z.object({
  /** The days of the month that the report is about. */
  ...dates,
  /** The highest first. */
  rates: z.array(TaxRate),
  cityTax: z.object({
    amountCents: z.int(),
    /** Persons times nights, where the tax is per person. */
    taxedNights: z.int(),
    exemptNights: z.int(),
  }),
  /** All charges with their VAT and city tax. */
  totalCents: z.int(),
  /** Part of the total that is on an invoice now. */
  invoicedCents: z.int(),
})
export type TaxMonth = z.infer<typeof TaxMonth>

export const TaxReport = z.object({
  ...inCurrency,
  months: z.array(TaxMonth),
  total: TaxMonth,
  /** Invoices and credit notes issued in these days, whichever days their lines count for. */
  papers: z.object({
    invoices: z.int(),
    invoicedCents: z.int(),
    creditNotes: z.int(),
    creditedCents: z.int(),
  }),
})
export type TaxReport = z.infer<typeof TaxReport>

/** Rooms sold on some nights, past or future. Ratios are null where the divisor is 0. */
export const ForecastFigures = z.object({
  /** Rooms times nights that can be sold: all but those out of order. */
  available: z.int(),
  outOfOrder: z.int(),
  sold: z.int(),
  occupancy: z.nullable(z.number()),
  /** In rooms. */
  arrivals: z.int(),
  departures: z.int(),
  roomRevenueCents: z.int(),
  adrCents: z.nullable(z.int()),
  revparCents: z.nullable(z.int()),
})
export type ForecastFigures = z.infer<typeof ForecastFigures>

/** One day, the days of a month, or all of them. */
export const ForecastPart = z.object({
  ...dates,
  ...ForecastFigures.shape,
  /** Rooms that are held and not sold yet: for guests who are booking, as options, and for groups. */
  held: z.int(),
  options: z.int(),
  groups: z.int(),
  before: z.nullable(
    z.object({
      ...dates,
      ...ForecastFigures.shape,
      /** Sales already on the books at this time of that year. */
      onBooks: z.int(),
      onBooksCents: z.int(),
    }),
  ),
})
export type ForecastPart = z.infer<typeof ForecastPart>

export const Forecast = z.object({
  currency: z.string(),
  /** Today on the hotel's calendar. */
  today: IsoDate,
  days: z.array(ForecastPart),
  months: z.array(ForecastPart),
  total: ForecastPart,
})
export type Forecast = z.infer<typeof Forecast>

export const hotelReportNames = ['forecast', 'cash', 'taxes'] as const
export type HotelReportName = (typeof hotelReportNames)[number]

export const ReportFileQuery = z.strictObject({ ...dates, currency, ...cashFilter, compare }).check(aYear)
export type ReportFileQuery = z.infer<typeof ReportFileQuery>
const CsvFile = z.object({ filename: z.string(), csv: z.string() })

const HotelParams = z.strictObject({ hotelId: Id })
const FileParams = z.strictObject({ hotelId: Id, report: z.enum(hotelReportNames) })
const shared = {
  method: 'GET',
  access: ['hotel', 'admin'],
  permission: 'see-books',
  launch: ['bookings'],
} as const

export const hotelReports = {
  forecast: endpoint({
    ...shared,
    path: '/hotels/:hotelId/reports/forecast',
    summary: 'Occupancy and room revenue by day, with a year before',
    params: HotelParams,
    query: ForecastQuery,
    response: Forecast,
  }),
  cash: endpoint({
    ...shared,
    path: '/hotels/:hotelId/reports/cash',
    summary: 'Payments by day, method and person',
    params: HotelParams,
    query: CashBookQuery,
    response: CashBook,
  }),
  cashLines: endpoint({
    ...shared,
    path: '/hotels/:hotelId/reports/cash/lines',
    summary: 'Every payment, refund and correction, oldest first',
    params: HotelParams,
    query: CashLinesQuery,
    response: z.array(CashLine),
    meta: PageMeta,
  }),
  taxes: endpoint({
    ...shared,
    path: '/hotels/:hotelId/reports/taxes',
    summary: 'VAT by rate and city tax, month by month',
    params: HotelParams,
    query: TaxReportQuery,
    response: TaxReport,
  }),
  csv: endpoint({
    ...shared,
    path: '/hotels/:hotelId/reports/:report/csv',
    summary: 'A report as CSV',
    params: FileParams,
    query: ReportFileQuery,
    response: CsvFile,
  }),
  pdf: endpoint({
    ...shared,
    path: '/hotels/:hotelId/reports/:report/pdf',
    summary: 'A report as PDF',
    params: FileParams,
    query: ReportFileQuery,
    response: PdfFile,
  }),
}
