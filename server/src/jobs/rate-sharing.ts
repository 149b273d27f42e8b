import type { Logger } from 'pino'
import type { ServiceContext } from '../context.ts'
import { forgetRateCounts, shareRateCounts } from '../platform/limits/rate-limits.service.ts'
import type { RateLimiter } from '../rate-limiter.ts'
import { type Poll, poll } from './poll.ts'

/** With several servers, a limit is noticed this much later than with one. */
const everyMs = 1000
const forgetEvery = 60

/**
 * Each server enforces the limits on its own, even while the database is unavailable; this lets them add up
 * their counts.
 */
export function shareRateLimits(
  ctx: Pick<ServiceContext, 'sql' | 'clock'>,
  limiter: RateLimiter,
  log: Pick<Logger, 'error'>,
): Poll {
  let turn = 0
  const look = async () => {
    turn += 1
    await shareRateCounts(ctx, limiter)
    if (turn % forgetEvery === 0) await forgetRateCounts(ctx)
    return everyMs
  }
  return poll({
    log,
    failure: 'rate limits are not shared with other servers',
    retryMs: everyMs,
    firstMs: everyMs,
    look,
  })
}
