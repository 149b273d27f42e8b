import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { ServiceContext } from '../context.ts'
import { isAnyDeliveryDue, queueDueDeliveries } from '../modules/webhooks/sending.service.ts'

/** Checking an empty list costs next to nothing. */
const lookMs = 1000
/** Stopping waits this long for queueing in progress. */
const patienceMs = 1000

/**
 * Queues deliveries of webhooks as they fall due. Each is written in the transaction of its event, so nothing is lost
 * when a server ends; the first server to look queues it.
 */
export function queueWebhooks(ctx: Pick<ServiceContext, 'sql' | 'clock' | 'jobs'>, log: Logger) {
  let timer: NodeJS.Timeout | undefined
  let queueing: Promise<void> | undefined
  let isOver = false
  let isFailing = false

  async function queue(): Promise<void> {
    if (await isAnyDeliveryDue(ctx)) await queueDueDeliveries(ctx)
  }

  function look(): void {
    queueing = queue()
      .then(
        () => {
          isFailing = false
        },
        (error: unknown) => {
          // While the database is unavailable this fails every time, but it is logged only once.
          if (!isFailing) log.error({ err: error }, 'queueing webhooks failed')
          isFailing = true
        },
      )
      .finally(() => {
        queueing = undefined
        if (!isOver) timer = setTimeout(look, lookMs)
      })
  }

  timer = setTimeout(look, lookMs)
  return {
    async stop(): Promise<void> {
      isOver = true
      clearTimeout(timer)
      await Promise.race([queueing, delay(patienceMs, undefined, { ref: false })])
    },
  }
}
