import type { FastifyInstance } from 'fastify'
import { unavailable } from '../errors.ts'
import type { Health } from '../modules/health/health.routes.ts'

export type Draining = Pick<Health, 'draining'>

/** Longer than any request may take. */
const patienceMs = 10_000

/**
 * Closing first waits for the requests that are being answered. Meanwhile the door stays open, so that a
 * load balancer can read from /health/ready that it should send no more.
 */
export function addDrain(app: FastifyInstance, health: Health): void {
  let open = 0
  let settled = () => {}
  app.addHook('onRequest', (_request, reply, done) => {
    open += 1
    reply.raw.once('close', () => {
      open -= 1
      if (open === 0) settled()
    })
    done()
  })
  app.addHook('preClose', async () => {
    health.draining = true
    if (open === 0) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patienceMs)
      settled = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  })
}

/** For what would outlast the waiting. */
export function refuseWhileDraining({ draining }: Draining): void {
  if (draining) throw unavailable()
}
