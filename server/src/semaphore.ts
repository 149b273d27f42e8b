import { createBoundedQueue } from './bounded-queue.ts'

export type Semaphore = {
  run<T>(work: () => Promise<T>): Promise<T>
}

type Waiter = { enter: () => void; refuse: (error: Error) => void }

type SemaphoreOptions = { limit: number; maxQueue: number; maxWaitMs: number }

/** Lets `limit` pieces of work run concurrently; any more wait in a bounded queue. */
export function createSemaphore(options: SemaphoreOptions): Semaphore {
  let running = 0
  const queue = createBoundedQueue<Waiter>(options)

  function enter(): Promise<void> {
    if (running < options.limit) {
      running += 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => queue.enqueue({ enter: resolve, refuse: reject }))
  }

  function leave(): void {
    const next = queue.dequeue()
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

/** Keeps a semaphore per key, which exists only while work with that key runs or waits. */
export function createKeyedSemaphore(options: SemaphoreOptions) {
  const semaphores = new Map<string, { semaphore: Semaphore; users: number }>()

  return {
    async run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const own = semaphores.get(key) ?? { semaphore: createSemaphore(options), users: 0 }
      semaphores.set(key, own)
      own.users += 1
      try {
        return await own.semaphore.run(work)
      } finally {
        own.users -= 1
        if (own.users === 0) semaphores.delete(key)
      }
    },
  }
}
