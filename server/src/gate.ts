import { createWaitingLine } from './waiting-line.ts'

export type Gate = {
  run<T>(work: () => Promise<T>): Promise<T>
}

type Waiter = { enter: () => void; refuse: (error: Error) => void }

type GateOptions = { limit: number; maxQueue: number; maxWaitMs: number }

/** Lets `limit` pieces of work run at once. More wait in a bounded line. */
export function createGate(options: GateOptions): Gate {
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

/** A gate for each key, kept while anybody is inside or in its line. */
export function createGatePerKey(options: GateOptions) {
  const gates = new Map<string, { gate: Gate; visitors: number }>()

  return {
    async run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const own = gates.get(key) ?? { gate: createGate(options), visitors: 0 }
      gates.set(key, own)
      own.visitors += 1
      try {
        return await own.gate.run(work)
      } finally {
        own.visitors -= 1
        if (own.visitors === 0) gates.delete(key)
      }
    },
  }
}
