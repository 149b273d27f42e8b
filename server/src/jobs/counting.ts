import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { ServiceContext } from '../context.ts'
import { countDue, isAnythingDue } from '../figures/rollups/rollups.service.ts'

/** Under load, whatever happens during this pause is counted together. */
const restMs = 1000
/** Counting that takes long is followed by a longer pause, so that bookings get most of the database's time. */
const restsPerCount = 3
/**
 * Clicks are not announced, and an announcement may be missed, but the figures must never be more than five
 * seconds behind.
 */
const lookMs = 2500
/** Stopping waits this long for counting in progress. */
const patienceMs = 1000

/**
 * Counts as soon as a booking is announced, and checks regularly for anything that was not. What has to be
 * counted is recorded in the transaction that causes it, so nothing is lost; a job that runs every minute
 * counts for servers that are gone.
 */
export function countAsItHappens(ctx: Pick<ServiceContext, 'sql' | 'live'>, log: Logger) {
  let timer: NodeJS.Timeout | undefined
  let counting: Promise<void> | undefined
  let restedAt = 0
  let wasWoken = false
  let wasLeftToOthers = false
  let isOver = false
  let isFailing = false

  function comeBack(ms: number): void {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(begin, ms)
  }

  function wake(): void {
    wasWoken = true
    if (!counting) comeBack(Math.max(0, restedAt - performance.now()))
  }

  async function count(): Promise<void> {
    const isCalled = wasWoken
    wasWoken = false
    wasLeftToOthers = false
    if (isCalled || (await isAnythingDue(ctx))) wasLeftToOthers = !(await countDue(ctx))
  }

  function begin(): void {
    const begunAt = performance.now()
    counting = count()
      .then(
        () => {
          isFailing = false
        },
        (error: unknown) => {
          // While the database is unavailable this fails every time, but it is logged only once.
          if (!isFailing) log.error({ err: error }, 'counting failed')
          isFailing = true
        },
      )
      .finally(() => {
        counting = undefined
        const now = performance.now()
        const rest = Math.min(lookMs, Math.max(restMs, restsPerCount * (now - begunAt)))
        restedAt = now + rest
        // Another server that was counting may have begun before this booking was committed.
        comeBack(wasWoken || wasLeftToOthers ? rest : lookMs)
      })
  }

  ctx.live.watch((event) => {
    if (event.type === 'booking' || event.type === 'ready') wake()
  })
  comeBack(lookMs)
  return {
    async stop(): Promise<void> {
      isOver = true
      clearTimeout(timer)
      // If counting is cut off here, its transaction rolls back as if it had never started.
      await Promise.race([counting, delay(patienceMs, undefined, { ref: false })])
    },
  }
}
