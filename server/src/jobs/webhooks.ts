import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { ServiceContext } from '../context.ts'
import { createDispatcher } from '../operations/webhooks/sending.service.ts'
import { type Poll, patienceMs, poll } from './poll.ts'

/** Checking an empty list costs next to nothing. */
const lookMs = 1000

/**
 * Sends deliveries of webhooks as they fall due; the first server to look takes them. While calls are answered it looks
 * again at each answer. Stopping waits for calls in progress, and another server repeats what is cut off.
 */
export function sendWebhooks(
  ctx: Pick<ServiceContext, 'sql' | 'clock' | 'jobs' | 'cipher' | 'webhooks'>,
  log: Logger,
): Poll {
  const dispatcher = createDispatcher(ctx, (error) => sending.complain(error))
  const sending = poll({
    log,
    failure: 'sending webhooks failed',
    retryMs: lookMs,
    async look() {
      await dispatcher.dispatch()
      void dispatcher.nextAnswer().then(sending.wake)
      return lookMs
    },
  })
  return {
    ...sending,
    async stop() {
      await sending.stop()
      await Promise.race([dispatcher.settled(), delay(patienceMs, undefined, { ref: false })])
    },
  }
}
