import type { FastifyReply, FastifyRequest } from 'fastify'
import { pathOf } from './request-path.ts'

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** What is no page loads nothing, runs nothing and is shown in no frame: saying so takes fewer words. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

export type SetHeaders = (request: FastifyRequest, reply: FastifyReply) => void

export function securityHeaders(publicUrl: string): SetHeaders {
  const overHttps = publicUrl.startsWith('https:')
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(overHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  const ofPages = {
    ...everywhere,
    'content-security-policy': pagePolicy,
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  }
  const ofData = { ...everywhere, 'content-security-policy': dataPolicy, 'cache-control': 'no-store' }
  return (request, reply) => {
    reply.headers(isData(request) ? ofData : ofPages).header('x-request-id', request.id)
  }
}

/** Not what merely begins alike, such as /apiary: that is a page, which without its scripts would stay empty. */
const data = /^\/(api(?!\/docs(\/|$))|health|ical)(\/|$)/

/** By the route that answers, where there is one: it is the same however the address was written. */
function isData(request: FastifyRequest): boolean {
  return data.test(request.routeOptions.url ?? pathOf(request))
}
