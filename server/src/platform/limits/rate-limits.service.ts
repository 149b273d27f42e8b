import type { ServiceContext } from '../../context.ts'
import type { RateLimiter } from '../../rate-limiter.ts'
import { deleteRateCountsBefore, upsertRateCounts } from './rate-limits.queries.ts'

/** Shares the callers approaching a limit with the other servers, and learns about their calls elsewhere. */
export async function shareRateCounts(
  { sql }: Pick<ServiceContext, 'sql'>,
  limiter: Pick<RateLimiter, 'toShare' | 'learn'>,
): Promise<void> {
  const { minute, shares } = limiter.toShare()
  if (shares.length === 0) return
  const totals = new Map<string, number>()
  for (const { key, calls } of await upsertRateCounts(sql, minute, shares)) totals.set(key, calls)
  for (const share of shares) limiter.learn(minute, share, totals.get(share.key) ?? 0)
}

/** Nothing older than the previous minute is ever needed. */
export async function forgetRateCounts({ sql, clock }: Pick<ServiceContext, 'sql' | 'clock'>): Promise<void> {
  await deleteRateCountsBefore(sql, Math.floor(clock().getTime() / 60_000) - 1)
}
