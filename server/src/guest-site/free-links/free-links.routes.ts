import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Sql } from '../../db/database.ts'
import { beforeDeadline } from '../../http/deadline.ts'
import { isGuestSiteOpen, sendNotFound } from '../../http/guest-visitor.ts'
import { sendText } from '../../http/html-page.ts'
import type { RouteDeps } from '../../http/route-deps.ts'
import { answerPriceQuery, describeLandingPage, listFeedHotels } from './free-links.service.ts'

/**
 * What Google reads for its free booking links, with the password that the operator has set: a query asks for the prices
 * of a hundred hotels at once, which is more than strangers may.
 */
export function registerFreeLinks(app: FastifyInstance, deps: RouteDeps, password: string): void {
  const expected = `Basic ${Buffer.from(`google:${password}`).toString('base64')}`
  const answer =
    (work: (sql: Sql, request: FastifyRequest) => Promise<string> | string) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isSame(request.headers.authorization ?? '', expected)) {
        return reply.code(401).header('www-authenticate', 'Basic realm="Roomlark"').send()
      }
      if (!(await beforeDeadline(request, isGuestSiteOpen(deps, request)))) return sendNotFound(reply)
      const xml = deps.read(request, reply, async (sql) => work(sql, request))
      return sendText(reply, 'application/xml', await beforeDeadline(request, xml)).header(
        'cache-control',
        'private, no-store',
      )
    }

  app.register(async (inner) => {
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser(
      ['application/xml', 'text/xml'],
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      (_request, body, done) => done(null, body),
    )
    inner.get(
      '/feeds/google/hotels.xml',
      answer((sql) => listFeedHotels({ sql })),
    )
    inner.get(
      '/feeds/google/landing-pages.xml',
      answer(() => describeLandingPage(deps.services)),
    )
    inner.post<{ Body: string | undefined }>(
      '/feeds/google/prices',
      answer((sql, request) => answerPriceQuery({ ...deps.services, sql }, String(request.body ?? ''))),
    )
  })
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
