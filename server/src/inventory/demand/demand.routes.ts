import { demand } from '@roomlark/contract/inventory/demand'
import { route } from '../../http/route.ts'
import { acceptPrices } from './accepting.service.ts'
import {
  createDemandRule,
  listDemandRules,
  removeDemandRule,
  updateDemandRule,
} from './demand-rules.service.ts'
import { previewDemand } from './preview.service.ts'

export const demandRoutes = [
  route(demand.list, (ctx, { params }) => listDemandRules(ctx, params.hotelId)),
  route(demand.create, (ctx, { params, body }) => createDemandRule(ctx, params.hotelId, body)),
  route(demand.update, (ctx, { params, body }) => updateDemandRule(ctx, params, body)),
  route(demand.remove, (ctx, { params }) => removeDemandRule(ctx, params)),
  route(demand.preview, (ctx, { params, query }) => previewDemand(ctx, params.hotelId, query)),
  route(demand.accept, (ctx, { params, body }) => acceptPrices(ctx, params.hotelId, body.nights)),
]
