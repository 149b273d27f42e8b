import type { Logger } from 'pino'
import type { ServiceContext } from '../context.ts'
import { indexDue, indexLag, isAnythingStale, moveMonths } from '../guest-site/search/index/index.service.ts'
import { type Poll, poll } from './poll.ts'

/** Search may be at most two seconds behind, and checking an empty list costs next to nothing. */
const lookMs = 500
const mostLagSeconds = 2

/** Keeps the search index up to date: the first server to look writes what has changed. */
export function indexAsItHappens(ctx: Pick<ServiceContext, 'sql' | 'clock'>, log: Logger): Poll {
  let isBehind = false
  let isBegun = false

  async function look(): Promise<number> {
    // While no server was running, new months may have come into range that have not been written yet.
    const isFirst = !isBegun
    if (isFirst) await moveMonths(ctx)
    isBegun = true
    if (!(await isAnythingStale(ctx))) return lookMs
    const lag = await indexLag(ctx.sql)
    // This is logged once per delay, because while a whole index is being built every check finds it behind. What waited
    // for this server to start is no delay.
    if (lag > mostLagSeconds && !isBehind && !isFirst)
      log.warn({ lagSeconds: lag }, 'the search index is behind')
    isBehind = lag > mostLagSeconds
    await indexDue(ctx)
    return lookMs
  }

  return poll({ log, failure: 'writing the search index failed', retryMs: lookMs, look })
}
