import { apiBase } from '@roomlark/contract/api'
import { demo } from '@roomlark/contract/operations/demo'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { RouteDeps } from '../../http/route-deps.ts'
import { getMessageHtml, listMessages } from './mailbox.service.ts'

export const demoRoutes = [route(demo.listMessages, (ctx) => listMessages(ctx))]

/**
 * Serves an email as a page for the mailbox's frame: nothing in it can run, and its links open in the whole
 * window.
 */
export function registerMessagePage(app: FastifyInstance, deps: RouteDeps): void {
  app.get<{ Params: { id: string } }>(`${apiBase}/demo/mailbox/:id/html`, async (request, reply) => {
    const html = await getMessageHtml(deps.services, request.params.id)
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
    )
    reply.headers({ 'x-frame-options': 'SAMEORIGIN', 'referrer-policy': 'no-referrer' })
    return reply.type('text/html; charset=utf-8').send(html)
  })
}
