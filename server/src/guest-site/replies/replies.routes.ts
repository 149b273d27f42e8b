import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireBasicAuth } from '../../http/basic-auth.ts'
import { beforeDeadline } from '../../http/deadline.ts'
import { makeContext } from '../../http/route.ts'
import type { RouteDeps } from '../../http/route-deps.ts'
import { takeReply } from './replies.service.ts'

/** Attachments come along, and are left out. */
const bodyLimit = 20 * 1024 * 1024

type Delivery = FastifyRequest<{ Body: Buffer; Querystring: { to?: string } }>

/** Takes the emails that guests send in answer to ours, as they are, from the mail server of the operator. */
export function registerReplies(app: FastifyInstance, deps: RouteDeps, password: string): void {
  app.register(async (inner) => {
    inner.addHook('onRequest', requireBasicAuth('mail', password))
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser('message/rfc822', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
    inner.post('/api/v1/mail/replies', async (request: Delivery, reply) => {
      const { body, query } = request
      await beforeDeadline(request, takeReply(makeContext(request, deps), body, String(query.to ?? '')))
      return reply.code(204).send()
    })
  })
}
