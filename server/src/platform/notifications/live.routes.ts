import { apiBase } from '@roomlark/contract/api'
import { live } from '@roomlark/contract/platform/live'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { actorNow, requireAccess } from '../../http/authenticate.ts'
import { type Draining, refuseWhileDraining } from '../../http/drain.ts'
import type { RouteDeps } from '../../http/route-deps.ts'
import { refuseOtherMethods } from '../../http/wrong-method.ts'
import { openStream } from './live.service.ts'

/** Ends live streams before the server waits for open requests, because these would never finish. */
export function endLiveFirst(app: FastifyInstance, { endAll }: RouteDeps['services']['live']): void {
  app.addHook('preClose', async () => endAll())
}

/** This answer never ends, so the deadline of ordinary calls does not apply to it. */
export function registerLive(app: FastifyInstance, deps: RouteDeps, health: Draining): void {
  refuseOtherMethods(app, apiBase + live.stream.path, ['GET'])
  app.get(apiBase + live.stream.path, {
    exposeHeadRoute: false,
    onRequest: requireAccess(live.stream, deps),
    handler: async (request, reply) => {
      refuseWhileDraining(health)
      const { actor } = request
      if (!actor) throw new Error('nobody is signed in')
      clearTimeout(request.deadline.timer)
      return reply
        .headers({
          'content-type': 'text/event-stream; charset=utf-8',
          'x-accel-buffering': 'no',
          // Otherwise a connection that becomes idle just as the server stops would delay the shutdown.
          connection: 'close',
        })
        .send(openStream(deps.services, actor, findLastEventId(request), () => actorNow(request, deps)))
    },
  })
}

function findLastEventId({ headers }: FastifyRequest): string | undefined {
  const id = headers['last-event-id']
  return typeof id === 'string' ? id : undefined
}
