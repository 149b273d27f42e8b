import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Transaction } from '../db/database.ts'
import { isLockWait } from '../db/database-errors.ts'
import type { Tracing } from './tracing.ts'

/** Lists every job with its payload. Payloads contain nothing secret, because job rows outlive their work. */
export type JobPayloads = {
  'mail.reset-password': { email: string }
  'mail.verify-email': { userId: string }
  'mail.password-changed': { userId: string }
  'mail.already-registered': { email: string }
  'mail.new-device': { userId: string; device: string; address: string; at: string }
  'mail.change-email': { userId: string }
  'mail.email-change-asked': { to: string; newEmail: string }
  'mail.email-changed': { to: string; newEmail: string }
  'mail.payout-details': { userId: string; detailsId: string; news: 'saved' | 'withdrawn' }
  'mail.api-key': { keyId: string }
  'mail.webhook-paused': { webhookId: string }
  'account.export': { exportId: string }
  'accounts.sweep': Record<string, never>
  'mail.export-ready': { userId: string }
  'mail.deletion': { userId: string; news: 'asked' | 'undone' }
  /** Jobs that waited since before languages have none. */
  'mail.erased': { to: string; language?: GuestLanguage | null }
  'mail.invitation': { userId: string; byId: string }
  'mail.account-decision': {
    userId: string
    decision: 'suspended' | 'restored' | 'password' | 'mfa-off' | 'deletion'
    reason: string
  }
  'mail.notification': { notificationId: number }
  'mail.digest': { userId: string }
  'announcements.deliver': { announcementId: number }
  'mail.announcement': { announcementId: number; userId: string }
  'notifications.digest': Record<string, never>
  'notifications.arrivals': Record<string, never>
  'notifications.sweep': Record<string, never>
  'status.check': Record<string, never>
  'system.watch': Record<string, never>
  'backups.due': Record<string, never>
  'images.remove': { files: string[] }
  'images.sweep': Record<string, never>
  'bookings.lapse': { bookingId: string }
  'bookings.sweep': Record<string, never>
  'guests.link': Record<string, never>
  'letters.due': Record<string, never>
  'mail.letter': { letterId: number }
  'mail.review': { bookingId: string }
  'mail.booking': { bookingId: string }
  'mail.message': { messageId: number }
  'mail.checkout-code': { checkoutId: string; email?: string }
  'mail.waiting': { waitingId: string; news: 'confirm' | 'free' }
  'waiting.offer': { hotelId: string }
  'bookings.tend-mails': Record<string, never>
  'housekeeping.night': Record<string, never>
  'feeds.due': Record<string, never>
  'partnerships.terms': Record<string, never>
  'partnerships.figures': Record<string, never>
  'mail.partner-invitation': { partnershipId: string }
  'mail.team-invitation': { invitationId: string }
  'mail.hotel-offer': { hotelId: string }
  'holds.release': Record<string, never>
  'commissions.advance': Record<string, never>
  'statements.close': Record<string, never>
  'ledger.count': Record<string, never>
  'disputes.settle': Record<string, never>
  'doctor.examine': Record<string, never>
  'feeds.sync': { feedId: string }
  'statements.remind': Record<string, never>
  'statements.charge': Record<string, never>
  'folios.remind': Record<string, never>
  'mail.invoice': { mailId: number }
  'mail.deposit': { depositId: string; isReminder: boolean }
  /** The id is that of a payment, of a refund (`refunded`) or of a deposit (`charge-soon`, `link`). */
  'mail.payment': { news: PaymentNews; id: string }
  'payments.settle': { paymentId: string }
  'payments.close': { paymentId: string }
  'payments.refund': { refundId: string }
  'payments.notice': { noticeId: string }
  'payments.ask': Record<string, never>
  'payments.collect': Record<string, never>
  'payments.reconcile': Record<string, never>
  'rollups.count': Record<string, never>
  'outbox.forget': Record<string, never>
  'clicks.months': Record<string, never>
  'clicks.forget': Record<string, never>
  'search.months': Record<string, never>
  'payouts.draw': { for?: PayoutOrder }
  'payouts.approve': { runId: string; version: number; cents: number; for: PayoutOrder }
  'payouts.notify': { runId: string; news: 'approved' | 'paid' }
}
/** The person who gave an order about a payout run, and from where, for the audit log. */
export type PayoutOrder = { userId: string; requestId: string; address: string; userAgent: string }

/** Occasions on which a guest is emailed about a payment. */
export type PaymentNews = 'paid' | 'charged' | 'failed' | 'refunded' | 'charge-soon' | 'link'

export type JobName = keyof JobPayloads

