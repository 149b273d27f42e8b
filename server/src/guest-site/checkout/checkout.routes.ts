import { checkouts } from '@roomlark/contract/guest-site/checkouts'
import { route } from '../../http/route.ts'
import { beginCheckout, extendCheckout, getCheckout, holdAgain, setPromoCode } from './checkout.service.ts'
import { confirmCheckout } from './confirm.service.ts'

export const checkoutRoutes = [
  route(checkouts.begin, (ctx, { body }) => beginCheckout(ctx, body)),
  route(checkouts.get, (ctx, { params }) => getCheckout(ctx, params.token)),
  route(checkouts.extend, (ctx, { params }) => extendCheckout(ctx, params.token)),
  route(checkouts.setPromoCode, (ctx, { params, body }) => setPromoCode(ctx, params.token, body.promoCode)),
  route(checkouts.hold, (ctx, { params, body }) => holdAgain(ctx, params.token, body)),
  route(checkouts.confirm, (ctx, { params, body }) => confirmCheckout(ctx, params.token, body)),
]
