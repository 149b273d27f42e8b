import { analytics } from '@roomlark/contract/figures/analytics'
import { performance } from '@roomlark/contract/figures/performance'
import { readRoute } from '../../http/route.ts'
import { listActivity } from './dashboard/activity.service.ts'
import {
  findBookingTrends,
  findDashboard,
  findRevenueBySource,
  findRevenueTrends,
  findSparklines,
} from './dashboard/dashboard.service.ts'
import { listTopAffiliates } from './dashboard/top-affiliates.service.ts'
import { listTopHotels } from './dashboard/top-hotels.service.ts'
import { getPerformance, getPerformanceChoices } from './performance/performance.service.ts'
import { getOccupancy, getPickUp, getReport, listPlaces } from './report/report.service.ts'

export const analyticsRoutes = [
  readRoute(analytics.dashboard, (ctx, { query }) => findDashboard(ctx, query.period)),
  readRoute(analytics.sparklines, (ctx, { query }) => findSparklines(ctx, query.period)),
  readRoute(analytics.bookingTrends, (ctx, { query }) => findBookingTrends(ctx, query)),
  readRoute(analytics.revenueTrends, (ctx, { query }) => findRevenueTrends(ctx, query)),
  readRoute(analytics.topHotels, (ctx, { query }) => listTopHotels(ctx, query)),
  readRoute(analytics.topAffiliates, (ctx, { query }) => listTopAffiliates(ctx, query)),
  readRoute(analytics.revenueBySource, (ctx, { query }) => findRevenueBySource(ctx, query.period)),
  readRoute(analytics.activity, (ctx, { query }) => listActivity(ctx, query)),
  readRoute(analytics.report, (ctx, { query }) => getReport(ctx, query)),
  readRoute(analytics.pickUp, (ctx, { query }) => getPickUp(ctx, query)),
  readRoute(analytics.occupancy, (ctx, { query }) => getOccupancy(ctx, query)),
  readRoute(analytics.places, (ctx) => listPlaces(ctx)),
  readRoute(performance.read, (ctx, { query }) => getPerformance(ctx, query)),
  readRoute(performance.choices, (ctx) => getPerformanceChoices(ctx)),
]
