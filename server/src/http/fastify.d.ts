import type { Actor } from './context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    deadline: AbortController
    deadlineTimer: NodeJS.Timeout
  }
}
