import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unavailable } from '../errors.ts'

/** How long the rest of a body is still taken in, unread, after the answer: cut at once, many never see it. */
const lingerMs = 5000

/**
 * Gives every request an abort signal that fires when its time is up. The time to receive a body is part of
 * it: Node knows one limit for a whole server, and that one must leave room for uploads.
 */
export function addDeadline(app: FastifyInstance, deadlineMs: number): void {
  app.addHook('onRequest', async (request, reply) => {
    const deadline = new AbortController()
    request.deadline = deadline
    request.deadlineTimer = setTimeout(() => {
      deadline.abort()
      // Whoever works on the request answers first; while it is still being received, nobody does.
      setImmediate(() => {
        if (!reply.sent && !request.raw.complete) stopReceiving(request)
      })
    }, request.routeOptions.config.deadlineMs ?? deadlineMs)
  })
  app.addHook('onResponse', async (request) => {
    clearTimeout(request.deadlineTimer)
    if (request.raw.complete) return
    const { socket } = request.raw
    setTimeout(() => request.raw.complete || socket.destroy(), lingerMs).unref()
  })
  app.addHook('onRequestAbort', async (request) => clearTimeout(request.deadlineTimer))
}

function stopReceiving(request: FastifyRequest): void {
  const { socket } = request.raw
  socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  socket.destroySoon()
}

/** Past the deadline the caller is answered, and a transaction still open will not commit. */
export async function beforeDeadline<T>(request: FastifyRequest, work: Promise<T>): Promise<T> {
  const { signal } = request.deadline
  let stop = () => {}
  const late = new Promise<never>((_resolve, reject) => {
    stop = () => reject(unavailable(new Error('request deadline passed')))
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
  })
  try {
    return await Promise.race([late, work])
  } finally {
    signal.removeEventListener('abort', stop)
    work.catch(() => {})
  }
}
