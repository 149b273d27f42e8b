import type { Logger } from 'pino'
import { noteChanges } from '../bookings/channel/ari.service.ts'
import type { ServiceContext } from '../context.ts'
import { type Poll, poll } from './poll.ts'

const lookMs = 1000

/** Notes what channels have to know, soon after it has changed. */
export function tellChannels(ctx: Pick<ServiceContext, 'sql'>, log: Logger): Poll {
  const look = async () => {
    await noteChanges(ctx)
    return lookMs
  }
  return poll({ log, failure: 'noting changes for channels failed', retryMs: lookMs, look })
}
