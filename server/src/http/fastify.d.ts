import type { Actor } from '../context.ts'
import type { RateLimiter } from '../rate-limiter.ts'
import type { Deadline } from './deadline.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The time an ordinary request has. */
    deadlineMs: number
    /** Null where calls are not limited. */
    rateLimiter: RateLimiter | null
  }
  interface FastifyRequest {
    actor: Actor | null
    deadline: Deadline
    /** Where a call with a token not looked up yet was counted. */
    unprovenCount: string | null
  }
  interface FastifyContextConfig {
    /** Takes a multipart body. */
    upload?: boolean
    /** Where the usual time is not enough. */
    deadlineMs?: number
    /** Which limit of calls without a session holds; left out: the general one. */
    limit?: 'search'
    /** Answered also while the server stops: it takes a moment only, and nobody could ask again. */
    servedWhileDraining?: boolean
  }
}
