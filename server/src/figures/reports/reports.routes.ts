import { hotelReports } from '@roomlark/contract/figures/hotel-reports'
import { priceAdvice } from '@roomlark/contract/figures/price-advice'
import { readRoute, route } from '../../http/route.ts'
import { getCashBook, listCashLines } from './cash.service.ts'
import { exportReport, printReport } from './files.service.ts'
import { getForecast } from './forecast.service.ts'
import { dismissSuggestion, suggestPrices } from './prices/pace.service.ts'
import { replayPrices } from './prices/replay.service.ts'
import { getTaxReport } from './taxes.service.ts'

export const reportsRoutes = [
  readRoute(hotelReports.forecast, (ctx, { params, query }) => getForecast(ctx, params.hotelId, query)),
  readRoute(hotelReports.cash, (ctx, { params, query }) => getCashBook(ctx, params.hotelId, query)),
  readRoute(hotelReports.cashLines, (ctx, { params, query }) => listCashLines(ctx, params.hotelId, query)),
  readRoute(hotelReports.taxes, (ctx, { params, query }) => getTaxReport(ctx, params.hotelId, query)),
  route(hotelReports.csv, (ctx, { params, query }) => exportReport(ctx, params, query)),
  route(hotelReports.pdf, (ctx, { params, query }) => printReport(ctx, params, query)),
  readRoute(priceAdvice.replay, (ctx, { params, query }) => replayPrices(ctx, params.hotelId, query)),
  readRoute(priceAdvice.suggestions, (ctx, { params }) => suggestPrices(ctx, params.hotelId)),
  route(priceAdvice.dismiss, (ctx, { params, body }) => dismissSuggestion(ctx, params.hotelId, body)),
]
