import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Pictures kept in the data folder. */
export async function serveMedia(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/media/',
    index: false,
    decorateReply: false,
    maxAge: 86_400_000,
  })
}
