import { performance } from '@roomlark/contract/performance'
import { route } from '../../http/route.ts'
import { getPerformance, getPerformanceChoices } from './performance.service.ts'

export const performanceRoutes = [
  route(performance.read, (ctx, { query }) => getPerformance(ctx, query)),
  route(performance.choices, (ctx) => getPerformanceChoices(ctx)),
]
