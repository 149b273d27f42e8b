import {
  type CashBookQuery,
  type ForecastQuery,
  type HotelReportName,
  hotelReports,
  type ReportFileQuery,
  type TaxReportQuery,
} from '@roomlark/contract/figures/hotel-reports'
import { keepPreviousData } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useCall, usePages } from '../lib/use-call.ts'
import { reportKeys } from './keys.ts'

export function useForecast(hotelId: string, query: ForecastQuery) {
  return useCall(
    reportKeys.forecast(hotelId, query),
    hotelReports.forecast,
    { params: { hotelId }, query },
    { placeholderData: keepPreviousData },
  )
}

export function useCashBook(hotelId: string, query: CashBookQuery) {
  return useCall(
    reportKeys.cashBook(hotelId, query),
    hotelReports.cash,
    { params: { hotelId }, query },
    { placeholderData: keepPreviousData },
  )
}

export function useCashLines(hotelId: string, query: CashBookQuery & { page: number }) {
  return usePages(reportKeys.cashLines(hotelId, query), hotelReports.cashLines, {
    params: { hotelId },
    query,
  })
}

export function useTaxReport(hotelId: string, query: TaxReportQuery) {
  return useCall(
    reportKeys.taxes(hotelId, query),
    hotelReports.taxes,
    { params: { hotelId }, query },
    { placeholderData: keepPreviousData },
  )
}

type File = { hotelId: string; report: HotelReportName; query: ReportFileQuery }

export function readReportCsv({ hotelId, report, query }: File) {
  return call(hotelReports.csv, { params: { hotelId, report }, query })
}

export function readReportPdf({ hotelId, report, query }: File) {
  return call(hotelReports.pdf, { params: { hotelId, report }, query })
}
