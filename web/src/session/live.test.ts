import { expect, it } from 'vitest'
import { retryDelay } from './live.ts'

it('waits longer after each failure, at most half a minute, never less than half of that', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((failures) => retryDelay(failures, 1))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ])
  expect(retryDelay(0, 0)).toBe(500)
  expect(retryDelay(50, 0)).toBe(15_000)
})
