import type { FastifyRequest } from 'fastify'

/**
 * Returns the path as the router reads it: decoded, without the query, and also for an address in absolute
 * form (`GET http://host/api`). Decisions based on the path must not depend on how it was written.
 */
export function getRequestPath({ url }: Pick<FastifyRequest, 'url'>): string {
  const relative = url.replace(/^https?:\/\/[^/?#]*/i, '')
  const path = relative.replace(/[?#].*$/s, '') || '/'
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
