import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RequestSpan, Tracing } from '../adapters/tracing.ts'
import { clientClosedRequest } from './access-log.ts'

/**
 * Gives every request its span, named by the pattern of its route. It has to be added before everything else that
 * belongs to the request.
 */
export function addRequestSpans(app: FastifyInstance, tracing: Pick<Tracing, 'request'>): void {
  const spans = new WeakMap<FastifyRequest, RequestSpan>()

  function continueIn(request: FastifyRequest, done: () => void): void {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  }

  /** Later hooks of the same kind still run within the span, so that their log lines name the trace. */
  function end(request: FastifyRequest, status: number, done: () => void): void {
    const span = spans.get(request)
    continueIn(request, done)
    spans.delete(request)
    span?.end(status)
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, id, headers, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    // Health checks come every few seconds and would bury the rest.
    if (!route.startsWith('/health/')) {
      const { traceparent } = headers
      const single = typeof traceparent === 'string' ? traceparent : undefined
      spans.set(request, tracing.request({ method, route, requestId: id, traceparent: single }))
    }
    continueIn(request, () => done())
  })
  // A body arrives in events of the connection, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => continueIn(request, () => done()))
  app.addHook('onResponse', (request, reply, done) => end(request, reply.statusCode, () => done()))
  app.addHook('onRequestAbort', (request, done) => end(request, clientClosedRequest, () => done()))
}
