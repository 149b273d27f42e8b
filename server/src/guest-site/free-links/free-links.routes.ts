import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServiceContext } from '../../context.ts'
import { requireBasicAuth } from '../../http/basic-auth.ts'
import { beforeDeadline } from '../../http/deadline.ts'
import { isGuestSiteOpen, sendNotFound } from '../../http/guest-visitor.ts'
import type { RouteDeps } from '../../http/route-deps.ts'
import { answerPriceQuery, describeLandingPage, listFeedHotels } from './free-links.service.ts'

type Write = (ctx: ServiceContext, request: FastifyRequest) => Promise<string> | string

/**
 * Requires the password that the operator has set for Google's free booking links: a query asks for the prices of a
 * hundred hotels at once, which is more than strangers may.
 */
export function registerFreeLinks(app: FastifyInstance, deps: RouteDeps, password: string): void {
  const answer = (write: Write) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await beforeDeadline(request, isGuestSiteOpen(deps, request)))) return sendNotFound(reply)
    const work = deps.read(request, reply, async (sql) => write({ ...deps.services, sql }, request))
    const xml = await beforeDeadline(request, work)
    return reply.header('cache-control', 'no-store').type('application/xml; charset=utf-8').send(xml)
  }

  app.register(async (inner) => {
    inner.addHook('onRequest', requireBasicAuth('google', password))
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser(
      ['application/xml', 'text/xml'],
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      (_request, body, done) => done(null, body),
    )
    inner.get('/feeds/google/hotels.xml', answer(listFeedHotels))
    inner.get('/feeds/google/landing-pages.xml', answer(describeLandingPage))
    inner.post(
      '/feeds/google/prices',
      answer((ctx, { body }) => answerPriceQuery(ctx, String(body ?? ''))),
    )
  })
}
