import { say } from '@roomlark/contract/say'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/** Forms that work without script, for the routes of one plugin only: everything else speaks JSON. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  )
}

export function getForm({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams()
}

/**
 * Refuses forms that another site has sent. Browsers say where a form comes from; pages with `no-referrer` name no
 * origin in the older of the two headers.
 */
export function requireSameOrigin({ headers, host }: FastifyRequest): void {
  const { 'sec-fetch-site': site, origin } = headers
  const isForeign =
    site === undefined
      ? origin !== undefined && origin !== 'null' && findHost(origin) !== host
      : site !== 'same-origin'
  if (isForeign) throw new AppError('forbidden', say('This form was sent from another site.'))
}

function findHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
