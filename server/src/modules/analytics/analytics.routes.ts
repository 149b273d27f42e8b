import { analytics } from '@roomlark/contract/analytics'
import { route } from '../../http/route.ts'
import { listActivity } from './activity.service.ts'
import {
  findBookingTrends,
  findDashboard,
  findRevenueBySource,
  findRevenueTrends,
  findSparklines,
} from './dashboard.service.ts'
import { getOccupancy, getPickUp, getReport, listPlaces } from './report.service.ts'
import { listTopAffiliates } from './top-affiliates.service.ts'
import { listTopHotels } from './top-hotels.service.ts'

export const analyticsRoutes = [
  route(analytics.dashboard, (ctx, { query }) => findDashboard(ctx, query.period)),
  route(analytics.sparklines, (ctx, { query }) => findSparklines(ctx, query.period)),
  route(analytics.bookingTrends, (ctx, { query }) => findBookingTrends(ctx, query)),
  route(analytics.revenueTrends, (ctx, { query }) => findRevenueTrends(ctx, query)),
  route(analytics.topHotels, (ctx, { query }) => listTopHotels(ctx, query)),
  route(analytics.topAffiliates, (ctx, { query }) => listTopAffiliates(ctx, query)),
  route(analytics.revenueBySource, (ctx, { query }) => findRevenueBySource(ctx, query.period)),
  route(analytics.activity, (ctx, { query }) => listActivity(ctx, query)),
  route(analytics.report, (ctx, { query }) => getReport(ctx, query)),
  route(analytics.pickUp, (ctx, { query }) => getPickUp(ctx, query)),
  route(analytics.occupancy, (ctx, { query }) => getOccupancy(ctx, query)),
  route(analytics.places, (ctx) => listPlaces(ctx)),
]