export const jobNames: readonly JobName[] = [
  'mail.reset-password',
  'mail.verify-email',
  'mail.password-changed',
  'mail.already-registered',
  'mail.new-device',
  'mail.change-email',
  'mail.email-change-asked',
  'mail.email-changed',
  'mail.payout-details',
  'mail.api-key',
  'mail.webhook-paused',
  'account.export',
  'accounts.sweep',
  'mail.export-ready',
  'mail.deletion',
  'mail.erased',
  'mail.invitation',
  'mail.account-decision',
  'mail.notification',
  'mail.digest',
  'announcements.deliver',
  'mail.announcement',
  'notifications.digest',
  'notifications.arrivals',
  'notifications.sweep',
  'status.check',
  'system.watch',
  'backups.due',
  'images.remove',
  'images.sweep',
  'bookings.lapse',
  'bookings.sweep',
  'guests.link',
  'letters.due',
  'mail.letter',
  'mail.review',
  'mail.booking',
  'mail.message',
  'mail.checkout-code',
  'mail.waiting',
  'waiting.offer',
  'bookings.tend-mails',
  'housekeeping.night',
  'feeds.due',
  'partnerships.terms',
  'partnerships.figures',
  'mail.partner-invitation',
  'mail.team-invitation',
  'mail.hotel-offer',
  'holds.release',
  'commissions.advance',
  'statements.close',
  'ledger.count',
  'disputes.settle',
  'doctor.examine',
  'feeds.sync',
  'statements.remind',
  'statements.charge',
  'folios.remind',
  'mail.invoice',
  'mail.deposit',
  'mail.payment',
  'payments.settle',
  'payments.close',
  'payments.refund',
  'payments.notice',
  'payments.ask',
  'payments.collect',
  'payments.reconcile',
  'rollups.count',
  'outbox.forget',
  'clicks.months',
  'clicks.forget',
  'search.months',
  'payouts.draw',
  'payouts.approve',
  'payouts.notify',
]

/** All times are in UTC. */
const schedules: [JobName, string][] = [
  ['backups.due', '*/5 * * * *'],
  ['images.sweep', '20 3 * * *'],
  ['accounts.sweep', '40 3 * * *'],
  ['bookings.sweep', '* * * * *'],
  ['guests.link', '*/5 * * * *'],
  ['letters.due', '*/15 * * * *'],
  ['status.check', '*/5 * * * *'],
  ['system.watch', '*/5 * * * *'],
  ['notifications.digest', '*/15 * * * *'],
  ['notifications.arrivals', '*/2 * * * *'],
  ['notifications.sweep', '40 3 * * *'],
  ['bookings.tend-mails', '*/5 * * * *'],
  ['housekeeping.night', '*/15 * * * *'],
  ['feeds.due', '*/5 * * * *'],
  ['partnerships.terms', '* * * * *'],
  ['partnerships.figures', '*/5 * * * *'],
  ['commissions.advance', '* * * * *'],
  ['statements.close', '*/15 * * * *'],
  ['ledger.count', '* * * * *'],
  ['disputes.settle', '*/5 * * * *'],
  ['doctor.examine', '0 * * * *'],
  ['holds.release', '*/5 * * * *'],
  ['statements.remind', '10 * * * *'],
  ['statements.charge', '5 * * * *'],
  ['folios.remind', '15 * * * *'],
  ['payments.ask', '* * * * *'],
  ['payments.collect', '25 * * * *'],
  ['payments.reconcile', '35 * * * *'],
  ['rollups.count', '* * * * *'],
  ['outbox.forget', '* * * * *'],
  ['clicks.months', '40 2 * * *'],
  ['clicks.forget', '45 2 * * *'],
  ['search.months', '50 2 * * *'],
  ['payouts.draw', '5 * * * *'],
]

export type Jobs = {
  /** Enqueues a job in the caller's transaction, so that it exists only if that transaction commits. */
  enqueue<N extends JobName>(
    tx: Transaction,
    name: N,
    payload: JobPayloads[N],
    /** A number of seconds is measured by the database's clock. */
    options?: { startAfter: Date | number } | { priority: number },
  ): Promise<void>
  /** Retries failed jobs of one name, provided that the caller's transaction commits. */
  retry(tx: Transaction, name: string, ids: string[]): Promise<void>
}

export type JobHandlers = { [N in JobName]: (payload: JobPayloads[N]) => Promise<void> }

export type JobQueue = Jobs & {
  start(): Promise<void>
  work(handlers: JobHandlers): Promise<void>
  stop(): Promise<void>
}

