import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { ServiceContext } from '../context.ts'
import { indexDue, indexLag, isAnythingStale, moveMonths } from '../guest-site/search/index.service.ts'

/** Search may be at most two seconds behind, and checking an empty list costs next to nothing. */
const lookMs = 500
const mostLagSeconds = 2
/** Stopping waits this long for writing in progress. */
const patienceMs = 1000

/**
 * Keeps the search index up to date. Each change records in its own transaction what has to be written, so
 * nothing is lost when a server ends; the first server to check writes it.
 */
export function indexAsItHappens(ctx: Pick<ServiceContext, 'sql' | 'clock'>, log: Logger) {
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined
  let isOver = false
  let isFailing = false
  let isBehind = false
  let isBegun = false

  async function write(): Promise<void> {
    // While no server was running, new months may have come into range that have not been written yet.
    const isFirst = !isBegun
    if (isFirst) await moveMonths(ctx)
    isBegun = true
    if (!(await isAnythingStale(ctx))) return
    const lag = await indexLag(ctx.sql)
    // This is logged once per delay, because while a whole index is being built every check finds it behind. What waited
    // for this server to start is no delay.
    if (lag > mostLagSeconds && !isBehind && !isFirst)
      log.warn({ lagSeconds: lag }, 'the search index is behind')
    isBehind = lag > mostLagSeconds
    await indexDue(ctx)
  }

  function look(): void {
    writing = write()
      .then(
        () => {
          isFailing = false
        },
        (error: unknown) => {
          // While the database is unavailable this fails every time, but it is logged only once.
          if (!isFailing) log.error({ err: error }, 'writing the search index failed')
          isFailing = true
        },
      )
      .finally(() => {
        writing = undefined
        if (!isOver) timer = setTimeout(look, lookMs)
      })
  }

  timer = setTimeout(look, 0)
  return {
    async stop(): Promise<void> {
      isOver = true
      clearTimeout(timer)
      // If writing is cut off here, its transaction rolls back as if it had never started.
      await Promise.race([writing, delay(patienceMs, undefined, { ref: false })])
    },
  }
}
