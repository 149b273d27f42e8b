import { expect, test } from 'vitest'
import { arcPath, computeSlices, sliceAt } from './doughnut-slices.ts'

const turn = 2 * Math.PI
const shares = computeSlices([45, 30, 20, 5])

test('slices follow each other around the whole', () => {
  const parts = shares.flatMap(({ startAngle, endAngle }) => [startAngle, endAngle].map((one) => one / turn))
  const expected = [0, 0.45, 0.45, 0.75, 0.75, 0.95, 0.95, 1]
  for (const [at, part] of expected.entries()) expect(parts[at]).toBeCloseTo(part)
  expect(computeSlices([0, -1])).toEqual([
    { startAngle: 0, endAngle: 0 },
    { startAngle: 0, endAngle: 0 },
  ])
})

test('a slice is a part of the ring from 60 to 120, and the whole is a circle with a hole', () => {
  expect(arcPath({ startAngle: 0, endAngle: turn / 4 })).toBe(
    'M0,-120A120,120,0,0,1,120,0L60,0A60,60,0,0,0,0,-60Z',
  )
  const whole = arcPath({ startAngle: 0, endAngle: turn })
  expect(whole.match(/A120,120/g)).toHaveLength(2)
  expect(whole.match(/A60,60/g)).toHaveLength(2)
})

test.each([
  { x: 0, y: 0, is: null },
  { x: 200, y: 0, is: null },
  { x: 90, y: 0, is: 0 },
  { x: 0, y: 90, is: 1 },
  { x: -80, y: -5, is: 2 },
  { x: -5, y: -90, is: 3 },
])('at $x $y there is slice $is', ({ x, y, is }) => {
  expect(sliceAt(shares, x, y)).toBe(is)
})
