import type { FastifyInstance } from 'fastify'
import type { Draining } from '../../http/drain.ts'

export type Health = Draining & {
  ping: () => Promise<void>
  /** Left out if there is no replica. Without it the server is as ready, because the database answers instead. */
  replica?: (() => 'in use' | 'behind' | 'unreachable') | undefined
}

export function registerHealth(app: FastifyInstance, health: Health): void {
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    const state = health.draining ? 'draining' : await databaseState(health)
    if (state !== 'ready') reply.code(503).header('retry-after', '2')
    return { status: state, ...(health.replica && { replica: health.replica() }) }
  })
}

async function databaseState(health: Health): Promise<'ready' | 'no database'> {
  let timer: NodeJS.Timeout | undefined
  const slow = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('database did not answer')), 2000)
  })
  try {
    await Promise.race([health.ping(), slow])
    return 'ready'
  } catch {
    return 'no database'
  } finally {
    clearTimeout(timer)
  }
}
