import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Transaction } from '../db/database.ts'
import { isLockWait } from '../db/database-errors.ts'
import { type JobName, type JobPayloads, jobNames, schedules } from './job-kinds.ts'
import type { Tracing } from './tracing.ts'

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