/** Each job of a batch succeeds or fails alone, and a full batch is followed by the next one immediately. */
const watch = {
  pollingIntervalSeconds: 2,
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

/**
 * A notification announces new jobs immediately, but neither retries nor jobs for later: those are found by
 * polling. Somebody waits for an email, and for a room whose hold ends; for the rest every poll is a query
 * for nothing.
 */
function pollSeconds(name: JobName): number {
  return name.startsWith('mail.') || name === 'bookings.lapse' ? 2 : 15
}

/**
 * A job whose server shows no sign of life for this long is given to another server. Finding such jobs takes
 * time too, so the jobs of a killed server are taken over within two minutes.
 */
const heartbeatSeconds = 30
const looking = { superviseIntervalSeconds: 25, monitorIntervalSeconds: 20 }

type JobQueueOptions = {
  /** Most tests do not wait for retries, and thirty queues that poll cost as much as some of the tests. */
  secondsBetweenPolls?: (name: JobName) => number
  /** Without it, jobs of the schedule are not sent when their time comes. */
  watchesClock?: boolean
  tracing?: Pick<Tracing, 'job' | 'traceparent'> | null
}

/** Data that a job carries beside its payload: the trace of its caller, if there is one. */
type Sent = { traceparent?: string | undefined }

export function createJobQueue(
  databaseUrl: string,
  log: Pick<Logger, 'error' | 'info'>,
  { secondsBetweenPolls = pollSeconds, watchesClock = true, tracing = null }: JobQueueOptions = {},
): JobQueue {
  const options = {
    connectionString: databaseUrl,
    application_name: 'roomlark-jobs',
    max: 3,
    connectionTimeoutMillis: 10_000,
    // A connection can go dead without an error, and would be waited for for ever. pg-boss hands this on to pg.
    query_timeout: 30_000,
    useListenNotify: true,
    schedule: watchesClock,
    ...looking,
  }
  const boss = new PgBoss(options)
  const complain = sparingly((reason, times) => log.error({ reason, times }, 'job queue'))
  // The error object drags the whole client along, so only its message is logged.
  boss.on('error', (error) => complain(error.message.replace(/ \(Queue: .*\)$/, '')))

  async function workOn<N extends JobName>(name: N, handler: JobHandlers[N]): Promise<void> {
    const options = { ...watch, notifyPollingIntervalSeconds: secondsBetweenPolls(name) }
    await boss.work<JobPayloads[N] & Sent, unknown, typeof options>(name, options, (jobs) =>
      Promise.all(
        jobs.map(({ id, data }) => {
          // A job of the schedule carries no data at all.
          const { traceparent, ...payload } = data ?? {}
          const run = async (onFailed?: (error: unknown) => void) => {
            try {
              await handler(payload as JobPayloads[N])
              return { id, status: 'completed' as const }
            } catch (error) {
              onFailed?.(error)
              if (isLockWait(error))
                log.info({ job: name, jobId: id }, 'job waited for a lock and is tried again')
              else log.error({ err: error, job: name, jobId: id }, 'job failed')
              return { id, status: 'failed' as const, output: { reason: String(error) } }
            }
          }
          return tracing ? tracing.job(name, traceparent, run) : run()
        }),
      ),
    )
  }

  return {
    async start() {
      await boss.start()
      // One query fetches all queues, because nearly always they all exist already.
      const beats = new Map((await boss.getQueues()).map((queue) => [queue.name, queue.heartbeatSeconds]))
      const retries = { retryLimit: 8, retryDelay: 2, retryBackoff: true }
      for (const name of jobNames) {
        if (!beats.has(name)) await boss.createQueue(name, { ...retries, notify: true, heartbeatSeconds })
        else if (beats.get(name) !== heartbeatSeconds) await boss.updateQueue(name, { heartbeatSeconds })
      }
      const crons = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
      for (const [name, cron] of schedules) {
        if (crons.get(name) !== cron) await boss.schedule(name, cron)
      }
    },
    async work(handlers) {
      for (const name of jobNames) await workOn(name, handlers[name])
    },
    async enqueue(tx, name, payload, options) {
      const traceparent = tracing?.traceparent()
      const data = traceparent === undefined ? payload : { ...payload, traceparent }
      await boss.send(name, data, { ...options, db: within(tx) })
    },
    async retry(tx, name, ids) {
      await boss.retry(name, ids, { db: within(tx) })
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}

/** Lets the queue run its queries in the caller's transaction. */
function within(tx: Transaction) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => ({
      // There are only a few different statements, so each is planned once.
      rows: await tx.unsafe(text, values as never[], { prepare: true }),
    }),
  }
}

/**
 * While the database is down every worker fails every two seconds, so the same error is logged once a minute.
 */
function sparingly(say: (reason: string, times: number) => void): (reason: string) => void {
  const said = new Map<string, { at: number; unsaid: number }>()
  return (reason) => {
    const before = said.get(reason)
    if (before && performance.now() - before.at < 60_000) {
      before.unsaid += 1
      return
    }
    if (said.size > 50) said.clear()
    said.set(reason, { at: performance.now(), unsaid: 0 })
    say(reason, 1 + (before?.unsaid ?? 0))
  }
}
