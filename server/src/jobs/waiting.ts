import type { Logger } from 'pino'
import type { ServiceContext } from '../context.ts'
import { noteFreedRooms } from '../guest-site/waiting/freed-rooms.service.ts'
import { type Poll, poll } from './poll.ts'

const lookMs = 1000

/** Offers rooms to those who wait for them, soon after they have come free. */
export function tellWaiting(ctx: Pick<ServiceContext, 'sql' | 'jobs'>, log: Logger): Poll {
  const look = async () => {
    await noteFreedRooms(ctx)
    return lookMs
  }
  return poll({ log, failure: 'looking for freed rooms failed', retryMs: lookMs, look })
}
