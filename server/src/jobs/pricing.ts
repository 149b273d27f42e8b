import type { Logger } from 'pino'
import type { ServiceContext } from '../context.ts'
import { noteDemand } from '../inventory/demand/applying.service.ts'
import { type Poll, poll } from './poll.ts'

const lookMs = 1000

/** Has prices follow occupancy, soon after rooms were sold or freed. */
export function followDemand(ctx: Pick<ServiceContext, 'sql' | 'jobs'>, log: Logger): Poll {
  const look = async () => {
    await noteDemand(ctx)
    return lookMs
  }
  return poll({ log, failure: 'following demand failed', retryMs: lookMs, look })
}
