import { deskRules } from '@roomlark/contract/bookings/desk-rules'
import { route } from '../../http/route.ts'
import { getDeskRules, saveDeskRules } from './desk-rules.service.ts'

export const deskRulesRoutes = [
  route(deskRules.get, (ctx, { params }) => getDeskRules(ctx, params.hotelId)),
  route(deskRules.save, (ctx, { params, body }) => saveDeskRules(ctx, params.hotelId, body)),
]
