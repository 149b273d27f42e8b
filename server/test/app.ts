import { readdirSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import postgres from 'postgres'
import { inject, onTestFinished } from 'vitest'
import { createAfterwards } from '../src/adapters/afterwards.ts'
import { createCalendars } from '../src/adapters/calendar/calendars.ts'
import { createCipher } from '../src/adapters/cipher.ts'
import type { GuestRenderer } from '../src/adapters/guest-renderer.ts'
import { createFolderStore } from '../src/adapters/image-store-folder.ts'
import { createJobQueue } from '../src/adapters/jobs.ts'
import { createLive } from '../src/adapters/live.ts'
import type { Message } from '../src/adapters/mailer.ts'
import { openMapTiles } from '../src/adapters/map-tiles.ts'
import { createPasswords } from '../src/adapters/passwords.ts'
import { noticePath } from '../src/adapters/payments/payment-service.ts'
import {
  createPaymentSimulator,
  type PaymentSimulator,
} from '../src/adapters/payments/simulator/simulator.ts'
import { createStripeService } from '../src/adapters/payments/stripe-service.ts'
import { createPdfRenderer } from '../src/adapters/pdf/pdf-renderer.ts'
import { createPictures } from '../src/adapters/pictures.ts'
import { createPushSender } from '../src/adapters/push/push-sender.ts'
import { simulateRateFeed } from '../src/adapters/rate-feed.ts'
import { createSessionCache } from '../src/adapters/session-cache.ts'
import { createSwitchCache } from '../src/adapters/switch-cache.ts'
import { simulatedVatRegister } from '../src/adapters/vat-register.ts'
import { noWallets } from '../src/adapters/wallets.ts'
import { createWebhookSender } from '../src/adapters/webhook-sender.ts'
import { buildApp, listeners, toRouteDeps } from '../src/app.ts'
import type { ServiceContext } from '../src/context.ts'
import { openDatabase, type Pool } from '../src/db/database.ts'
import { findRefusedWrite } from '../src/db/write-check.ts'
import type { OnRead } from '../src/http/replica-reads.ts'
import type { RouteDeps } from '../src/http/route-deps.ts'
import { countAsItHappens } from '../src/jobs/counting.ts'
import { jobHandlers } from '../src/jobs/handlers.ts'
import { shareRateLimits } from '../src/jobs/rate-sharing.ts'
import type { Health } from '../src/platform/platform/health.routes.ts'
import { createRateLimiter, type RateLimits } from '../src/rate-limiter.ts'
import { useReplica } from '../src/replica-use.ts'
import { appLogs } from './app-logs.ts'
import { createTestDatabase } from './database.ts'
import { rememberDatabase } from './emptied-database.ts'
import { cheapHashes } from './passwords.ts'
import { waitUntil } from './wait.ts'

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
  /** Stands in for Stripe: a test pays, refunds, disputes and breaks the connection with it. */
  paymentSimulator: PaymentSimulator
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
    | 'demo'
    | 'preview'
    | 'mailbox'
    | 'publicUrl'
    | 'mailer'
    | 'images'
    | 'calendars'
    | 'passwords'
    | 'webhooks'
    | 'push'
    | 'payments'
    | 'rateFeed'
    | 'wallets'
  >
> & {
  trustProxyHops?: number
  deadlineMs?: number
  /** Calls are not limited unless the test is about limits. */
  rateLimits?: RateLimits
  webFolder?: string
  guestRenderer?: GuestRenderer
  /** The path of a file of map tiles. */
  mapTiles?: string
  googleFeedPassword?: string
  /** Receives guests' answers to emails at replies.test with this password. */
  replyPassword?: string
  /** Gives up waiting for locks and connections as soon as the product does. */
  losesPatience?: true
  /** Looks for jobs to retry as often as the product does. */
  retriesJobs?: boolean
  /** Is no application that other files have used or will use. */
  own?: true
  /** Starts a second server on an existing database. */
  databaseUrl?: string
  /** Answers reads from this replica of `databaseUrl`. */
  replica?: { url: string; maxLagMs: number; onRead: OnRead }
  /** Adds routes that only the test needs. */
  extend?: (app: FastifyInstance, deps: RouteDeps) => void
}

/** Longer than the product waits, so that a busy machine answers late instead of 503. */
const patientMs = 60_000
const patientLimits = { statementMs: patientMs, lockMs: patientMs, queueMs: patientMs }

/** Closed applications of this process that can be used again: starting one costs more than most test files do. */
const used = new Map<number, TestApp[]>()

/**
 * Starts the real application over real HTTP on its own database; only the clock and the mailer are replaced,
 * passwords are hashed cheaply, and jobs of the schedule are not sent. Without special wishes it may be one that an
 * earlier file has closed, of whose work nothing is left.
 */
export async function startTestApp(options: Options = {}): Promise<TestApp> {
  const { trustProxyHops = 0, ...special } = options
  if (Object.keys(special).length > 0) return launch(options)
  const closed = used.get(trustProxyHops) ?? []
  used.set(trustProxyHops, closed)
  return closed.pop() ?? launchForSeveral(options, (app) => closed.push(app))
}

/** Starts an application that closing makes as good as new, unless the schema of its database was changed. */
async function launchForSeveral(options: Options, giveBack: (app: TestApp) => void): Promise<TestApp> {
  const app = await launch(options)
  const { close } = app
  const database = await rememberDatabase(app.databaseUrl)
  return Object.assign(app, {
    async close() {
      await app.settle()
      if (await database.empty()) {
        app.forget()
        giveBack(app)
      } else {
        await database.close()
        await close()
      }
    },
  })
}

type LaunchedApp = TestApp & {
  /** Ends the open streams, waits for the requests in progress, and counts no more. */
  settle(): Promise<void>
  /** Sets the clock right, drops what was stored, sent, logged and cached, and counts again. */
  forget(): void
}

async function launch(options: Options): Promise<LaunchedApp> {
  const testDatabase = options.databaseUrl
    ? { url: options.databaseUrl, drop: async () => {} }
    : await createTestDatabase()
  const mediaFolder = await mkdtemp(join(inject('runFolder'), 'media-'))
  const pictureFolder = join(mediaFolder, 'hotels')
  const logs: string[] = []
  appLogs.add(logs)
  const log = pino({ level: 'debug' }, { write: (line: string) => logs.push(line) })
  const database = openDatabase(testDatabase.url, 8, options.losesPatience ? {} : { limits: patientLimits })
  const jobs = createJobQueue(testDatabase.url, log, {
    // They would disturb a test in their minute.
    watchesClock: false,
    ...(options.retriesJobs ? {} : { secondsBetweenPolls: () => 60 }),
  })
  await jobs.start()

  const live = createLive()
  const sessions = createSessionCache(live)
  await Promise.all([sessions.listen(testDatabase.url), live.listen(testDatabase.url, database.pool)])

  const replica =
    options.replica &&
    useReplica({
      ...options.replica,
      primaryUrl: testDatabase.url,
      poolSize: 4,
      database,
      live,
      log,
      publicUrl: 'http://roomlark.test',
    })

  const afterwards = createAfterwards(database.pool, log)
  const sent: Message[] = []
  let shift = 0
  const clock = () => new Date(Date.now() + shift)
  const publicUrl = options.publicUrl ?? 'http://roomlark.test'
  const findNoticeAddress = () => url + noticePath
  const paymentSimulator = createPaymentSimulator({ clock, publicUrl, findNoticeAddress })
  const services: Omit<ServiceContext, 'sql'> = {
    clock,
    listeners,
    passwords: options.passwords ?? createPasswords(cheapHashes),
    sessions,
    live,
    switches: createSwitchCache(live),
    cipher: createCipher(Buffer.alloc(32, 7)),
    jobs,
    afterwards,
    mailer: options.mailer ?? { send: async (message) => void sent.push(message) },
    wallets: options.wallets ?? noWallets,
    replyDomain: options.replyPassword === undefined ? null : 'replies.test',
    publicUrl,
    mapTiles: options.mapTiles === undefined ? null : await openMapTiles(options.mapTiles),
    setup: { startedAt: new Date(), mail: 'smtp', pictures: 'folder' },
    pictures: createPictures(),
    pdfs: createPdfRenderer(),
    images: options.images ?? (await createFolderStore(pictureFolder)),
    calendars: options.calendars ?? createCalendars({ allowPrivate: true }),
    backups: null,
    webhooks: options.webhooks ?? createWebhookSender(),
    push:
      options.push ?? createPushSender({ secret: Buffer.alloc(32, 7), contact: 'mailto:desk@roomlark.test' }),
    payments:
      options.payments === undefined ? createStripeService(paymentSimulator.settings) : options.payments,
    vatRegister: simulatedVatRegister,
    rateFeed: options.rateFeed ?? simulateRateFeed(clock),
    demo: options.demo ?? false,
    preview: options.preview ?? false,
    mailbox: options.mailbox ?? null,
  }
  await jobs.work(jobHandlers({ ...services, sql: database.pool }))
  const startCounting = () => countAsItHappens({ ...services, sql: database.pool }, log)
  let counting = startCounting()
  const rateLimiter = options.rateLimits ? createRateLimiter(options.rateLimits, services.clock) : null
  const sharing = rateLimiter && shareRateLimits({ ...services, sql: database.pool }, rateLimiter, log)
  const health: Health = {
    draining: false,
    ping: database.ping,
    findRefusedWrite: () => findRefusedWrite(database.pool),
    replica: replica?.state,
  }
  const healthy = { ...health }
  const app = await buildApp({
    log,
    database,
    replicaReads: replica?.reads,
    services,
    health,
    trustProxyHops: options.trustProxyHops ?? 0,
    webFolder: options.webFolder ?? null,
    guestRenderer: options.guestRenderer ?? null,
    googleFeedPassword: options.googleFeedPassword,
    replyPassword: options.replyPassword,
    paymentSimulator,
    mediaFolder,
    rateLimiter,
    deadlineMs: options.deadlineMs ?? patientMs,
  })
  options.extend?.(app, toRouteDeps({ services, database, replicaReads: replica?.reads }))
  let requests = 0
  app.server.on('request', (_request, response) => {
    requests += 1
    response.on('close', () => {
      requests -= 1
    })
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const sql = postgres(testDatabase.url, { max: 3, onnotice: () => {} })

  return {
    url,
    databaseUrl: testDatabase.url,
    sql,
    pool: database.pool,
    health,
    services,
    paymentSimulator,
    sent,
    logs,
    advance(ms) {
      shift += ms
    },
    ask: (method, path, ask = {}) => askOver(url, method, path, ask),
    async settle() {
      live.endAll()
      await waitUntil('the end of the requests', () => requests === 0)
      await counting.stop()
    },
    forget() {
      shift = 0
      sent.length = 0
      paymentSimulator.reset()
      logs.length = 0
      Object.assign(health, healthy)
      sessions.forget()
      services.switches.forget()
      counting = startCounting()
      for (const name of readdirSync(pictureFolder)) rmSync(join(pictureFolder, name))
    },
    async close() {
      await app.close()
      await counting.stop()
      await paymentSimulator.close()
      await sharing?.stop()
      await replica?.close()
      await afterwards.close()
      await services.pdfs.close()
      await sessions.close()
      await live.close()
      await jobs.stop()
      await database.close()
      await sql.end()
      await testDatabase.drop()
      await rm(mediaFolder, { recursive: true, force: true })
      appLogs.delete(logs)
    },
  }
}

/** Starts an application for a single test. */
export async function startTestAppForTest(options: Options = {}): Promise<TestApp> {
  const app = await startTestApp(options)
  onTestFinished(() => app.close())
  return app
}

/** Connections are kept for the next call, but closed long before the server would do so. */
const agent = new Agent({ keepAlive: true, timeout: 4000 })

/** Sends what fetch would send and reads what it would read, but costs a server's tests an eighth less. */
async function askOver(url: string, method: string, path: string, ask: Ask): Promise<Answer> {
  const headers: Record<string, string> = {
    accept: '*/*',
    'accept-language': '*',
    'sec-fetch-mode': 'cors',
    'user-agent': 'node',
    ...lowerCased(ask.headers),
  }
  const body = typeof ask.body === 'string' ? ask.body : JSON.stringify(ask.body)
  if (body !== undefined) headers['content-type'] ??= 'application/json'
  if (body !== undefined) headers['content-length'] = String(Buffer.byteLength(body))
  if (ask.token) headers.authorization = `Bearer ${ask.token}`
  const address = new URL(url + path)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(address, { agent, method, headers }, resolve)
    sent.on('error', reject)
    sent.end(body)
  })
  const text = new TextDecoder().decode(decoded(await buffer(response), response.headers['content-encoding']))
  const { statusCode: status = 0, rawHeaders } = response
  const { location } = response.headers
  if (status >= 300 && status < 400 && location !== undefined && method === 'GET') {
    const { origin, pathname, search } = new URL(location, address)
    return askOver(origin, method, pathname + search, ask)
  }
  const isJson = response.headers['content-type']?.includes('json')
  return {
    status,
    // Few tests look at them.
    get headers() {
      const pairs = rawHeaders.flatMap((name, index) =>
        index % 2 ? [] : [[name, rawHeaders[index + 1] ?? '']],
      )
      return new Headers(pairs as [string, string][])
    },
    body: isJson ? JSON.parse(text) : text,
  }
}

/** Only tests that ask for a compressed answer get one. */
function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}

function lowerCased(headers: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
