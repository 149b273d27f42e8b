import { supportEmail } from '@roomlark/contract/contact'
import type { FastifyInstance } from 'fastify'

const validMs = 180 * 24 * 60 * 60 * 1000

/** Says where to report a weakness (RFC 9116). Its end is always ahead, but never by more than the year that is allowed. */
export function addSecurityText(app: FastifyInstance, publicUrl: string, clock: () => Date): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const expires = new Date(clock().getTime() + validMs).toISOString().replace(/T.*/, 'T00:00:00Z')
    const lines = [
      `Contact: mailto:${supportEmail}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en, de, fr, es',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
