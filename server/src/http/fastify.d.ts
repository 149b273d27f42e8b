import type { Actor } from './context.ts'
import type { Deadline } from './deadline.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The time an ordinary request has. */
    deadlineMs: number
  }
  interface FastifyRequest {
    actor: Actor | null
    deadline: Deadline
  }
  interface FastifyContextConfig {
    /** Takes a multipart body. */
    upload?: boolean
    /** Where the usual time is not enough. */
    deadlineMs?: number
  }
}
