import { feeds } from '@roomlark/contract/inventory/feeds'
import type { FastifyInstance } from 'fastify'
import { beforeDeadline } from '../../../http/deadline.ts'
import { route } from '../../../http/route.ts'
import type { RouteDeps } from '../../../http/route-deps.ts'
import { exportCalendar } from './export.service.ts'
import { createFeed, listFeeds, removeFeed, syncFeedNow } from './feeds.service.ts'

export const feedsRoutes = [
  route(feeds.list, (ctx, { params }) => listFeeds(ctx, params.hotelId)),
  route(feeds.create, (ctx, { params, body }) => createFeed(ctx, params.hotelId, body)),
  route(feeds.sync, (ctx, { params }) => syncFeedNow(ctx, params)),
  route(feeds.remove, (ctx, { params }) => removeFeed(ctx, params)),
]

/** Anyone who knows the address of a room type's calendar may read it. */
export function registerCalendarFile(app: FastifyInstance, deps: RouteDeps): void {
  app.get<{ Params: { token: string } }>('/ical/:token.ics', async (request, reply) => {
    const sql = deps.poolFor(request.deadline)
    const work = exportCalendar({ ...deps.services, sql }, request.params.token)
    const text = await beforeDeadline(request, work)
    return reply
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type('text/calendar; charset=utf-8')
      .send(text)
  })
}
