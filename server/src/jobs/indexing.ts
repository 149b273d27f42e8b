import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { ServiceContext } from '../context.ts'
import { indexDue, indexLag, isAnythingStale, moveMonths } from '../modules/search/index.service.ts'

/** The search is at most two seconds behind; a look at an empty list costs next to nothing. */
const lookMs = 500
const mostLagSeconds = 2
/** How long stopping waits for writing that is under way. */
const patienceMs = 1000

/**
 * Writes the index of the search behind what changes. What is to be written is noted with each change, in its
 * transaction, so nothing is lost with a server; whichever server looks first writes it.
 */
export function indexAsItHappens(ctx: Pick<ServiceContext, 'sql' | 'clock'>, log: Logger) {
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined
  let isOver = false
  let isFailing = false
  let isBehind = false
  let isBegun = false

  async function write(): Promise<void> {
    // After a long rest, months have come into reach that nobody has written.
    if (!isBegun) await moveMonths(ctx)
    isBegun = true
    if (!(await isAnythingStale(ctx))) return
    const lag = await indexLag(ctx.sql)
    // Said once each time: while a whole index is built it is behind at every look.
    if (lag > mostLagSeconds && !isBehind) log.warn({ lagSeconds: lag }, 'the index of the search is behind')
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
          // While the database is away it fails every time; that is said once.
          if (!isFailing) log.error({ err: error }, 'writing the index of the search failed')
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
      // Cut off in the middle, it is as if it had not begun.
      await Promise.race([writing, delay(patienceMs, undefined, { ref: false })])
    },
  }
}
