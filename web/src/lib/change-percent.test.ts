import { expect, it } from 'vitest'
import { changePercent, changePoints } from './change-percent.ts'

it.each([
  [110, 100, 10],
  [50, 100, -50],
  [0, 0, 0],
  // Nothing has no percentage.
  [5, 0, undefined],
  [null, 3, undefined],
  [3, null, undefined],
])('from %s against %s is %s', (now, before, percent) => {
  expect(changePercent(now, before)).toBe(percent)
})

it.each([
  [33.3, 37.3, -4],
  [20, 0, 20],
  [null, 3, undefined],
])('%s percent against %s percent is %s points', (now, before, points) => {
  expect(changePoints(now, before)).toBe(points)
})
