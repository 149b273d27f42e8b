import { join } from 'node:path'
import type { Logger } from 'pino'
import { createAfterwards } from './adapters/afterwards.ts'
import { createBackups } from './adapters/backups.ts'
import { createCalendars } from './adapters/calendar/calendars.ts'
import { createCipher, loadOrCreateKey } from './adapters/cipher.ts'
import { loadGuestRenderer } from './adapters/guest-renderer.ts'
import { createFolderStore } from './adapters/image-store-folder.ts'
import { createS3Store } from './adapters/image-store-s3.ts'
import { createJobQueue } from './adapters/jobs.ts'
import { createLive } from './adapters/live.ts'
import { createFolderMailer, createSmtpMailer, senderFor } from './adapters/mailer.ts'
import { openMapTiles } from './adapters/map-tiles.ts'
import { createMetrics } from './adapters/metrics.ts'
import { createPasswords } from './adapters/passwords.ts'
import { noticePath } from './adapters/payments/payment-service.ts'
import type { PaymentSimulator } from './adapters/payments/simulator/simulator.ts'
import { createStripeService } from './adapters/payments/stripe-service.ts'
import { createPdfRenderer } from './adapters/pdf/pdf-renderer.ts'
import { createPictures } from './adapters/pictures.ts'
import { createPushSender } from './adapters/push/push-sender.ts'
import { openRateFeed } from './adapters/rate-feed.ts'
import { createSessionCache } from './adapters/session-cache.ts'
import { createSwitchCache } from './adapters/switch-cache.ts'
import { traceCalls } from './adapters/traced-calls.ts'
import type { Tracing } from './adapters/tracing.ts'
import { createVatRegister, simulatedVatRegister } from './adapters/vat-register.ts'
import { noWallets, openWallets } from './adapters/wallets.ts'
import { createWebhookSender } from './adapters/webhook-sender.ts'
import { buildApp, listeners } from './app.ts'
import { type Config, makeEnvironment } from './config.ts'
import type { ServiceContext } from './context.ts'
import { openDataFolder } from './data-folder.ts'
import { openDatabase } from './db/database.ts'
import { migrateDatabase } from './db/migrate.ts'
import { getDatabase } from './db/source.ts'
import { StartupError } from './db/startup-error.ts'
import { findRefusedWrite } from './db/write-check.ts'
import { openMetricsPort } from './http/metrics-port.ts'
import { requirePortFree } from './http/port.ts'
import { interruptibleBy } from './interruption.ts'
import { tellChannels } from './jobs/channels.ts'
import { countAsItHappens } from './jobs/counting.ts'
import { followDemand, tellAffiliates, tellWaiting } from './jobs/followers.ts'
import { jobHandlers } from './jobs/handlers.ts'
import { indexAsItHappens } from './jobs/indexing.ts'
import { shareRateLimits } from './jobs/rate-sharing.ts'
import { sendWebhooks } from './jobs/webhooks.ts'
import { readMetrics } from './operations/system/metrics.service.ts'
import { beginPreview } from './platform/platform/platform.service.ts'
import { createRateLimiter } from './rate-limiter.ts'
import { useReplica } from './replica-use.ts'
import { asStartupFault, databaseGone } from './startup-faults.ts'

type Start = {
  config: Config
  preview: boolean
  log: Logger
  /** Null if nothing is traced. */
  tracing: Tracing | null
  webFolder: string
  /** Resolves once the folder is filled. */
  webBuilt: Promise<void>
  onProgress: (step: string) => void
  /** Told how many parts of a demo are there, of how many, while it is filled. */
  onFilling: (made: number, parts: number) => void
  /** If this is aborted while the server is starting, the server undoes what it has started. */
  signal: AbortSignal
  /** Called when the running server cannot continue and has to be closed. */
  onFatal: (error: StartupError) => void
}

/** This much of the time to stop is reserved for what follows the last request. */
const closingMs = 2500

export type RunningServer = { address: string; close(): Promise<void> }

/**
 * Goes from config to database to app to listening. The steps are undone in reverse order when a later one
 * fails, or at the end.
 */
