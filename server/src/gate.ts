import { unavailable } from './errors.ts'

export type Gate = {
  run<T>(work: () => Promise<T>): Promise<T>
}

type Waiter = { enter: () => void; refuse: (error: Error) => void; timer: NodeJS.Timeout }

/**
 * Lets `limit` pieces of work run at once. More wait in order, but neither longer than `maxWaitMs`
 * nor in a queue longer than `maxQueue`: a caller beyond that is told to come back (503).
 */
export function createGate(options: { limit: number; maxQueue: number; maxWaitMs: number }): Gate {
  let running = 0
  const waiting: Waiter[] = []

  function enter(): Promise<void> {
    if (running < options.limit) {
      running += 1
      return Promise.resolve()
    }
    if (waiting.length >= options.maxQueue) return Promise.reject(unavailable())
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        enter: resolve,
        refuse: reject,
        timer: setTimeout(() => {
          waiting.splice(waiting.indexOf(waiter), 1)
          reject(unavailable())
        }, options.maxWaitMs),
      }
      waiting.push(waiter)
    })
  }

  function leave(): void {
    const next = waiting.shift()
    if (next) {
      clearTimeout(next.timer)
      next.enter()
    } else {
      running -= 1
    }
  }

  return {
    async run(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
