import type { Actor } from './context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    deadline: AbortController
    deadlineTimer: NodeJS.Timeout
  }
  interface FastifyContextConfig {
    /** Takes a multipart body. */
    upload?: boolean
    /** Where the usual time is not enough. */
    deadlineMs?: number
  }
}
