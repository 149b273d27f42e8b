import { unavailable } from './errors.ts'

export type WaitingLine<T> = {
  join(waiter: T): void
  first(): T | undefined
  /** Takes the first out of the line. */
  next(): T | undefined
}

/**
 * First come, first served, but nobody waits longer than `maxWaitMs`, nor do more than `maxQueue` wait: whoever
 * is beyond that is told to come back (503).
 */
export function createWaitingLine<T extends { refuse: (error: Error) => void }>(limits: {
  maxQueue: number
  maxWaitMs: number
}): WaitingLine<T> {
  const line: { waiter: T; until: number }[] = []
  let isWatched = false

  /** One timer for the whole line, set for whoever was first when it was set. */
  function watch(ms: number): void {
    isWatched = true
    setTimeout(() => {
      isWatched = false
      const now = performance.now()
      while (line[0] && line[0].until <= now) line.shift()?.waiter.refuse(unavailable())
      if (line[0]) watch(Math.ceil(line[0].until - now))
    }, ms)
  }

  return {
    join(waiter) {
      if (line.length >= limits.maxQueue) {
        waiter.refuse(unavailable())
        return
      }
      line.push({ waiter, until: performance.now() + limits.maxWaitMs })
      if (!isWatched) watch(limits.maxWaitMs)
    },
    first: () => line[0]?.waiter,
    next: () => line.shift()?.waiter,
  }
}
