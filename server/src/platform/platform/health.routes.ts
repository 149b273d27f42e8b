import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Draining } from '../../http/drain.ts'

export type Health = Draining & {
  ping: () => Promise<void>
  /** Returns what the database refuses to write, or null. It is asked until it has refused nothing once. */
  findRefusedWrite: () => Promise<string | null>
  /** Left out if there is no replica. Without it the server is as ready, because the database answers instead. */
  replica?: (() => 'in use' | 'behind' | 'unreachable') | undefined
}

export function registerHealth(app: FastifyInstance, health: Health): void {
  let mayWrite = false
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (request, reply) => {
    const state = health.draining ? 'draining' : await databaseState(request.log)
    if (state !== 'ready') reply.code(503).header('retry-after', '2')
    return { status: state, ...(health.replica && { replica: health.replica() }) }
  })

  async function databaseState(log: FastifyBaseLogger): Promise<'ready' | 'no database' | 'writes refused'> {
    try {
      await within(2000, health.ping())
      if (mayWrite) return 'ready'
      const refused = await within(5000, health.findRefusedWrite())
      if (refused !== null) log.error({ refused }, 'the database refuses to write')
      mayWrite = refused === null
      return mayWrite ? 'ready' : 'writes refused'
    } catch {
      return 'no database'
    }
  }
}

async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const slow = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('database did not answer')), ms)
  })
  try {
    return await Promise.race([answer, slow])
  } finally {
    clearTimeout(timer)
  }
}
