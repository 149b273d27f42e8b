import { createWaitingLine } from './waiting-line.ts'

export type Gate = {
  run<T>(work: () => Promise<T>): Promise<T>
}

type Waiter = { enter: () => void; refuse: (error: Error) => void }

/** Lets `limit` pieces of work run at once. More wait in a bounded line. */
export function createGate(options: { limit: number; maxQueue: number; maxWaitMs: number }): Gate {
  let running = 0
  const line = createWaitingLine<Waiter>(options)

  function enter(): Promise<void> {
    if (running < options.limit) {
      running += 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => line.join({ enter: resolve, refuse: reject }))
  }

  function leave(): void {
    const next = line.next()
    if (next) next.enter()
    else running -= 1
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
