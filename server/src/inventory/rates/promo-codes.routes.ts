import { promoCodes } from '@roomlark/contract/inventory/promo-codes'
import { route } from '../../http/route.ts'
import { createPromoCode, listPromoCodes, removePromoCode, updatePromoCode } from './promo-codes.service.ts'

export const promoCodesRoutes = [
  route(promoCodes.list, (ctx, { params }) => listPromoCodes(ctx, params.hotelId)),
  route(promoCodes.create, (ctx, { params, body }) => createPromoCode(ctx, params.hotelId, body)),
  route(promoCodes.update, (ctx, { params, body }) => updatePromoCode(ctx, params, body)),
  route(promoCodes.remove, (ctx, { params }) => removePromoCode(ctx, params)),
]
