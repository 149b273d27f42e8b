import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { createAvifEncoder } from '../adapters/avif-encoder.ts'
import { imageName, readImageName, readShareName } from '../adapters/image-store.ts'
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

  /** Makes the picture when it is first asked for. Other sites ask once and take no stand-in, so they wait for it. */
  async function openShared(name: string, file: string): Promise<Readable | Buffer> {
    const kept = await images.open(name)
    if (kept !== null) return kept.body
    const large = await images.open(imageName(file, 'large'))
    if (large === null) throw nothingHere()
    const bytes = await pictures.toShareJpeg(await buffer(large.body))
    await images.put(name, bytes)
    return bytes
  }

  app.get<{ Params: { name: string } }>('/media/hotels/:name', async (request, reply) => {
    const { name } = request.params
    // Emails show them too, and are read on the sites of others.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    const shared = readShareName(name)
    if (shared !== null) {
      const body = await openShared(name, shared)
      return reply.header('cache-control', forEver).type('image/jpeg').send(body)
    }
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
