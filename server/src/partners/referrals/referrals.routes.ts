import type { DoorName } from '@roomlark/contract/launch'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { beforeDeadline } from '../../http/deadline.ts'
import { sendNotFound } from '../../http/guest-visitor.ts'
import type { RouteDeps } from '../../http/route-deps.ts'
import { createClickRecorder } from './clicks.service.ts'
import { followLink } from './links.service.ts'

/**
 * Serves tracked links. A click is committed before it is answered, so that none is lost when the server
 * stops, and clicks are still served while it is stopping.
 */
export function registerTrackedLinks(app: FastifyInstance, deps: RouteDeps): void {
  // Clicks of several requests share a statement, so it must not end with the deadline of any one of them.
  const record = createClickRecorder({ ...deps.services, sql: deps.poolFor({ aborted: false }) })

  type Followed = FastifyRequest<{ Params: { code: string; '*'?: string } }>
  const follow = async (request: Followed, reply: FastifyReply) => {
    const getSql = () => deps.poolFor(request.deadline)
    const isOpen = async (name: DoorName) => deps.isLaunched(deps.services, [name], getSql)
    // Without pages of hotels there is nothing that a link could lead to.
    if (!(await beforeDeadline(request, isOpen('hotelPages')))) return sendNotFound(reply)
    const work = async () => {
      const isSiteOpen = await isOpen('guestSite')
      const { code, '*': more = '' } = request.params
      const following = { ...readFollowing(request), code: cleanCode(code), more: cleanCode(more) }
      return followLink({ ...deps.services, sql: getSql() }, record, following, isSiteOpen)
    }
    const { status, headers } = await beforeDeadline(request, work())
    return reply.code(status).headers(headers).send()
  }
  for (const path of ['/r/:code', '/r/:code/*']) {
    app.get(path, { config: { servedWhileDraining: true } }, follow)
  }
}

/** A code is the same in capitals, and a full stop or bracket after it belongs to the text that it was copied from. */
function cleanCode(typed: string): string {
  return typed.toLowerCase().replace(/[^\w-].*$/s, '')
}

function readFollowing({ method, headers, url, ip }: FastifyRequest) {
  const header = (name: string) => String(headers[name] ?? '')
  return {
    method,
    userAgent: header('user-agent').slice(0, 500),
    secPurpose: header('sec-purpose'),
    purpose: header('purpose'),
    xPurpose: header('x-purpose'),
    xMoz: header('x-moz'),
    secFetchDest: header('sec-fetch-dest'),
    query: /\?(.*)$/s.exec(url)?.[1] ?? '',
    cookie: header('cookie'),
    address: ip,
  }
}
