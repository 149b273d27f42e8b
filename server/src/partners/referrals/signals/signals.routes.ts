import { signals } from '@roomlark/contract/partners/signals'
import { route } from '../../../http/route.ts'
import { listSignals, reviewSignal } from './signals.service.ts'

export const signalRoutes = [
  route(signals.list, (ctx, { query }) => listSignals(ctx, query)),
  route(signals.review, (ctx, { params, body }) => reviewSignal(ctx, params.id, body)),
]
