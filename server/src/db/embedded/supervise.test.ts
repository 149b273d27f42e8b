import { expect, test, vi } from 'vitest'
import type { Cluster } from './cluster.ts'
import { supervise } from './supervise.ts'

/** A stand-in for PostgreSQL that ends on demand. */
function fakeCluster(restart: () => Promise<void>) {
  let running = Promise.withResolvers<string>()
  const cluster: Cluster = {
    makeUrl: () => '',
    makeAdminUrl: () => '',
    ended: () => running.promise,
    async restart() {
      await restart()
      running = Promise.withResolvers<string>()
    },
    stop: async () => running.resolve('stopped'),
  }
  return { cluster, end: (reason: string) => running.resolve(reason) }
}

function spies() {
  return { onEnded: vi.fn(), onBack: vi.fn(), onGivenUp: vi.fn() }
}

test('a process that ends unexpectedly is restarted, and reported once', async () => {
  const restart = vi.fn(async () => {})
  const { cluster, end } = fakeCluster(restart)
  const reports = spies()
  const { stop } = supervise(cluster, reports)
  end('ended by SIGKILL')
  await expect.poll(() => reports.onBack).toHaveBeenCalledOnce()
  expect(reports.onEnded.mock.calls).toEqual([['ended by SIGKILL']])
  expect(restart).toHaveBeenCalledOnce()
  await stop()
  expect(reports.onEnded).toHaveBeenCalledOnce()
  expect(reports.onGivenUp).not.toHaveBeenCalled()
})

test('after five failures in a minute, with longer pauses each time, it gives up', async () => {
  const pauses: number[] = []
  let restarts = 0
  const { cluster, end } = fakeCluster(async () => {
    restarts += 1
    throw new Error('could not write lock file')
  })
  const reports = { ...spies(), pause: async (ms: number) => pauses.push(ms) }
  supervise(cluster, reports)
  end('PANIC')
  await expect.poll(() => reports.onGivenUp).toHaveBeenCalledOnce()
  expect(reports.onGivenUp).toHaveBeenCalledWith('could not write lock file')
  expect(reports.onBack).not.toHaveBeenCalled()
  // The unexpected end itself counts as the first failure.
  expect(restarts).toBe(4)
  expect(pauses).toEqual([200, 400, 800, 1600])
})
