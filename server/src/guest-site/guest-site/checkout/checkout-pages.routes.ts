import type { GuestPage } from '@roomlark/contract/guest-site/guest-page'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acceptForms, requireSameOrigin } from '../../../http/form-body.ts'
import { privatePages, type ShowPage } from '../../../http/private-page.ts'
import type { RouteDeps } from '../../../http/route-deps.ts'
import { inFrame } from '../frames/frames.service.ts'
import { beginBooking, showRefused, takeCheckout } from './checkout-pages.service.ts'
import { showCheckout } from './checkout-view.service.ts'
import { thenRedirect, withAnswer } from './kept-answers.service.ts'
import { answerWaiting, showWaiting, wait } from './waiting-pages.service.ts'

/** Leads from a hotel's page to a booking, with plain forms that other sites cannot submit. */
export function registerCheckoutPages(
  app: FastifyInstance,
  deps: RouteDeps,
  render: (page: GuestPage) => string,
): void {
  const serve = privatePages(deps, render)
  const page = (show: ShowPage<GuestPage>) => serve(inFrame(show))
  const config = { limit: 'search' as const }
  const sameOrigin = async (request: FastifyRequest) => requireSameOrigin(request)

  app.register(async (forms) => {
    acceptForms(forms)
    const take = (path: string, handler: ShowPage<GuestPage>) =>
      forms.post(path, { config, onRequest: sameOrigin }, page(thenRedirect(handler)))
    forms.get('/stays/:slug/book', { config }, page(showRefused))
    take('/stays/:slug/book', beginBooking)
    take('/stays/:slug/wait', wait)
    forms.get('/stays/waiting/:token', { config }, page(showWaiting))
    // Sent by mail programs too, which come from nowhere; who has the link may confirm or leave, and nothing else.
    forms.post('/stays/waiting/:token', { config }, page(answerWaiting))
    forms.get('/stays/checkout/:token', { config }, page(withAnswer(showCheckout)))
    take('/stays/checkout/:token', takeCheckout)
  })
}
