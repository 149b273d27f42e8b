import type { FastifyInstance, FastifyRequest } from 'fastify'

/** This is the status nginx logs when a client disconnects before it is answered. */
export const clientClosedRequest = 499

/**
 * Writes one line per request, with the route's pattern and never the full address, because links carry
 * tokens.
 */
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
