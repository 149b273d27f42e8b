import { analytics } from '@roomlark/contract/analytics'
import { route } from '../../http/route.ts'
import { listActivity } from './activity.service.ts'
import {
  getBookingTrends,
  getDashboard,
  getRevenueBySource,
  getRevenueTrends,
  getSparklines,
} from './dashboard.service.ts'
import { getOccupancy, getPickUp, getReport, listPlaces } from './report.service.ts'
import { listTopHotels } from './top-hotels.service.ts'

export const analyticsRoutes = [
  route(analytics.dashboard, (ctx, { query }) => getDashboard(ctx, query.period)),
  route(analytics.courses, (ctx, { query }) => getSparklines(ctx, query.period)),
  route(analytics.bookingTrends, (ctx, { query }) => getBookingTrends(ctx, query)),
  route(analytics.revenueTrends, (ctx, { query }) => getRevenueTrends(ctx, query)),
  route(analytics.topHotels, (ctx, { query }) => listTopHotels(ctx, query)),
  route(analytics.revenueBySource, (ctx, { query }) => getRevenueBySource(ctx, query.period)),
  route(analytics.activity, (ctx, { query }) => listActivity(ctx, query)),
  route(analytics.report, (ctx, { query }) => getReport(ctx, query)),
  route(analytics.pickUp, (ctx, { query }) => getPickUp(ctx, query)),
  route(analytics.occupancy, (ctx, { query }) => getOccupancy(ctx, query)),
  route(analytics.places, (ctx) => listPlaces(ctx)),
]
