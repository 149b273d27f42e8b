import { expect, it } from 'vitest'
import { changePercent } from './change-percent.ts'

it.each([
  [110, 100, 10],
  [50, 100, -50],
  [0, 0, 0],
  [5, 0, 100],
  [null, 3, undefined],
  [3, null, undefined],
])('from %s against %s is %s', (now, before, percent) => {
  expect(changePercent(now, before)).toBe(percent)
})
