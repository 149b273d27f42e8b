import { mapTilesPath, plainMapPath } from '@roomlark/contract/guest-site/map-address'
import type { FastifyInstance } from 'fastify'
import { sendNotFound } from '../../../http/guest-visitor.ts'
import type { RouteDeps } from '../../../http/route-deps.ts'
import { drawMapAt, readTiles } from './maps.service.ts'

const weekSeconds = 7 * 24 * 3600

/** The maps of pages for guests, also of the page that a hotel has while the site is closed. */
export function registerMaps(
  app: FastifyInstance,
  { services }: Pick<RouteDeps, 'services'>,
  draw: Parameters<typeof drawMapAt>[0],
): void {
  app.get(plainMapPath, { config: { limit: 'search' } }, async (request, reply) => {
    const picture = await drawMapAt(draw, request.url)
    if (picture === null) return sendNotFound(reply)
    // The picture depends on nothing but its address.
    return reply
      .header('cache-control', `public, max-age=${weekSeconds}`)
      .type('image/svg+xml; charset=utf-8')
      .send(picture)
  })

  app.get(mapTilesPath, async (request, reply) => {
    const part = await readTiles(services, request.headers)
    if (!part) return sendNotFound(reply)
    return reply.code(part.status).headers(part.headers).send(part.body)
  })
}
