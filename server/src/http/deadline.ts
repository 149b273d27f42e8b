import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../adapters/pdf/pdf-renderer.ts'
import { unavailable } from '../errors.ts'
import { lingerMs, receivedTooSlowly, writeRefusal } from './parser-errors.ts'

/**
 * The time limit of a request. Every request has one, so this is a plain class: an AbortController costs
 * several times as much.
 */
export class Deadline {
  aborted = false
  timer: NodeJS.Timeout | undefined
  /** Rejects the promise that is currently waiting for the request's work. */
  onAbort = () => {}
  /** Called as well, where work has to be stopped that nobody waits for any more. */
  endings: Set<() => void> | undefined

  abort(): void {
    this.aborted = true
    this.onAbort()
    for (const end of this.endings ?? []) end()
  }
}

/**
 * Gives every request its deadline, which includes receiving the body: Node has a single limit for the whole
 * server, and that one has to leave room for uploads.
 */
export function addDeadline(app: FastifyInstance, deadlineMs: number): void {
  app.decorate('deadlineMs', deadlineMs)
  app.addHook('onRequest', (request, reply, done) => {
    const deadline = new Deadline()
    request.deadline = deadline
    deadline.timer = setTimeout(() => {
      deadline.abort()
      // A running handler answers first, but there is none while the request is still being received.
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

/** Once the deadline has passed, the caller is answered and an open transaction will not commit. */
export function beforeDeadline<T>({ deadline }: FastifyRequest, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    deadline.onAbort = () => reject(unavailable(new Error('request deadline passed')))
    if (deadline.aborted) deadline.onAbort()
    work.then(resolve, reject)
  })
}

/** Tells whether the time is up or the connection was closed, for work that should then end. */
export function makeCaller({ deadline, raw: { socket } }: FastifyRequest): Caller {
  return {
    get isGone() {
      return deadline.aborted || socket.destroyed
    },
    whenGone(end) {
      deadline.endings ??= new Set()
      deadline.endings.add(end)
      socket.once('close', end)
      return () => {
        deadline.endings?.delete(end)
        socket.off('close', end)
      }
    },
  }
}
