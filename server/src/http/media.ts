import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { createAvifEncoder } from '../adapters/avif-encoder.ts'
import { imageName, readImageName } from '../adapters/image-store.ts'
import type { ServiceContext } from '../context.ts'
import { nothingHere } from '../errors.ts'

const forEver = `public, max-age=${365 * 24 * 60 * 60}, immutable`
/** Cache time of the stand-in for an AVIF that is still to be made. */
const forNow = 'public, max-age=60'

/**
 * Serves hotel pictures from the image store, cacheable forever, and everything else from the data folder.
 */
export async function serveMedia(
  app: FastifyInstance,
  folder: string,
  { images, pictures }: Pick<ServiceContext, 'images' | 'pictures'>,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/media/',
    index: false,
    decorateReply: false,
    maxAge: 86_400_000,
  })
  const encoder = createAvifEncoder({ images, pictures }, app.log)
  app.addHook('onClose', () => encoder.close())

  app.get<{ Params: { name: string } }>('/media/hotels/:name', async (request, reply) => {
    const { name } = request.params
    const wanted = readImageName(name)
    if (wanted === null) throw nothingHere()
    const image = await images.open(name)
    const standIn =
      image === null && wanted.format === 'avif'
        ? await images.open(imageName(wanted.file, wanted.size))
        : null
    const found = image ?? standIn
    if (found === null) throw nothingHere()
    if (standIn !== null) encoder.encodeLater(name)
    // Emails show them too, and are read on the sites of others.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return (
      reply
        .header('cache-control', standIn === null ? forEver : forNow)
        .header('content-length', found.size)
        // Browsers go by this, not by what a page announced.
        .type(image !== null && wanted.format === 'avif' ? 'image/avif' : 'image/webp')
        .send(found.body)
    )
  })
}
