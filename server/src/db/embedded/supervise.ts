import { setTimeout as delay } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'

export type Supervision = {
  /** Called once for each unexpected end, before PostgreSQL is restarted. */
  onEnded: (reason: string) => void
  onBack: () => void
  /** Called when PostgreSQL will not be restarted any more. */
  onGivenUp: (reason: string) => void
  /** Tests replace the pauses between attempts. */
  pause?: (ms: number) => Promise<unknown>
}

const mostFailures = 5
const withinMs = 60_000
const firstWaitMs = 200

/** Restarts PostgreSQL when it ends unexpectedly, until it fails too often. The returned `stop` ends both. */
export function supervise(cluster: Cluster, { onEnded, onBack, onGivenUp, pause = delay }: Supervision) {
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
      await pause(firstWaitMs * 2 ** (failedAt.length - 1))
      if (isStopping) return false
      try {
        await cluster.restart()
        return true
      } catch (error) {
        // A single attempt may take a minute, for instance when another program has taken the port.
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
