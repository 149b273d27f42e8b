import type { Logger } from 'pino'
import type { ServiceContext } from '../context.ts'
import { countDue, isAnythingDue } from '../figures/rollups/rollups.service.ts'
import { type Poll, poll } from './poll.ts'

/** Under load, whatever happens during this pause is counted together. */
const restMs = 1000
/** Counting that takes long is followed by a longer pause, so that bookings get most of the database's time. */
const restsPerCount = 3
/**
 * Clicks are not announced, and an announcement may be missed, but the figures must never be more than five
 * seconds behind.
 */
const lookMs = 2500

/**
 * Counts as soon as a booking is announced, and checks regularly for anything that was not. A job that runs every minute
 * counts for servers that are gone.
 */
export function countAsItHappens(ctx: Pick<ServiceContext, 'sql' | 'live'>, log: Logger): Poll {
  const counting = poll({
    log,
    failure: 'counting failed',
    firstMs: lookMs,
    retryMs: lookMs,
    restMs: (tookMs) => Math.min(lookMs, Math.max(restMs, restsPerCount * tookMs)),
    async look(wasWoken) {
      if (!wasWoken && !(await isAnythingDue(ctx))) return lookMs
      // Another server that was counting may have begun before this booking was committed.
      return (await countDue(ctx)) ? lookMs : 0
    },
  })
  ctx.live.watch((event) => {
    if (event.type === 'booking' || event.type === 'ready') counting.wake()
  })
  return counting
}
