import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRateLimiter } from './rate-limiter.ts'

const limits = { search: 10, anonymous: 30, signedIn: 120 }

function startLimiter() {
  let now = Date.UTC(2026, 10, 15, 12)
  return {
    ...createRateLimiter(limits, () => new Date(now)),
    advance(seconds: number) {
      now += seconds * 1000
    },
  }
}

function takeMany(limiter: ReturnType<typeof startLimiter>, times: number, key = 'a', limit = 10): number {
  let taken = 0
  for (let time = 0; time < times; time += 1) if (limiter.take(key, limit) === null) taken += 1
  return taken
}

describe('take', () => {
  test('allows calls up to the limit and correctly says when the next is possible', () => {
    const limiter = startLimiter()
    expect(takeMany(limiter, 50)).toBe(10)
    const seconds = limiter.take('a', 10) ?? 0
    expect(seconds).toBeGreaterThanOrEqual(60)
    expect(seconds).toBeLessThanOrEqual(67)
    limiter.advance(seconds)
    expect(limiter.take('a', 10)).toBeNull()
  })

  test('counts keys separately, and refused calls do not lengthen the wait', () => {
    const limiter = startLimiter()
    expect(takeMany(limiter, 1000)).toBe(10)
    expect(takeMany(limiter, 1000, 'b')).toBe(10)
    limiter.advance(120)
    expect(takeMany(limiter, 50)).toBe(10)
  })

  test('does not let a caller double the limit across a minute boundary', () => {
    const limiter = startLimiter()
    limiter.advance(59)
    expect(takeMany(limiter, 10)).toBe(10)
    limiter.advance(2)
    expect(takeMany(limiter, 10)).toBe(0)
    limiter.advance(30)
    expect(takeMany(limiter, 10)).toBeLessThanOrEqual(5)
  })

  test('forgets everything before the previous minute', () => {
    const limiter = startLimiter()
    expect(takeMany(limiter, 10)).toBe(10)
    limiter.advance(300)
    expect(takeMany(limiter, 10)).toBe(10)
  })

  test('never names a time at which the call is refused again', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 0, max: 70 })), {
      maxLength: 20,
    })
    fc.assert(
      fc.property(steps, (calls) => {
        const limiter = startLimiter()
        for (const [times, seconds] of calls) {
          takeMany(limiter, times)
          limiter.advance(seconds)
        }
        const wait = limiter.take('a', 10)
        if (wait === null) return
        limiter.advance(wait)
        expect(limiter.take('a', 10)).toBeNull()
      }),
    )
  })
})

describe('sharing', () => {
  test('includes only callers approaching a limit, and only what was not shared before', () => {
    const limiter = startLimiter()
    takeMany(limiter, 2, 'quiet', 30)
    takeMany(limiter, 3, 'busy', 30)
    const { minute, shares } = limiter.toShare()
    expect(shares).toEqual([{ key: 'busy', calls: 3 }])
    limiter.learn(minute, { key: 'busy', calls: 3 }, 3)
    expect(limiter.toShare().shares).toEqual([])
    takeMany(limiter, 1, 'busy', 30)
    expect(limiter.toShare().shares).toEqual([{ key: 'busy', calls: 1 }])
  })

  test('counts what other servers allowed in this minute and the previous one', () => {
    const limiter = startLimiter()
    takeMany(limiter, 3)
    const { minute } = limiter.toShare()
    limiter.learn(minute, { key: 'a', calls: 3 }, 8)
    expect(takeMany(limiter, 10)).toBe(2)
    limiter.advance(60)
    limiter.learn(minute, { key: 'a', calls: 2 }, 10)
    expect(limiter.take('a', 10)).not.toBeNull()
  })

  test('leaves out calls that were given back', () => {
    const limiter = startLimiter()
    takeMany(limiter, 1)
    limiter.giveBack('a')
    limiter.giveBack('a')
    expect(limiter.toShare().shares).toEqual([])
    expect(takeMany(limiter, 20)).toBe(10)
  })
})
