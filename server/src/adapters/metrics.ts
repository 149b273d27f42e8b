import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { JobName } from './job-kinds.ts'
import type { JobHandlers } from './jobs.ts'
import type { Mailer } from './mailer.ts'

type Outcome = 'done' | 'failed'

/** Metrics counted while the server works. */
export type Metrics = {
  request(facts: { method: string; route: string; status: number; seconds: number }): void
  refusal(code: string, isSoldOut: boolean): void
  /** Records how long a query or a transaction waited for a connection. */
  poolWait(seconds: number): void
  /** A read that a replica may answer: null if it did, otherwise why the primary did. */
  read(reason: string | null): void
  replica(state: string, lag: { bytes: number; seconds: number }): void
  jobs(handlers: JobHandlers): JobHandlers
  mailer(mailer: Mailer): Mailer
}

/** Metrics read from the database when somebody looks. */
export type Reading = {
  jobs: { waiting: number; running: number; failed: number; oldestWaitingSeconds: number | null }
  mail: { waiting: number; failed: number }
  feeds: { total: number; failing: number }
  rollups: { waiting: number; behindSeconds: number }
  search: { waiting: number; behindSeconds: number }
  backups: { ageSeconds: number; hasFailed: boolean }
}

export type MetricsRegistry = Metrics & {
  readonly contentType: string
  text(reading: Reading | null): Promise<string>
}

const replicaStates = ['in use', 'behind', 'unreachable']
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8]
const waitBuckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2]
const jobBuckets = [0.01, 0.1, 1, 10, 60, 600]

/** Counts in the format of Prometheus; the names are documented in docs/operations.md. */
export function createMetrics(): MetricsRegistry {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'roomlark_' })

  const requests = new Histogram({
    name: 'roomlark_http_request_seconds',
    help: 'Time to answer requests',
    registers,
    labelNames: ['method', 'route', 'status'] as const,
    buckets: requestBuckets,
  })
  const refusals = new Counter({
    name: 'roomlark_refusals_total',
    help: 'Requests refused, by error code',
    registers,
    labelNames: ['code'] as const,
  })
  const soldOut = new Counter({
    name: 'roomlark_oversell_refusals_total',
    help: 'Bookings refused because no room was left',
    registers,
  })
  const poolWait = new Histogram({
    name: 'roomlark_pool_wait_seconds',
    help: 'Time waited for a database connection',
    registers,
    buckets: waitBuckets,
  })
  const jobs = new Histogram({
    name: 'roomlark_job_seconds',
    help: 'Time taken by jobs',
    registers,
    // Prometheus has a label `job` of its own, and would rename ours.
    labelNames: ['name', 'outcome'] as const,
    buckets: jobBuckets,
  })
  const mails = new Counter({
    name: 'roomlark_mails_total',
    help: 'Emails handed to the mail server',
    registers,
    labelNames: ['outcome'] as const,
  })
  const reads = new Counter({
    name: 'roomlark_reads_total',
    help: 'Reads that a replica may answer, by who did',
    registers,
    labelNames: ['from', 'reason'] as const,
  })
  const gauge = <L extends string = never>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name: `roomlark_${name}`, help, labelNames, registers })
  const reachable = gauge('database_up', 'Whether the database answered when the metrics were read')
  const replica = gauge('replica', 'Whether the replica is in this state', ['state'])
  const replicaBytes = gauge('replica_lag_bytes', 'Write-ahead log that the replica has not replayed')
  const replicaSeconds = gauge('replica_lag_seconds', 'Age of the last moment whose changes the replica has')
  const queued = gauge('jobs', 'Jobs that are waiting, running, or failed within a day', ['state'])
  const oldest = gauge('jobs_oldest_waiting_seconds', 'How long the oldest due job has been waiting')
  const mailQueue = gauge('mail_jobs', 'Emails that are waiting, or failed within a day', ['state'])
  const feeds = gauge('feeds', 'Calendar feeds, all and failing', ['state'])
  const behind = gauge('behind_seconds', 'Age of the oldest change not yet counted or indexed', ['work'])
  const changes = gauge('behind_changes', 'Changes not yet counted or indexed', ['work'])
  const backupAge = gauge('backup_age_seconds', 'Age of the last good backup, +Inf if there never was one')
  const backupFailed = gauge('backup_failed', 'Whether the last attempt to make a backup failed')
  // A gauge without labels would begin with 0, but a backup that nobody has looked for is not new, and a replica that
  // does not exist is not up to date.
  for (const one of [backupAge, replicaBytes, replicaSeconds]) one.remove()

  async function timed<T>(
    work: () => Promise<T>,
    record: (outcome: Outcome, seconds: number) => void,
  ): Promise<T> {
    const begun = performance.now()
    const seconds = () => (performance.now() - begun) / 1000
    try {
      const result = await work()
      record('done', seconds())
      return result
    } catch (error) {
      record('failed', seconds())
      throw error
    }
  }

  return {
    contentType: registry.contentType,
    request: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    refusal(code, isSoldOut) {
      refusals.inc({ code })
      if (isSoldOut) soldOut.inc()
    },
    poolWait: (seconds) => poolWait.observe(seconds),
    read(reason) {
      reads.inc({ from: reason === null ? 'replica' : 'primary', reason: reason ?? '' })
    },
    replica(state, lag) {
      for (const one of replicaStates) replica.set({ state: one }, one === state ? 1 : 0)
      replicaBytes.set(lag.bytes)
      replicaSeconds.set(lag.seconds)
    },
    jobs(handlers) {
      const entries = Object.entries(handlers) as [JobName, (payload: never) => Promise<void>][]
      return Object.fromEntries(
        entries.map(([name, handle]) => [
          name,
          (payload: never) =>
            timed(
              () => handle(payload),
              (outcome, seconds) => jobs.observe({ name, outcome }, seconds),
            ),
        ]),
      ) as JobHandlers
    },
    mailer: (mailer) => ({
      send: (message) =>
        timed(
          () => mailer.send(message),
          (outcome) => mails.inc({ outcome }),
        ),
    }),
    async text(reading) {
      reachable.set(reading ? 1 : 0)
      if (reading) {
        const { waiting, running, failed, oldestWaitingSeconds } = reading.jobs
        for (const [state, count] of Object.entries({ waiting, running, failed }))
          queued.set({ state }, count)
        oldest.set(oldestWaitingSeconds ?? 0)
        for (const [state, count] of Object.entries(reading.mail)) mailQueue.set({ state }, count)
        for (const [state, count] of Object.entries(reading.feeds)) feeds.set({ state }, count)
        backupAge.set(reading.backups.ageSeconds)
        backupFailed.set(reading.backups.hasFailed ? 1 : 0)
        for (const work of ['rollups', 'search'] as const) {
          behind.set({ work }, reading[work].behindSeconds)
          changes.set({ work }, reading[work].waiting)
        }
      }
      return registry.metrics()
    },
  }
}
