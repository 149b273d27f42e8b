import type { Logger } from 'pino'
import type { ServiceContext } from '../http/context.ts'
import { countDue } from '../modules/rollups/rollups.service.ts'

/** Under load, what happens meanwhile is counted together. */
const restMs = 1000

/**
 * Counts as soon as a booking is announced. What is to be counted is written down with it, so nothing is lost
 * where nobody hears the announcement: the job of every minute counts it.
 */
export function countAsItHappens(ctx: Pick<ServiceContext, 'sql' | 'live'>, log: Logger) {
  let timer: NodeJS.Timeout | undefined
  let counting: Promise<void> | undefined
  let restedAt = 0
  let isOver = false

  function wake(): void {
    if (isOver || timer) return
    timer = setTimeout(begin, Math.max(0, restedAt - performance.now()))
  }

  function begin(): void {
    counting = countDue(ctx)
      .catch((error: unknown) => log.error({ err: error }, 'counting failed'))
      .finally(() => {
        restedAt = performance.now() + restMs
        timer = undefined
      })
  }

  ctx.live.watch((event) => {
    if (event.type === 'booking' || event.type === 'ready') wake()
  })
  return {
    async stop(): Promise<void> {
      isOver = true
      clearTimeout(timer)
      await counting
    },
  }
}
