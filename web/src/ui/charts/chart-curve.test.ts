import { expect, test } from 'vitest'
import { monotonePath, straightPath, unbroken } from './chart-curve.ts'

test('a line rises and falls only where its spots do', () => {
  const path = monotonePath([
    { x: 0, y: 100 },
    { x: 30, y: 40 },
    { x: 60, y: 40 },
    { x: 90, y: 70 },
  ])
  expect(path).toBe('M0 100C10 80 20 40 30 40C40 40 50 40 60 40C70 40 80 60 90 70')
})

test('one spot is no line, and two are joined by a straight one', () => {
  expect(monotonePath([{ x: 5, y: 6 }])).toBe('M5 6')
  const two = [
    { x: 0, y: 0 },
    { x: 30, y: 60 },
  ]
  expect(monotonePath(two)).toBe('M0 0C10 20 20 40 30 60')
  expect(straightPath(two)).toBe('M0 0L30 60')
})

test('a line is broken where there is no figure', () => {
  const [a, b, c] = [
    { x: 0, y: 1 },
    { x: 1, y: 1 },
    { x: 3, y: 1 },
  ]
  expect(unbroken([null, a, b, null, c, null])).toEqual([[a, b], [c]])
})
