import { waiting } from '@roomlark/contract/guest-site/waiting'
import { route } from '../../http/route.ts'
import { listWaiting } from './waiting.service.ts'

export const waitingRoutes = [route(waiting.list, (ctx, { query }) => listWaiting(ctx, query))]
