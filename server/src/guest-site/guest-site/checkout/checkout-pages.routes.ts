import type { GuestPage } from '@roomlark/contract/guest-site/guest-page'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PublicContext } from '../../../context.ts'
import { beforeDeadline } from '../../../http/deadline.ts'
import { acceptForms, getForm, requireSameOrigin } from '../../../http/form-body.ts'
import { describeVisitor, isGuestSiteOpen, sendNotFound } from '../../../http/guest-visitor.ts'
import { sendPrivatePage } from '../../../http/html-page.ts'
import { makeContext } from '../../../http/route.ts'
import type { RouteDeps } from '../../../http/route-deps.ts'
import type { Visitor } from '../guest-site.service.ts'
import { beginBooking, showRefused, takeCheckout } from './checkout-pages.service.ts'
import { showCheckout } from './checkout-view.service.ts'
import { type Outcome, thenRedirect, withAnswer } from './kept-answers.service.ts'
import { answerWaiting, showWaiting, wait } from './waiting-pages.service.ts'

type Params = { slug: string; token: string; form: URLSearchParams }
type Show = (ctx: PublicContext, visitor: Visitor, params: Params) => Promise<Outcome>

/** Leads from a hotel's page to a booking, with plain forms that other sites cannot submit. */
export function registerCheckoutPages(
  app: FastifyInstance,
  deps: RouteDeps,
  render: (page: GuestPage) => string,
): void {
  const page = (show: Show) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { slug = '', token = '' } = request.params as { slug?: string; token?: string }
    if (!(await beforeDeadline(request, isGuestSiteOpen(deps, request)))) return sendNotFound(reply)
    const work = show(makeContext(request, deps), describeVisitor(request), {
      slug,
      token,
      form: getForm(request),
    })
    const outcome = await beforeDeadline(request, work)
    if ('redirect' in outcome) {
      return reply.header('cache-control', 'no-store').redirect(outcome.redirect, 303)
    }
    if ('retryAfterSeconds' in outcome) reply.header('retry-after', outcome.retryAfterSeconds)
    if (outcome.refresh) reply.header('refresh', outcome.refresh)
    return sendPrivatePage(reply, { ...outcome, html: render(outcome.page) })
  }
  const config = { limit: 'search' as const }
  const sameOrigin = async (request: FastifyRequest) => requireSameOrigin(request)

  app.register(async (forms) => {
    acceptForms(forms)
    const take = (path: string, handler: Show) =>
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
