import { waiting } from '@roomlark/contract/guest-site/waiting'
import { route } from '../../http/route.ts'
import { strikeWaiting } from './striking.service.ts'
import { listWaiting } from './waiting.service.ts'

export const waitingRoutes = [
  route(waiting.list, (ctx, { query }) => listWaiting(ctx, query)),
  route(waiting.strike, (ctx, { params, body }) => strikeWaiting(ctx, params.id, body)),
]
