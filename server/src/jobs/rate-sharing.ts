import type { Logger } from 'pino'
import type { ServiceContext } from '../context.ts'
import { forgetRateCounts, shareRateCounts } from '../platform/rate-limits/rate-limits.service.ts'
import type { RateLimiter } from '../rate-limiter.ts'

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
  log: Pick<Logger, 'warn'>,
) {
  let turn = 0
  let sharing: Promise<void> | undefined
  let hasFailed = false

  async function share(): Promise<void> {
    turn += 1
    try {
      await shareRateCounts(ctx, limiter)
      if (turn % forgetEvery === 0) await forgetRateCounts(ctx)
      hasFailed = false
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (!hasFailed) log.warn({ reason }, 'rate limits are not shared with other servers')
      hasFailed = true
    }
  }

  const timer = setInterval(() => {
    sharing ??= share().finally(() => {
      sharing = undefined
    })
  }, everyMs)
  return {
    async stop(): Promise<void> {
      clearInterval(timer)
      await sharing
    },
  }
}
