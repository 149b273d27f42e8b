import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../adapters/metrics.ts'
import { requirePortFree } from './port.ts'

/** Counts every answered request by the pattern of its route, so that addresses with tokens are never kept. */
export function addRequestMetrics(app: FastifyInstance, metrics: Pick<Metrics, 'request'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const seconds = reply.elapsedTime / 1000
    metrics.request({ method: request.method, route, status: reply.statusCode, seconds })
    done()
  })
}

/**
 * Serves the metrics on a port of their own, which is not meant to be reached from outside. Reading them must not fail
 * while the database does, because that is when somebody looks.
 */
export async function openMetricsPort(
  { host, port }: { host: string; port: number },
  metrics: { contentType: string; read: () => Promise<string> },
): Promise<{ close: () => Promise<void> }> {
  await requirePortFree(host, port, 'METRICS_PORT')
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('The metrics are at /metrics.\n')
      return
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
