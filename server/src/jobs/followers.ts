import type { Logger } from 'pino'
import type { ServiceContext } from '../context.ts'
import { noteFreedRooms } from '../guest-site/waiting/freed-rooms.service.ts'
import { noteDemand } from '../inventory/demand/applying.service.ts'
import { tellEarnings } from '../partners/commissions/earning-news.service.ts'
import { type Poll, poll } from './poll.ts'

const lookMs = 1000

/** Offers rooms to those who wait for them, soon after they have come free. */
export function tellWaiting(ctx: Pick<ServiceContext, 'sql' | 'jobs'>, log: Logger): Poll {
  return lookOften(log, 'looking for freed rooms failed', () => noteFreedRooms(ctx))
}

/** Tells affiliates what becomes of the stays they bring. */
export function tellAffiliates(ctx: Pick<ServiceContext, 'sql' | 'jobs' | 'clock'>, log: Logger): Poll {
  return lookOften(log, 'telling affiliates of stays failed', () => tellEarnings(ctx))
}

/** Has prices follow occupancy, soon after rooms were sold or freed. */
export function followDemand(ctx: Pick<ServiceContext, 'sql' | 'jobs'>, log: Logger): Poll {
  return lookOften(log, 'following demand failed', () => noteDemand(ctx))
}

function lookOften(log: Logger, failure: string, work: () => Promise<void>): Poll {
  const look = async () => {
    await work()
    return lookMs
  }
  return poll({ log, failure, retryMs: lookMs, look })
}
