import { isGuestLanguage } from '@roomlark/contract/guest-languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RenderedPage } from './rendered-pages.ts'

/** Long enough to save the server a repeated request, and short enough for prices to be trusted. */
const pageSeconds = 30
const textSeconds = 3600

/**
 * Sends a page rendered by the server. Its headers say that it depends on the browser's languages and
 * cookies, and a client that already has the same page gets a 304.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, rendered, setCookies }: { status: number; rendered: RenderedPage; setCookies: string[] },
): FastifyReply {
  const { html, etag } = rendered
  const isPersonal = setCookies.length > 0
  reply
    .code(status)
    .headers({ etag, vary: namesLanguage(request) ? 'cookie' : 'accept-language, cookie' })
    .header('cache-control', isPersonal ? 'private, no-cache' : `public, max-age=${pageSeconds}`)
    .type('text/html; charset=utf-8')
  if (isPersonal) reply.header('set-cookie', setCookies)
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.send(html)
}

/** A language in the address spares shared caches a copy for each list of languages that browsers send. */
function namesLanguage({ query }: FastifyRequest): boolean {
  const { lang } = query as { lang?: unknown }
  return typeof lang === 'string' && isGuestLanguage(lang)
}

/** Sends a page that is for one guest only: no cache keeps it, and no search engine. */
export function sendPrivatePage(
  reply: FastifyReply,
  { status, html, setCookies }: { status: number; html: string; setCookies: string[] },
): FastifyReply {
  reply.code(status).headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  if (setCookies.length > 0) reply.header('set-cookie', setCookies)
  return reply.type('text/html; charset=utf-8').send(html)
}

/** Sends a file for machines that rarely changes. */
export function sendText(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply
    .header('cache-control', `public, max-age=${textSeconds}`)
    .type(`${type}; charset=utf-8`)
    .send(text)
}
