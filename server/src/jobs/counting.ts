import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { ServiceContext } from '../context.ts'
import { countDue, isAnythingDue } from '../modules/rollups/rollups.service.ts'

/** Under load, what happens meanwhile is counted together. */
const restMs = 1000
/** Clicks are not announced, and an announcement may be missed; figures are at most five seconds behind all the same. */
const lookMs = 2500
/** How long stopping waits for counting that is under way. */
const patienceMs = 1000

/**
 * Counts as soon as a booking is announced, and looks every now and then for what was not. What is to be counted is
 * written down with what happened, so nothing is lost; the job of every minute counts for servers that are gone.
 */
export function countAsItHappens(ctx: Pick<ServiceContext, 'sql' | 'live'>, log: Logger) {
  let timer: NodeJS.Timeout | undefined
  let counting: Promise<void> | undefined
  let restedAt = 0
  let wasWoken = false
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
    if (isCalled || (await isAnythingDue(ctx))) await countDue(ctx)
  }

  function begin(): void {
    counting = count()
      .then(
        () => {
          isFailing = false
        },
        (error: unknown) => {
          // While the database is away it fails every time; that is said once.
          if (!isFailing) log.error({ err: error }, 'counting failed')
          isFailing = true
        },
      )
      .finally(() => {
        counting = undefined
        restedAt = performance.now() + restMs
        comeBack(wasWoken ? restMs : lookMs)
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
      // Cut off in the middle, it is as if it had not begun.
      await Promise.race([counting, delay(patienceMs, undefined, { ref: false })])
    },
  }
}
