import type { FastifyError, FastifyInstance } from 'fastify'
import { beforeDeadline } from '../../../http/deadline.ts'
import { toAppError } from '../../../http/error-handler.ts'
import { enterEndpoint, requireKnownKey } from '../../../http/route.ts'
import type { RouteDeps } from '../../../http/route-deps.ts'
import { answerOta, findKey, openOta, refuseOta } from './ota.service.ts'

const bodyLimit = 1024 * 1024

/** Takes the messages of OpenTravel (2003/05), with or without a SOAP envelope. */
export function registerOta(app: FastifyInstance, deps: RouteDeps): void {
  app.register(async (inner) => {
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser(
      ['application/xml', 'text/xml', 'application/soap+xml'],
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, body),
    )
    inner.setErrorHandler((thrown: FastifyError, _request, reply) => {
      const error = toAppError(thrown)
      // A fault of our own is logged, counted and answered like everywhere else.
      if (error.status >= 500) throw thrown
      return reply
        .code(error.status)
        .type('text/xml; charset=utf-8')
        .send(refuseOta(error, deps.services.clock()))
    })
    inner.post('/api/v1/channel/ota', async (request, reply) => {
      const xml = String(request.body ?? '')
      await requireKnownKey(request, deps, findKey(xml))
      const opened = openOta(xml)
      const ctx = await enterEndpoint(opened.answer.endpoint, request, reply, deps)
      const answer = await beforeDeadline(request, answerOta(ctx, opened))
      return reply.type('text/xml; charset=utf-8').send(answer)
    })
  })
}
