import type { FastifyReply, FastifyRequest } from 'fastify'
import { getRequestPath } from './request-path.ts'

const policyFramedBy = (ancestors: string) =>
  [
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
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/**
 * Anything that is not a page loads nothing, runs nothing and is never framed, so a short policy is enough.
 */
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
    'content-security-policy': policyFramedBy("'none'"),
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  }
  const { 'x-frame-options': _, ...unframed } = ofPages
  const ofEmbeds = {
    ...unframed,
    'content-security-policy': policyFramedBy('*'),
    'cross-origin-resource-policy': 'cross-origin',
  }
  const ofData = { ...everywhere, 'content-security-policy': dataPolicy, 'cache-control': 'no-store' }
  return (request, reply) => {
    const headers = isData(request) ? ofData : isEmbed(request) ? ofEmbeds : ofPages
    reply.headers(headers).header('x-request-id', request.id)
  }
}

/** Lets these websites show this page in a frame. */
export function allowFraming(reply: FastifyReply, websites: readonly string[]): void {
  reply.header('content-security-policy', policyFramedBy(websites.join(' '))).removeHeader('x-frame-options')
}

/**
 * Lets this page start the worker of the map, which takes its address as text: the one policy of trusted types that the
 * page may make allows no other.
 */
export function allowMap(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'))
  reply.header(
    'content-security-policy',
    policy.replace("trusted-types 'none'", "trusted-types default; worker-src 'self'"),
  )
}

/** Lets the pages of the app start their service worker, whose address Trusted Types would refuse as text. */
export function allowServiceWorker(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'))
  reply.header(
    'content-security-policy',
    policy.replace("trusted-types 'none'", 'trusted-types service-worker'),
  )
}

/**
 * Paths that merely start alike, such as /apiary, are pages, and would stay empty if their scripts were
 * blocked.
 */
const data = /^\/(api(?!\/docs(\/|$))|health|ical)(\/|$)/

/** Goes by the matched route if there is one, because it does not depend on how the address was written. */
function isData(request: FastifyRequest): boolean {
  return data.test(request.routeOptions.url ?? getRequestPath(request))
}

/** The one route that any site may frame. */
function isEmbed(request: FastifyRequest): boolean {
  return request.routeOptions.url === '/embed/:slug'
}
