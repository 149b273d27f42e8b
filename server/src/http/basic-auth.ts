import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Lets through only who knows the password, and answers everybody else 401. */
export function requireBasicAuth(user: string, password: string) {
  const expected = Buffer.from(`Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const given = Buffer.from(request.headers.authorization ?? '')
    if (given.length === expected.length && timingSafeEqual(given, expected)) return
    return reply.code(401).header('www-authenticate', 'Basic realm="Roomlark"').send()
  }
}
