import { unavailable } from './errors.ts'

export type BoundedQueue<T> = {
  enqueue(waiter: T): void
  peek(): T | undefined
  /** Takes the first out of the queue. */
  dequeue(): T | undefined
}

/**
 * First come, first served, but nobody waits longer than `maxWaitMs`, and no more than `maxQueue` wait at once:
 * anyone beyond that is refused with 503 and may come back.
 */
export function createBoundedQueue<T extends { refuse: (error: Error) => void }>(limits: {
  maxQueue: number
  maxWaitMs: number
}): BoundedQueue<T> {
  const entries: { waiter: T; until: number }[] = []
  let isWatched = false

  /** One timer for the whole queue, set for whatever was first when it was set. */
  function watch(ms: number): void {
    isWatched = true
    setTimeout(() => {
      isWatched = false
      const now = performance.now()
      while (entries[0] && entries[0].until <= now) entries.shift()?.waiter.refuse(unavailable())
      if (entries[0]) watch(Math.ceil(entries[0].until - now))
    }, ms)
  }

  return {
    enqueue(waiter) {
      if (entries.length >= limits.maxQueue) {
        waiter.refuse(unavailable())
        return
      }
      entries.push({ waiter, until: performance.now() + limits.maxWaitMs })
      if (!isWatched) watch(limits.maxWaitMs)
    },
    peek: () => entries[0]?.waiter,
    dequeue: () => entries.shift()?.waiter,
  }
}
