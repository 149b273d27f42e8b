import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unavailable } from '../errors.ts'
import { receivedTooSlowly, writeRefusal } from './parser-errors.ts'

/** How long the rest of a body is still received, unread, after the answer: many clients would miss it otherwise. */
const lingerMs = 5000

/** The time a request has. Plain, because every request has one: an AbortController costs several times as much. */
export class Deadline {
  aborted = false
  timer: NodeJS.Timeout | undefined
  /** What is waiting for the request's work right now. */
  onAbort = () => {}

  abort(): void {
    this.aborted = true
    this.onAbort()
  }
}

/**
 * Gives every request its deadline. The time to receive a body is part of it: Node knows one limit for a whole
 * server, and that one must leave room for uploads.
 */
export function addDeadline(app: FastifyInstance, deadlineMs: number): void {
  app.decorate('deadlineMs', deadlineMs)
  app.addHook('onRequest', (request, reply, done) => {
    const deadline = new Deadline()
    request.deadline = deadline
    deadline.timer = setTimeout(() => {
      deadline.abort()
      // The handler answers first if one is running; while the request is still being received, none is.
      setImmediate(() => {
        if (!reply.sent && !request.raw.complete) stopReceiving(request)
      })
    }, request.routeOptions.config.deadlineMs ?? deadlineMs)
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    clearTimeout(request.deadline.timer)
    if (!request.raw.complete) {
      const { socket } = request.raw
      setTimeout(() => request.raw.complete || socket.destroy(), lingerMs).unref()
    }
    done()
  })
  app.addHook('onRequestAbort', async (request) => clearTimeout(request.deadline.timer))
}

function stopReceiving(request: FastifyRequest): void {
  const { socket } = request.raw
  writeRefusal(socket, receivedTooSlowly())
  socket.destroySoon()
}

/** Past the deadline the caller is answered, and a transaction still open will not commit. */
export function beforeDeadline<T>({ deadline }: FastifyRequest, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    deadline.onAbort = () => reject(unavailable(new Error('request deadline passed')))
    if (deadline.aborted) deadline.onAbort()
    work.then(resolve, reject)
  })
}
