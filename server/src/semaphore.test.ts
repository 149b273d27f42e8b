import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createKeyedSemaphore, createSemaphore } from './semaphore.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Creates work that ends when the test says so. */
function job() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { work: () => promise, finish: resolve, fail: reject }
}

describe('a semaphore', () => {
  test('runs work up to its limit, and the next when one ends', async () => {
    const semaphore = createSemaphore({ limit: 2, maxQueue: 5, maxWaitMs: 1000 })
    const jobs = [job(), job(), job()]
    const started: number[] = []
    const results = jobs.map(({ work }, n) =>
      semaphore.run(() => {
        started.push(n)
        return work()
      }),
    )
    await vi.advanceTimersByTimeAsync(0)
    expect(started).toEqual([0, 1])
    jobs[1]?.finish('done')
    expect(await results[1]).toBe('done')
    expect(started).toEqual([0, 1, 2])
  })

  test('refuses immediately if the queue is full, and after a while if the wait is too long', async () => {
    const semaphore = createSemaphore({ limit: 1, maxQueue: 1, maxWaitMs: 1000 })
    const first = job()
    const running = semaphore.run(first.work)
    const waiting = expect(semaphore.run(async () => 'late')).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 2,
    })
    await expect(semaphore.run(async () => 'too many')).rejects.toMatchObject({ code: 'unavailable' })
    await vi.advanceTimersByTimeAsync(1000)
    await waiting
    first.finish('done')
    expect(await running).toBe('done')
    expect(await semaphore.run(async () => 'free again')).toBe('free again')
  })

  test('is free again after work that failed', async () => {
    const semaphore = createSemaphore({ limit: 1, maxQueue: 1, maxWaitMs: 1000 })
    for (const fault of [new Error('one'), new Error('two')]) {
      await expect(semaphore.run(() => Promise.reject(fault))).rejects.toBe(fault)
    }
    await expect(
      semaphore.run(() => {
        throw new Error('at once')
      }),
    ).rejects.toThrow('at once')
    expect(await semaphore.run(async () => 'well')).toBe('well')
  })

  test('never runs more than its limit, in any order of arrival', async () => {
    const arrivals = fc.array(
      fc.record({ at: fc.nat(50), takes: fc.integer({ min: 1, max: 40 }), fails: fc.boolean() }),
      { maxLength: 30 },
    )
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.nat(4),
        arrivals,
        async (limit, maxQueue, visits) => {
          const semaphore = createSemaphore({ limit, maxQueue, maxWaitMs: 25 })
          let inside = 0
          let most = 0
          const visit = async ({ at, takes, fails }: (typeof visits)[number]) => {
            await pause(at)
            return semaphore.run(async () => {
              inside += 1
              most = Math.max(most, inside)
              await pause(takes)
              inside -= 1
              if (fails) throw new Error('failed inside')
            })
          }
          const outcomes = Promise.allSettled(visits.map(visit))
          await vi.advanceTimersByTimeAsync(2000)
          await outcomes
          expect(most).toBeLessThanOrEqual(limit)
          expect(inside).toBe(0)
          const after = Promise.all(Array.from({ length: limit }, () => semaphore.run(() => pause(5))))
          await vi.advanceTimersByTimeAsync(5)
          await after
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('a semaphore for each key', () => {
  test('does not wait for the work of another key', async () => {
    const semaphores = createKeyedSemaphore({ limit: 1, maxQueue: 1, maxWaitMs: 1000 })
    const first = job()
    const running = semaphores.run('ada', first.work)
    const waiting = semaphores.run('ada', async () => 'second')
    await expect(semaphores.run('ada', async () => 'third')).rejects.toMatchObject({ code: 'unavailable' })
    expect(await semaphores.run('bob', async () => 'well')).toBe('well')
    first.finish('done')
    expect(await Promise.all([running, waiting])).toEqual(['done', 'second'])
    expect(await semaphores.run('ada', async () => 'free again')).toBe('free again')
  })
})

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
