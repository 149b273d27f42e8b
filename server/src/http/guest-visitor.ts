import type { FastifyReply, FastifyRequest } from 'fastify'
import { getRequestPath } from './request-path.ts'
import type { RouteDeps } from './route-deps.ts'

/** Describes the guest's browser by its request. */
export function describeVisitor(request: FastifyRequest) {
  return {
    path: getRequestPath(request),
    query: /\?(.*)$/s.exec(request.url)?.[1] ?? '',
    cookie: request.headers.cookie ?? '',
    acceptLanguage: request.headers['accept-language'] ?? '',
  }
}

/** Guests see hotels only where both are launched. */
export async function isGuestSiteOpen(deps: RouteDeps, { deadline }: FastifyRequest): Promise<boolean> {
  const getSql = () => deps.poolFor(deadline)
  const [site, hotels] = await Promise.all([
    deps.isLaunched(deps.services, ['guestSite'], getSql),
    deps.isLaunched(deps.services, ['hotelPages'], getSql),
  ])
  return site && hotels
}

/** Pages without content for guests show the page that the specification has for it. */
export function sendNotFound(reply: FastifyReply): FastifyReply {
  reply.code(404).callNotFound()
  return reply
}
