import { apiBase } from '@roomlark/contract/api'
import { live } from '@roomlark/contract/live'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isSignedIn, requireAccess } from '../../http/authenticate.ts'
import { type Draining, refuseWhileDraining } from '../../http/drain.ts'
import type { RouteDeps } from '../../http/route-deps.ts'
import { openStream } from './live.service.ts'

/** Before the server waits for what is under way: this would be for ever. */
export function endLiveFirst(app: FastifyInstance, { endAll }: RouteDeps['services']['live']): void {
  app.addHook('preClose', async () => endAll())
}

/** An answer that never ends: not a call, so the deadline of calls is no concern of it. */
export function registerLive(app: FastifyInstance, deps: RouteDeps, health: Draining): void {
  app.get(apiBase + live.stream.path, {
    exposeHeadRoute: false,
    onRequest: requireAccess(live.stream.access, deps),
    handler: async (request, reply) => {
      refuseWhileDraining(health)
      const { actor } = request
      if (!actor) throw new Error('nobody is signed in')
      clearTimeout(request.deadline.timer)
      return reply
        .headers({
          'content-type': 'text/event-stream; charset=utf-8',
          'x-accel-buffering': 'no',
          // A line that is free again just as the server stops would be waited for.
          connection: 'close',
        })
        .send(openStream(deps.services, actor, lastEventIdOf(request), () => isSignedIn(request, deps)))
    },
  })
}

function lastEventIdOf({ headers }: FastifyRequest): string | undefined {
  const id = headers['last-event-id']
  return typeof id === 'string' ? id : undefined
}
