import { hotelReports } from '@roomlark/contract/figures/hotel-reports'
import { readRoute, route } from '../../http/route.ts'
import { getCashBook, listCashLines } from './cash.service.ts'
import { exportReport, printReport } from './files.service.ts'
import { getForecast } from './forecast.service.ts'
import { getTaxReport } from './taxes.service.ts'

export const reportsRoutes = [
  readRoute(hotelReports.forecast, (ctx, { params, query }) => getForecast(ctx, params.hotelId, query)),
  readRoute(hotelReports.cash, (ctx, { params, query }) => getCashBook(ctx, params.hotelId, query)),
  readRoute(hotelReports.cashLines, (ctx, { params, query }) => listCashLines(ctx, params.hotelId, query)),
  readRoute(hotelReports.taxes, (ctx, { params, query }) => getTaxReport(ctx, params.hotelId, query)),
  route(hotelReports.csv, (ctx, { params, query }) => exportReport(ctx, params, query)),
  route(hotelReports.pdf, (ctx, { params, query }) => printReport(ctx, params, query)),
]
