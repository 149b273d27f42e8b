import { exchange } from '@roomlark/contract/platform/exchange'
import { route } from '../../http/route.ts'
import { listRates, setRate } from './exchange.service.ts'

export const exchangeRoutes = [
  route(exchange.list, (ctx) => listRates(ctx)),
  route(exchange.set, (ctx, { params, body }) => setRate(ctx, params.currency, body)),
]
