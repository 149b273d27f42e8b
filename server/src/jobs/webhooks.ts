import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { ServiceContext } from '../context.ts'
import { createDispatcher } from '../operations/webhooks/sending.service.ts'

/** Checking an empty list costs next to nothing. */
const lookMs = 1000
/** Stopping waits this long for calls in progress; another server repeats what is cut off. */
const patienceMs = 1000

/**
 * Sends deliveries of webhooks as they fall due. Each is written in the transaction of its event, so nothing is lost
 * when a server ends; the first server to look takes it. While calls are answered it looks again at each answer.
 */
export function sendWebhooks(
  ctx: Pick<ServiceContext, 'sql' | 'clock' | 'jobs' | 'cipher' | 'webhooks'>,
  log: Logger,
) {
  const stopping = new AbortController()
  let isFailing = false

  // While the database is unavailable this fails every time, but it is logged only once.
  function complain(error: unknown): void {
    if (!isFailing) log.error({ err: error }, 'sending webhooks failed')
    isFailing = true
  }

  const dispatcher = createDispatcher(ctx, complain)

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const pause = new AbortController()
      const signal = AbortSignal.any([pause.signal, stopping.signal])
      const idle = delay(lookMs, undefined, { signal }).catch(() => {})
      await dispatcher.dispatch().then(
        () => {
          isFailing = false
        },
        async (error: unknown) => {
          complain(error)
          await idle
        },
      )
      await Promise.race([idle, dispatcher.nextAnswer()])
      pause.abort()
    }
  }

  const working = work()
  return {
    async stop(): Promise<void> {
      stopping.abort()
      const ended = working.then(dispatcher.settled)
      await Promise.race([ended, delay(patienceMs, undefined, { ref: false })])
    },
  }
}
