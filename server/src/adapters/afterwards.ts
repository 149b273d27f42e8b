import type { Logger } from 'pino'

/**
 * Runs small writes that follow a request and must not be lost just because the database was busy at that
 * moment.
 */
export type Afterwards<Sql> = {
  /** Tries immediately and resolves after the first attempt. If that fails, it retries in the background. */
  run(work: (sql: Sql) => Promise<unknown>): Promise<void>
  close(): Promise<void>
}

const retryMs = [100, 300, 1000, 3000, 10_000, 30_000]
/** In an outage long enough to exceed this, the oldest writes no longer matter. */
const maxPending = 1000

export function createAfterwards<Sql>(sql: Sql, log: Pick<Logger, 'warn'>): Afterwards<Sql> {
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  let isClosed = false

  function start(work: (sql: Sql) => Promise<unknown>, tries: number): Promise<void> {
    const attempt = Promise.resolve()
      .then(() => work(sql))
      .then(
        () => {},
        (error: unknown) => retryLater(work, tries, error),
      )
      .finally(() => running.delete(attempt))
    running.add(attempt)
    return attempt
  }

  function retryLater(work: (sql: Sql) => Promise<unknown>, tries: number, error: unknown): void {
    const delay = retryMs[tries]
    if (isClosed || delay === undefined || timers.size >= maxPending) {
      log.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'a late write was given up',
      )
      return
    }
    const timer = setTimeout(() => {
      timers.delete(timer)
      void start(work, tries + 1)
    }, delay)
    timers.add(timer)
  }

  return {
    run: (work) => start(work, 0),
    async close() {
      isClosed = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
