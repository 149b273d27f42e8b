import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Long enough to spare the server a second visit, short enough for a price to be trusted. */
const pageSeconds = 30
const textSeconds = 3600

/**
 * A page that the server rendered. It depends on the languages of the browser and on two cookies, which a cache is
 * told; and who has it already is told only that it is still the same.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, html, setCookies }: { status: number; html: string; setCookies: string[] },
): FastifyReply {
  const etag = `W/"${createHash('sha1').update(html).digest('base64url')}"`
  const isPersonal = setCookies.length > 0
  reply
    .code(status)
    .headers({ etag, vary: 'accept-language, cookie' })
    .header('cache-control', isPersonal ? 'private, no-cache' : `public, max-age=${pageSeconds}`)
    .type('text/html; charset=utf-8')
  if (isPersonal) reply.header('set-cookie', setCookies)
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.send(html)
}

/** A file for machines that changes rarely. */
export function sendText(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply
    .header('cache-control', `public, max-age=${textSeconds}`)
    .type(`${type}; charset=utf-8`)
    .send(text)
}
