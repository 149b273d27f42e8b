import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { StartupError } from '../db/startup-error.ts'
import { nothingHere } from '../errors.ts'
import { pathOf } from './request-path.ts'

const year = 365 * 24 * 60 * 60

/** The built web: hashed assets for ever, the page itself always fresh, and the page for every app path. */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const page = await readFile(join(folder, 'index.html')).catch((cause: unknown) => {
    throw new StartupError('The web is not built: run "npm run build" first.', { cause })
  })

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    decorateReply: false,
    setHeaders(reply, path) {
      const forever = path.includes('/assets/')
      reply.header('cache-control', forever ? `public, max-age=${year}, immutable` : 'public, max-age=3600')
    },
  })

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    const underApi = path === '/api' || (path.startsWith('/api/') && path !== '/api/docs')
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/\.\w+$/.test(path)
    if (underApi || /^\/(health|ical\/)/.test(path) || !isPage) {
      throw nothingHere()
    }
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  })
}
