import type { FastifyInstance } from 'fastify'

/** JSON only; an empty body is no body, since calls without payload carry the JSON content type too (spec §7). */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else parseJson(request, body.toString(), done)
  })
}
