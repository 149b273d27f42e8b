import type { GuestFrame } from '@roomlark/contract/guest-site/booking-frames'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PublicContext } from '../context.ts'
import { beforeDeadline } from './deadline.ts'
import { getForm } from './form-body.ts'
import { describeVisitor, isGuestSiteOpen, sendNotFound } from './guest-visitor.ts'
import { sendPrivatePage } from './html-page.ts'
import { makeContext } from './route.ts'
import type { RouteDeps } from './route-deps.ts'
import { allowFraming } from './security-headers.ts'

type Params = { slug: string; token: string; form: URLSearchParams }

type Outcome<Page> =
  | { status: number; page: Page; setCookies: string[]; retryAfterSeconds?: number; refresh?: string }
  | { redirect: string }

export type ShowPage<Page> = (
  ctx: PublicContext,
  visitor: ReturnType<typeof describeVisitor>,
  params: Params,
) => Promise<Outcome<Page>>

/** Serves pages that are for one guest only, and the redirects that answer their forms. */
export function privatePages<Page extends { visit: { frame: GuestFrame | null } }>(
  deps: RouteDeps,
  render: (page: Page) => string,
) {
  return (show: ShowPage<Page>) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { slug = '', token = '' } = request.params as { slug?: string; token?: string }
    if (!(await beforeDeadline(request, isGuestSiteOpen(deps, request)))) return sendNotFound(reply)
    const params = { slug, token, form: getForm(request) }
    const outcome = await beforeDeadline(
      request,
      show(makeContext(request, deps), describeVisitor(request), params),
    )
    if ('redirect' in outcome) {
      return reply.header('cache-control', 'no-store').redirect(outcome.redirect, 303)
    }
    if ('retryAfterSeconds' in outcome) reply.header('retry-after', outcome.retryAfterSeconds)
    if (outcome.refresh) reply.header('refresh', outcome.refresh)
    const { frame } = outcome.page.visit
    if (frame) allowFraming(reply, frame.websites)
    return sendPrivatePage(reply, { ...outcome, html: render(outcome.page) })
  }
}
