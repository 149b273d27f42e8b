import { performance } from '@roomlark/contract/figures/performance'
import { readRoute } from '../../../http/route.ts'
import { getPerformance, getPerformanceChoices } from './performance.service.ts'

export const performanceRoutes = [
  readRoute(performance.read, (ctx, { query }) => getPerformance(ctx, query)),
  readRoute(performance.choices, (ctx) => getPerformanceChoices(ctx)),
]
