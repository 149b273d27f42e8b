import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import postgres from 'postgres'
import { onTestFinished } from 'vitest'
import { createAfterwards } from '../src/adapters/afterwards.ts'
import { createCalendars } from '../src/adapters/calendar/calendars.ts'
import { createCipher } from '../src/adapters/cipher.ts'
import type { GuestRenderer } from '../src/adapters/guest-renderer.ts'
import { createFolderStore } from '../src/adapters/image-store-folder.ts'
import { createJobQueue } from '../src/adapters/jobs.ts'
import { createLive } from '../src/adapters/live.ts'
import type { Message } from '../src/adapters/mailer.ts'
import { createPasswords } from '../src/adapters/passwords.ts'
import { createPictures } from '../src/adapters/pictures.ts'
import { createSessionCache } from '../src/adapters/session-cache.ts'
import { createSwitchCache } from '../src/adapters/switch-cache.ts'
import { buildApp, routeDepsOf } from '../src/app.ts'
import type { ServiceContext } from '../src/context.ts'
import { openDatabase, type Pool } from '../src/db/database.ts'
import type { RouteDeps } from '../src/http/route-deps.ts'
import { countAsItHappens } from '../src/jobs/counting.ts'
import { jobHandlers } from '../src/jobs/handlers.ts'
import { shareRateLimits } from '../src/jobs/rate-sharing.ts'
import type { Health } from '../src/modules/health/health.routes.ts'
import { createRateLimiter, type RateLimits } from '../src/rate-limiter.ts'
import { createTestDatabase } from './database.ts'
import { cheapHashes } from './passwords.ts'

export type Answer = {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever came over the wire
  body: any
}

type Ask = { token?: string; body?: unknown; headers?: Record<string, string> }

export type TestApp = {
  url: string
  databaseUrl: string
  /** The test's own connection to the database. */
  sql: postgres.Sql
  /** The application's connection pool. */
  pool: Pool
  health: Health
  services: Omit<ServiceContext, 'sql'>
  /** Moves the server's clock. */
  advance(ms: number): void
  /** Emails sent so far, oldest first. */
  sent: Message[]
  logs: string[]
  ask(method: string, path: string, ask?: Ask): Promise<Answer>
  close(): Promise<void>
}

type Options = Partial<
  Pick<
    ServiceContext,
    'demo' | 'preview' | 'mailbox' | 'publicUrl' | 'mailer' | 'images' | 'calendars' | 'passwords'
  >
> & {
  trustProxyHops?: number
  deadlineMs?: number
  /** Calls are not limited unless the test is about limits. */
  rateLimits?: RateLimits
  webFolder?: string
  guestRenderer?: GuestRenderer
  /** Looks for jobs to retry as often as the product does. */
  retriesJobs?: boolean
  /** Starts a second server on an existing database. */
  databaseUrl?: string
  /** Adds routes that only the test needs. */
  extend?: (app: FastifyInstance, deps: RouteDeps) => void
}

/**
 * Starts the real application over real HTTP on its own database; only the clock and the mailer are replaced,
 * and passwords are hashed cheaply.
 */
export async function startTestApp(options: Options = {}): Promise<TestApp> {
  const testDatabase = options.databaseUrl
    ? { url: options.databaseUrl, drop: async () => {} }
    : await createTestDatabase()
  const mediaFolder = await mkdtemp(join(tmpdir(), 'roomlark-media-'))
  const logs: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => logs.push(line) })
  const database = openDatabase(testDatabase.url)
  const jobs = createJobQueue(
    testDatabase.url,
    log,
    options.retriesJobs ? {} : { secondsBetweenPolls: () => 60 },
  )
  await jobs.start()

  const sessions = createSessionCache()
  const live = createLive()
  await Promise.all([sessions.listen(testDatabase.url), live.listen(testDatabase.url)])

  const afterwards = createAfterwards(database.pool, log)
  const sent: Message[] = []
  let shift = 0
  const services: Omit<ServiceContext, 'sql'> = {
    clock: () => new Date(Date.now() + shift),
    passwords: options.passwords ?? createPasswords(cheapHashes),
    sessions,
    live,
    switches: createSwitchCache(live),
    cipher: createCipher(Buffer.alloc(32, 7)),
    jobs,
    afterwards,
    mailer: options.mailer ?? { send: async (message) => void sent.push(message) },
    publicUrl: options.publicUrl ?? 'http://roomlark.test',
    setup: { startedAt: new Date(), mail: 'smtp', pictures: 'folder' },
    pictures: createPictures(),
    images: options.images ?? (await createFolderStore(join(mediaFolder, 'hotels'))),
    calendars: options.calendars ?? createCalendars({ allowPrivate: true }),
    demo: options.demo ?? false,
    preview: options.preview ?? false,
    mailbox: options.mailbox ?? null,
  }
  await jobs.work(jobHandlers({ ...services, sql: database.pool }))
  const counting = countAsItHappens({ ...services, sql: database.pool }, log)
  const rateLimiter = options.rateLimits ? createRateLimiter(options.rateLimits, services.clock) : null
  const sharing = rateLimiter && shareRateLimits({ ...services, sql: database.pool }, rateLimiter, log)
  const health: Health = { draining: false, ping: database.ping }
  const app = await buildApp({
    log,
    database,
    services,
    health,
    trustProxyHops: options.trustProxyHops ?? 0,
    webFolder: options.webFolder ?? null,
    guestRenderer: options.guestRenderer ?? null,
    mediaFolder,
    rateLimiter,
    ...(options.deadlineMs === undefined ? {} : { deadlineMs: options.deadlineMs }),
  })
  options.extend?.(app, routeDepsOf({ services, database }))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const sql = postgres(testDatabase.url, { max: 2, onnotice: () => {} })

  return {
    url,
    databaseUrl: testDatabase.url,
    sql,
    pool: database.pool,
    health,
    services,
    sent,
    logs,
    advance(ms) {
      shift += ms
    },
    ask: (method, path, ask = {}) => askOver(url, method, path, ask),
    async close() {
      await app.close()
      await counting.stop()
      await sharing?.stop()
      await afterwards.close()
      await sessions.close()
      await live.close()
      await jobs.stop()
      await database.close()
      await sql.end()
      await testDatabase.drop()
      await rm(mediaFolder, { recursive: true, force: true })
    },
  }
}

/** Starts an application for a single test. */
export async function startTestAppForTest(options: Options = {}): Promise<TestApp> {
  const app = await startTestApp(options)
  onTestFinished(() => app.close())
  return app
}

async function askOver(url: string, method: string, path: string, ask: Ask): Promise<Answer> {
  const headers: Record<string, string> = { ...ask.headers }
  if (ask.body !== undefined) headers['content-type'] ??= 'application/json'
  if (ask.token) headers.authorization = `Bearer ${ask.token}`
  const init: RequestInit = { method, headers }
  if (ask.body !== undefined) init.body = typeof ask.body === 'string' ? ask.body : JSON.stringify(ask.body)
  const response = await fetch(url + path, init)
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
}
