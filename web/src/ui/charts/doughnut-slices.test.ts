import { expect, test } from 'vitest'
import { arcPath, sliceAt, slicesOf } from './doughnut-slices.ts'

const shares = slicesOf([45, 30, 20, 5])

test('slices follow each other around the whole', () => {
  expect(shares).toEqual([
    { from: 0, to: 0.45 },
    { from: 0.45, to: 0.75 },
    { from: 0.75, to: 0.95 },
    { from: 0.95, to: 1 },
  ])
  expect(slicesOf([0, 0])).toEqual([
    { from: 0, to: 0 },
    { from: 0, to: 0 },
  ])
})

test('a slice is a part of the ring from 60 to 120, and the whole is a circle with a hole', () => {
  expect(arcPath({ from: 0, to: 0.25 })).toBe('M0 -120A120 120 0 0 1 120 0L60 0A60 60 0 0 0 0 -60Z')
  expect(arcPath({ from: 0, to: 1 })).toBe(
    'M0 -120A120 120 0 1 1 0 120A120 120 0 1 1 0 -120ZM0 -60A60 60 0 1 0 0 60A60 60 0 1 0 0 -60Z',
  )
})

test.each([
  { x: 0, y: 0, is: null },
  { x: 200, y: 0, is: null },
  { x: 90, y: 0, is: 0 },
  { x: 0, y: 90, is: 1 },
  { x: -80, y: 0, is: 2 },
  { x: -5, y: -90, is: 3 },
])('at $x $y there is slice $is', ({ x, y, is }) => {
  expect(sliceAt(shares, x, y)).toBe(is)
})
