import type { FastifyInstance } from 'fastify'

/** Gives every request an abort signal that fires when its time is up. */
export function addDeadline(app: FastifyInstance, deadlineMs: number): void {
  app.addHook('onRequest', async (request) => {
    const deadline = new AbortController()
    request.deadline = deadline
    request.deadlineTimer = setTimeout(() => deadline.abort(), deadlineMs)
  })
  app.addHook('onResponse', async (request) => clearTimeout(request.deadlineTimer))
  app.addHook('onRequestAbort', async (request) => clearTimeout(request.deadlineTimer))
}
