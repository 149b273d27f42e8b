import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { fileOfImageName, type ImageStore } from '../adapters/image-store.ts'
import { nothingHere } from '../errors.ts'

const year = 365 * 24 * 60 * 60

/**
 * Serves hotel pictures from the image store, cacheable forever, and everything else from the data folder.
 */
export async function serveMedia(app: FastifyInstance, folder: string, images: ImageStore): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/media/',
    index: false,
    decorateReply: false,
    maxAge: 86_400_000,
  })

  app.get<{ Params: { name: string } }>('/media/hotels/:name', async (request, reply) => {
    const { name } = request.params
    const image = fileOfImageName(name) === null ? null : await images.open(name)
    if (image === null) throw nothingHere()
    // Emails show them too, and are read on the sites of others.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return reply
      .header('cache-control', `public, max-age=${year}, immutable`)
      .header('content-length', image.size)
      .type('image/webp')
      .send(image.body)
  })
}
