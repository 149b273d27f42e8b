import type { FastifyReply, FastifyRequest } from 'fastify'

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

export type SetHeaders = (request: FastifyRequest, reply: FastifyReply) => void

export function securityHeaders(publicUrl: string): SetHeaders {
  const overHttps = publicUrl.startsWith('https:')
  const everywhere = {
    'content-security-policy': pagePolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(overHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  const unkept = { ...everywhere, 'cache-control': 'no-store' }
  return (request, reply) => {
    const isLive = request.url.startsWith('/api') || request.url.startsWith('/health')
    reply.headers(isLive ? unkept : everywhere).header('x-request-id', request.id)
  }
}
