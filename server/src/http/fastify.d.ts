import type { Actor } from '../context.ts'
import type { RateLimiter } from '../rate-limiter.ts'
import type { Deadline } from './deadline.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The time limit of an ordinary request. */
    deadlineMs: number
    /** Null if calls are not limited. */
    rateLimiter: RateLimiter | null
  }
  interface FastifyRequest {
    actor: Actor | null
    deadline: Deadline
    /** The key under which a call was counted while its token had not been looked up yet. */
    unprovenCount: string | null
  }
  interface FastifyContextConfig {
    /** The route accepts a multipart body. */
    upload?: boolean
    /** Overrides the usual deadline where that is too short. */
    deadlineMs?: number
    /** Selects the limit for calls without a session; if left out, the general one applies. */
    limit?: 'search'
    /** Answered also while the server stops: it takes a moment only, and nobody could ask again. */
    servedWhileDraining?: boolean
  }
}