export async function startServer({
  config,
  preview,
  log,
  tracing,
  webFolder,
  webBuilt,
  onProgress,
  onFilling,
  signal,
  onFatal,
}: Start): Promise<RunningServer> {
  const unlessStopped = interruptibleBy(signal)
  await requirePortFree(config.host, config.port)
  const undo: (() => Promise<void>)[] = []
  // If one step fails to be undone, the others are still undone.
  const close = async () => {
    const faults: unknown[] = []
    for (const step of undo.reverse()) await step().catch((fault: unknown) => faults.push(fault))
    if (faults.length > 0) throw faults[0]
  }
  // Spans are sent at the very end, because earlier steps of the shutdown are traced as well.
  if (tracing) undo.push(tracing.close)
  try {
    const finding = getDatabase(config, onProgress, {
      onEnded: (reason) => log.error({ reason }, 'PostgreSQL ended unexpectedly and is being restarted'),
      onBack: () => log.warn('PostgreSQL is running again'),
      onGivenUp: (reason) => onFatal(databaseGone(config, reason)),
    })
    // Our own PostgreSQL must not be left running, even if nothing waits for its start any more.
    if (config.databaseUrl === undefined) {
      undo.push(async () => (await finding.catch(() => undefined))?.stop())
    }
    const source = await unlessStopped(finding)
    const folders = await openDataFolder(config.dataDir)
    onProgress('Preparing the database')
    await unlessStopped(migrateDatabase(source.url, undefined, { onProgress }))
    const metrics = config.metrics && createMetrics()
    const database = openDatabase(source.url, config.databasePool, {
      onWaited: metrics?.poolWait,
      tracer: tracing?.queries(source.url),
    })
    undo.push(database.close)
    if (config.metrics && metrics) {
      const read = () => readMetrics(database.pool, metrics)
      undo.push((await openMetricsPort(config.metrics, { contentType: metrics.contentType, read })).close)
    }
    const jobs = createJobQueue(source.url, log, { tracing })
    await unlessStopped(jobs.start())
    undo.push(jobs.stop)

    const live = createLive()
    const sessions = createSessionCache(live)
    undo.push(sessions.close, live.close)
    await unlessStopped(sessions.listen(source.url))
    await unlessStopped(live.listen(source.url, database.pool))

    const replica =
      config.replica &&
      useReplica({
        ...config.replica,
        primaryUrl: source.url,
        poolSize: config.databasePool,
        database,
        live,
        publicUrl: config.publicUrl,
        log,
        metrics,
        tracer: tracing?.queries(config.replica.url),
      })
    if (replica) undo.push(replica.close)

    const afterwards = createAfterwards(database.pool, log)
    undo.push(afterwards.close)

    const sender = config.mailFrom ?? senderFor(config.publicUrl)
    const mailer = config.smtpUrl
      ? createSmtpMailer(config.smtpUrl, sender)
      : createFolderMailer(folders.mail, sender)
    const backups =
      config.backup &&
      createBackups({
        minuteOfDay: config.backup.minuteOfDay,
        environment: makeEnvironment(source.url),
        log,
      })
    if (backups) undo.push(backups.stop)
    const paymentSimulator = config.payments === 'simulated' ? await openSimulator(config) : null
    if (paymentSimulator) undo.push(paymentSimulator.close)
    const paymentSettings = config.payments === 'simulated' ? paymentSimulator?.settings : config.payments
    const cipher = createCipher(config.secret ?? (await loadOrCreateKey(config.dataDir)))
    const outside = {
      mailer: metrics?.mailer(mailer) ?? mailer,
      images: config.s3Url
        ? createS3Store(config.s3Url)
        : await createFolderStore(join(folders.media, 'hotels')),
      calendars: createCalendars({ allowPrivate: config.allowPrivateFeeds }),
      webhooks: createWebhookSender({ allowPrivate: config.allowPrivateWebhooks }),
      push: createPushSender({
        secret: cipher.sign('push', Buffer.alloc(0)),
        contact: `mailto:${sender.address}`,
      }),
      payments: paymentSettings ? createStripeService(paymentSettings) : null,
      vatRegister:
        config.vies === 'simulated' ? simulatedVatRegister : createVatRegister({ url: config.vies }),
      rateFeed: openRateFeed(config.rateFeed),
    }
    const pdfs = createPdfRenderer()
    undo.push(pdfs.close)
    const services: Omit<ServiceContext, 'sql'> = {
      clock: () => new Date(),
      listeners,
      passwords: createPasswords(),
      sessions,
      live,
      switches: createSwitchCache(live),
      cipher,
      jobs,
      afterwards,
      ...(tracing ? traceCalls(outside, config, tracing) : outside),
      pictures: createPictures(),
      pdfs,
      backups,
      wallets: config.wallets
        ? await openWallets({ ...config.wallets, icon: join(webFolder, 'icon-192.png') })
        : noWallets,
      replyDomain: config.replies?.domain ?? null,
      publicUrl: config.publicUrl,
      mapTiles: config.mapTiles === undefined ? null : await openMapTiles(config.mapTiles),
      setup: {
        startedAt: new Date(),
        mail: config.smtpUrl ? 'smtp' : 'folder',
        pictures: config.s3Url ? 's3' : 'folder',
      },
      demo: config.demo,
      preview,
      mailbox: config.demo && !config.smtpUrl ? folders.mail : null,
    }
    if (preview) await unlessStopped(beginPreview(database.pool))
    const ctx = { ...services, sql: database.pool }
    const onKept = () =>
      onProgress(
        'An older version filled this demo, which is kept as it is: npm run db:reset makes a new one',
      )
    // The demo reads files when it is loaded, and images for production have none of them.
    const demo = config.demo ? await import('./demo/seed.ts') : undefined
    const fillRest =
      demo && (await unlessStopped(demo.seedDemo(ctx, { onPart: onFilling, onKept, paymentSimulator })))
    const beginWork = async () => {
      const handlers = jobHandlers(ctx)
      await unlessStopped(jobs.work(metrics?.jobs(handlers) ?? handlers))
      const consumers = [
        countAsItHappens,
        indexAsItHappens,
        tellChannels,
        tellWaiting,
        tellAffiliates,
        followDemand,
        sendWebhooks,
      ]
      undo.push(...consumers.map((start) => start(ctx, log).stop))
      // This spares the status page the wait for the next five-minute check.
      await unlessStopped(database.pool.begin((tx) => jobs.enqueue(tx, 'status.check', {})))
    }
    if (!fillRest) await beginWork()

    const rateLimiter = config.rateLimits && createRateLimiter(config.rateLimits, services.clock)
    if (rateLimiter) undo.push(shareRateLimits(ctx, rateLimiter, log).stop)

    await unlessStopped(webBuilt)
    const guestRenderer = await loadGuestRenderer(webFolder)
    const health = {
      draining: false,
      ping: database.ping,
      findRefusedWrite: () => findRefusedWrite(database.pool),
      replica: replica?.state,
    }
    const { trustProxyHops } = config
    const app = await buildApp({
      log,
      database,
      replicaReads: replica?.reads,
      services,
      health,
      trustProxyHops,
      rateLimiter,
      metrics,
      tracing,
      webFolder,
      guestRenderer,
      googleFeedPassword: config.googleFeedPassword,
      replyPassword: config.replies?.password,
      paymentSimulator,
      mediaFolder: folders.media,
      deadlineMs: config.deadlineMs,
      drainMs: Math.max(config.drainMs / 2, config.drainMs - closingMs),
    })
    // No new jobs start while requests and jobs in progress finish.
    undo.push(async () => void (await Promise.all([app.close(), jobs.stop()])))
    await app.listen({ host: config.host, port: config.port })
    // Pages can be shown while the past of the demo is being written, but jobs would find it half made.
    if (fillRest) {
      unlessStopped(fillRest())
        .then(beginWork)
        .catch((error: unknown) => {
          if (signal.aborted) return
          log.error({ err: error }, 'the demo could not be filled')
          const fault = asStartupFault(config, error)
          onFatal(
            fault instanceof StartupError
              ? fault
              : new StartupError('The demo could not be filled (see above): the next start goes on with it.'),
          )
        })
    }
    return { address: getLocalAddress(config), close }
  } catch (error) {
    await close().catch((fault: unknown) => log.error({ err: fault }, 'the failed start could not be undone'))
    throw asStartupFault(config, error)
  }
}

/** Loaded by servers that simulate payments only. */
async function openSimulator(config: Config): Promise<PaymentSimulator> {
  const { createPaymentSimulator } = await import('./adapters/payments/simulator/simulator.ts')
  const simulator = createPaymentSimulator({
    clock: () => new Date(),
    publicUrl: config.publicUrl,
    findNoticeAddress: () => getLocalAddress(config) + noticePath,
    file: join(config.dataDir, 'simulated-payments.json'),
  })
  simulator.runByItself()
  return simulator
}

function getLocalAddress(config: Config): string {
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(config.host)
  return `http://${local ? 'localhost' : config.host}:${config.port}`
}
