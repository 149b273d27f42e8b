import type { Actor } from './context.ts'
import type { Deadline } from './deadline.ts'

declare module 'fastify' {
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
