import type { FastifyRequest } from 'fastify'

/**
 * The path as the router reads it: also of an address in absolute form (`GET http://host/api`), decoded, without its
 * query. What is decided by the path must not depend on how somebody wrote it.
 */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  const relative = url.replace(/^https?:\/\/[^/?#]*/i, '')
  const path = relative.replace(/[?#].*$/s, '') || '/'
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
