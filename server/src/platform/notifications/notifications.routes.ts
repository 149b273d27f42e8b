import { notifications } from '@roomlark/contract/platform/notifications'
import type { FastifyInstance } from 'fastify'
import { beforeDeadline } from '../../http/deadline.ts'
import { route } from '../../http/route.ts'
import type { RouteDeps } from '../../http/route-deps.ts'
import { unsubscribe } from './mailing.service.ts'
import {
  countUnread,
  listNotifications,
  listPreferences,
  markAllRead,
  markRead,
  savePreferences,
} from './notifications.service.ts'

export const notificationsRoutes = [
  route(notifications.list, (ctx, { query }) => listNotifications(ctx, query)),
  route(notifications.unread, (ctx) => countUnread(ctx)),
  route(notifications.markRead, (ctx, { params }) => markRead(ctx, params.id)),
  route(notifications.markAllRead, (ctx, { body }) => markAllRead(ctx, body.upTo)),
  route(notifications.preferences, (ctx) => listPreferences(ctx.sql, ctx.actor.userId)),
  route(notifications.savePreferences, (ctx, { body }) => savePreferences(ctx, body.preferences)),
  route(notifications.unsubscribe, (ctx, { body }) => unsubscribe(ctx, body.token)),
]

/**
 * RFC 8058: email programs post a form to the address in the List-Unsubscribe header without asking anyone.
 */
export function registerOneClick(app: FastifyInstance, deps: RouteDeps): void {
  app.register(async (inner) => {
    const whatever = ['application/x-www-form-urlencoded', 'multipart/form-data']
    inner.removeContentTypeParser(whatever)
    inner.addContentTypeParser(whatever, { parseAs: 'string', bodyLimit: 2048 }, (_request, body, done) =>
      done(null, body),
    )
    inner.post<{ Querystring: { token?: string } }>('/unsubscribe/one-click', async (request, reply) => {
      const sql = deps.poolFor(request.deadline)
      const work = unsubscribe({ ...deps.services, sql }, String(request.query.token ?? ''))
      await beforeDeadline(request, work)
      return reply.type('text/plain; charset=utf-8').send('Unsubscribed.')
    })
  })
}
