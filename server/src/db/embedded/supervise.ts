import { setTimeout as delay } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'

export type Supervision = {
  /** Once for each time it ended unexpectedly; it is being started again. */
  onEnded: (reason: string) => void
  onBack: () => void
  /** Nobody tries any more. */
  onGivenUp: (reason: string) => void
}

const mostFailures = 5
const withinMs = 60_000
const firstWaitMs = 200

/** Starts a PostgreSQL that ends unexpectedly again, until it fails too often; returns how to stop both. */
export function supervise(cluster: Cluster, { onEnded, onBack, onGivenUp }: Supervision) {
  let failedAt: number[] = []
  let isStopping = false
  let reviving: Promise<boolean> | undefined
  void watch()

  async function watch(): Promise<void> {
    for (;;) {
      const reason = await cluster.ended()
      if (isStopping) return
      if (isOneTooMany()) return onGivenUp(reason)
      onEnded(reason)
      reviving = revive()
      if (!(await reviving) || isStopping) return
      onBack()
    }
  }

  async function revive(): Promise<boolean> {
    const begunAt = performance.now()
    for (;;) {
      await delay(firstWaitMs * 2 ** (failedAt.length - 1))
      if (isStopping) return false
      try {
        await cluster.restart()
        return true
      } catch (error) {
        // One attempt alone may take a minute, for instance where another program has taken the port.
        if (isOneTooMany() || performance.now() - begunAt > withinMs) {
          onGivenUp(error instanceof Error ? error.message : String(error))
          return false
        }
      }
    }
  }

  function isOneTooMany(): boolean {
    const now = performance.now()
    failedAt = [...failedAt.filter((at) => now - at < withinMs), now]
    return failedAt.length >= mostFailures
  }

  return {
    async stop(): Promise<void> {
      isStopping = true
      await reviving
      await cluster.stop()
    },
  }
}
