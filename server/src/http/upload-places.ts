import type { FastifyRequest } from 'fastify'
import { createKeyedSemaphore, createSemaphore } from '../semaphore.ts'

/**
 * Each upload in progress has at most one file in memory, so limiting their number limits the memory they
 * use. It also lets uploads that have started finish in time, whereas too many together would all be late.
 */
const semaphore = createSemaphore({ limit: 12, maxQueue: 100, maxWaitMs: 60_000 })

/**
 * No single account can take all the places or fill the queue: its additional uploads wait in a separate
 * queue.
 */
const semaphorePerAccount = createKeyedSemaphore({ limit: 3, maxQueue: 20, maxWaitMs: 60_000 })

export function inUploadPlace<T>({ actor, ip }: FastifyRequest, work: () => Promise<T>): Promise<T> {
  return semaphorePerAccount.run(actor?.userId ?? ip, () => semaphore.run(work))
}
