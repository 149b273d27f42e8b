import { promoCodes } from '@roomlark/contract/inventory/promo-codes'
import { rates } from '@roomlark/contract/inventory/rates'
import { route } from '../../http/route.ts'
import { createPlan, removePlan, updatePlan } from './plans.service.ts'
import { createPromoCode, listPromoCodes, removePromoCode, updatePromoCode } from './promo-codes.service.ts'
import { getRates, setTaxes } from './rates.service.ts'
import { createRule, removeRule, updateRule } from './rules.service.ts'

export const ratesRoutes = [
  route(rates.get, (ctx, { params }) => getRates(ctx, params.hotelId)),
  route(rates.createPlan, (ctx, { params, body }) => createPlan(ctx, params.hotelId, body)),
  route(rates.updatePlan, (ctx, { params, body }) => updatePlan(ctx, params, body)),
  route(rates.removePlan, (ctx, { params }) => removePlan(ctx, params)),
  route(rates.createRule, (ctx, { params, body }) => createRule(ctx, params.hotelId, body)),
  route(rates.updateRule, (ctx, { params, body }) => updateRule(ctx, params, body)),
  route(rates.removeRule, (ctx, { params }) => removeRule(ctx, params)),
  route(rates.setTaxes, (ctx, { params, body }) => setTaxes(ctx, params.hotelId, body)),
  route(promoCodes.list, (ctx, { params }) => listPromoCodes(ctx, params.hotelId)),
  route(promoCodes.create, (ctx, { params, body }) => createPromoCode(ctx, params.hotelId, body)),
  route(promoCodes.update, (ctx, { params, body }) => updatePromoCode(ctx, params, body)),
  route(promoCodes.remove, (ctx, { params }) => removePromoCode(ctx, params)),
]
