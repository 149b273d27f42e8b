import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import { choosePreferredLanguage, type GuestLanguage } from '@roomlark/contract/guest-languages'
import { parseCookies } from '@roomlark/contract/platform/consent'
import type { Platform } from '@roomlark/contract/platform/platform'
import type { FastifyInstance } from 'fastify'
import { StartupError } from '../db/startup-error.ts'
import { nothingHere } from '../errors.ts'
import { readFirstViews } from './first-views.ts'
import { getRequestPath } from './request-path.ts'
import { allowServiceWorker } from './security-headers.ts'

const year = 365 * 24 * 60 * 60
const forever = `public, max-age=${year}, immutable`

/**
 * The page waits this long for the launch switches. It can fetch them itself, and must load even without a
 * database.
 */
const patienceMs = 250

/** Sites load it under a fixed name: kept for a day, then shown from the cache once more while a new one is fetched. */
const embedScriptCaching = 'public, max-age=86400, stale-while-revalidate=604800'

type PageReaders = {
  readPlatform: () => Promise<Platform>
  /** Finds the language that the account of a session has chosen. */
  findLanguage: (token: string) => Promise<GuestLanguage | null>
}

/**
 * Serves the built web app: hashed assets are cached forever, and the page, which answers every app path, is
 * always fresh. The page contains the launch switches, so that nothing closed is drawn and nothing waits for
 * a call.
 */
export async function serveWebApp(
  app: FastifyInstance,
  folder: string,
  { readPlatform, findLanguage }: PageReaders,
): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch((cause: unknown) => {
    throw new StartupError('The web is not built: run "npm run build" first.', { cause })
  })
  const findFirstView = await readFirstViews(folder)
  const inLanguage = createTranslator(folder)

  const serving: FastifyStaticOptions = {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    // The server-side bundle is only for the server itself.
    globIgnore: ['server/**', 'assets/*/**'],
    decorateReply: false,
    setHeaders(reply, path) {
      // Also its compressed copies.
      if (/\/embed\.js(\.\w+)?$/.test(path)) {
        reply.headers({ 'cross-origin-resource-policy': 'cross-origin', 'cache-control': embedScriptCaching })
        return
      }
      const isFresh = /\/sw\.js(\.\w+)?$/.test(path)
      const caching = path.includes('/assets/') ? forever : isFresh ? 'no-cache' : 'public, max-age=3600'
      reply.header('cache-control', caching)
      // The pictures of emails, which are read on the sites of others.
      if (path.includes('/mail/')) reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  }
  await app.register(fastifyStatic, serving)
  // The scripts of a language may be written while the server is already there, so each is looked for when it is asked for.
  await app.register(fastifyStatic, {
    ...serving,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    wildcard: true,
  })

  app.setNotFoundHandler(async (request, reply) => {
    const path = getRequestPath(request)
    const script = await readTranslated(folder, path)
    if (script) {
      return reply.header('cache-control', forever).type('text/javascript; charset=utf-8').send(script)
    }
    const underApi = path === '/api' || (path.startsWith('/api/') && path !== '/api/docs')
    const isFile = /\.\w+$/.test(path)
    // A person who opens a missing file gets a page; a page that loads one does not.
    const isForReaders = !isFile || request.headers.accept?.includes('text/html')
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && isForReaders
    if (underApi || /^\/(health|ical\/)/.test(path) || !isPage) {
      throw nothingHere()
    }
    if (isFile) reply.code(404)
    const { cookie = '', 'accept-language': accepted = '' } = request.headers
    const token = parseCookies(cookie).get('token')
    const [platform, chosen] = await Promise.all([
      beforePatienceEnds(readPlatform()),
      token ? beforePatienceEnds(findLanguage(token)) : null,
    ])
    allowServiceWorker(reply)
    reply
      .headers({ 'cache-control': 'no-cache', vary: 'accept-language, cookie' })
      .type('text/html; charset=utf-8')
    const head = findFirstView(path, cookie) + (platform ? formatPlatformMeta(platform) : '')
    const whole = page.replace('</head>', () => `${head}</head>`)
    return inLanguage(whole, chosen ?? choosePreferredLanguage(accepted))
  })
}

/** Unpacks a script of another language, which is kept as Brotli alone (web/finish.ts), for a reader without Brotli. */
async function readTranslated(folder: string, path: string): Promise<Buffer | null> {
  if (!/^\/assets\/\w\w-[\da-f]{8}\/[\w.-]+\.js$/.test(path)) return null
  const packed = await readFile(join(folder, `${path}.br`)).catch(() => null)
  return packed && promisify(brotliDecompress)(packed)
}

async function beforePatienceEnds<Read>(reading: Promise<Read>): Promise<Read | null> {
  return Promise.race([reading.catch(() => null), setTimeout(patienceMs, null, { ref: false })])
}

/**
 * The scripts of each language are in a folder of their own (web/texts.ts); those of English are not. A language that is
 * not listed yet is looked up again for each page, which is English until then.
 */
function createTranslator(folder: string): (page: string, language: GuestLanguage) => Promise<string> {
  let folders: Partial<Record<GuestLanguage, string>> = {}
  return async (page, language) => {
    if (language === 'en') return page
    if (folders[language] === undefined) {
      folders = JSON.parse(await readFile(join(folder, 'languages.json'), 'utf8').catch(() => '{}'))
    }
    const own = folders[language]
    if (own === undefined) return page
    return page
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace(/"\/assets\/(?=[\w.-]+\.js")/g, `"/assets/${own}/`)
  }
}

/** The web app reads this before its first paint (web/src/session/use-platform.ts). */
function formatPlatformMeta(platform: Platform): string {
  const content = JSON.stringify(platform).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<meta name="platform" content="${content}" />`
}
