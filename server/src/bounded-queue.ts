import { unavailable } from './errors.ts'

export type BoundedQueue<T> = {
  enqueue(waiter: T): void
  peek(): T | undefined
  /** Removes the first waiter from the queue. */
  dequeue(): T | undefined
}

/**
 * Serves in order of arrival, but nobody waits longer than `maxWaitMs`, and at most `maxQueue` wait together:
 * anyone beyond that is refused with 503 and may try again.
 */
export function createBoundedQueue<T extends { refuse: (error: Error) => void }>(limits: {
  maxQueue: number
  maxWaitMs: number
}): BoundedQueue<T> {
  const entries: { waiter: T; until: number }[] = []
  let isWatched = false

  /** One timer serves the whole queue; it is set for the waiter that was first at that moment. */
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
