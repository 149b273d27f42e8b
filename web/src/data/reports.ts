import {
  type CashBookQuery,
  type ForecastQuery,
  type HotelReportName,
  hotelReports,
  type ReportFileQuery,
  type TaxReportQuery,
} from '@roomlark/contract/figures/hotel-reports'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, callPage } from '../lib/call.ts'
import { reportKeys } from './keys.ts'

export function useForecast(hotelId: string, query: ForecastQuery) {
  return useQuery({
    queryKey: reportKeys.forecast(hotelId, query),
    queryFn: ({ signal }) => call(hotelReports.forecast, { params: { hotelId }, query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useCashBook(hotelId: string, query: CashBookQuery) {
  return useQuery({
    queryKey: reportKeys.cashBook(hotelId, query),
    queryFn: ({ signal }) => call(hotelReports.cash, { params: { hotelId }, query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useCashLines(hotelId: string, query: CashBookQuery & { page: number }) {
  return useQuery({
    queryKey: reportKeys.cashLines(hotelId, query),
    queryFn: ({ signal }) => callPage(hotelReports.cashLines, { params: { hotelId }, query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useTaxReport(hotelId: string, query: TaxReportQuery) {
  return useQuery({
    queryKey: reportKeys.taxes(hotelId, query),
    queryFn: ({ signal }) => call(hotelReports.taxes, { params: { hotelId }, query, signal }),
    placeholderData: keepPreviousData,
  })
}

type File = { hotelId: string; report: HotelReportName; query: ReportFileQuery }

export function readReportCsv({ hotelId, report, query }: File) {
  return call(hotelReports.csv, { params: { hotelId, report }, query })
}

export function readReportPdf({ hotelId, report, query }: File) {
  return call(hotelReports.pdf, { params: { hotelId, report }, query })
}
