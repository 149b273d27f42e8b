import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { unavailable } from '../errors.ts'
import { type ErrorPage, sendError } from './error-handler.ts'

export type Draining = { draining: boolean }

/**
 * Closing first waits up to `patienceMs` for requests in progress. Meanwhile the port stays open, so that a
 * load balancer can read from /health/ready that it should stop sending requests; every other new request is
 * refused, even on a connection that was already open, unless its route is marked `servedWhileDraining`.
 */
export function addDrain(
  app: FastifyInstance,
  health: Draining,
  patienceMs: number,
  errorPage: ErrorPage | null,
): void {
  const open = new Set<FastifyReply>()
  let settled = () => {}
  app.addHook('onRequest', (request, reply, done) => {
    if (health.draining) {
      reply.raw.shouldKeepAlive = false
      if (!request.url.startsWith('/health/') && !request.routeOptions.config.servedWhileDraining) {
        sendError(reply, unavailable(), errorPage)
        return
      }
    }
    open.add(reply)
    reply.raw.once('close', () => {
      open.delete(reply)
      if (open.size === 0) settled()
    })
    done()
  })
  app.addHook('preClose', async () => {
    health.draining = true
    for (const reply of open) {
      reply.raw.shouldKeepAlive = false
      if (isReceivingUpload(reply.request)) cut(reply.request)
    }
    if (open.size > 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, patienceMs)
        settled = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    app.server.closeAllConnections()
  })
}

/** For work that may have passed the check before draining began and would outlast it. */
export function refuseWhileDraining({ draining }: Draining): void {
  if (draining) throw unavailable()
}

/**
 * An upload may take minutes to arrive, so it is cut off; once it has arrived completely, it is processed to
 * the end.
 */
function isReceivingUpload({ routeOptions, raw }: FastifyRequest): boolean {
  return routeOptions.config.upload === true && !raw.complete
}

function cut({ raw: { socket } }: FastifyRequest): void {
  socket.write(
    'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 2\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
  )
  socket.destroySoon()
}
