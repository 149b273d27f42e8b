import type { FastifyInstance, FastifyRequest } from 'fastify'

/** For a caller who went away before the answer: what nginx writes. */
const clientClosedRequest = 499

/** One line a request. The route's pattern is logged, never the address with its query: links carry tokens. */
export function addAccessLog(app: FastifyInstance): void {
  function write(request: FastifyRequest, status: number, ms?: number): void {
    request.log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status,
        ms,
        userId: request.actor?.userId,
      },
      'request',
    )
  }
  app.addHook('onResponse', (request, reply, done) => {
    write(request, reply.statusCode, Math.round(reply.elapsedTime))
    done()
  })
  app.addHook('onRequestAbort', async (request) => write(request, clientClosedRequest))
}
