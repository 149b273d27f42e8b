import { expect, test } from 'vitest'
import { areaBelow, curveThrough, straightThrough } from './chart-curve.ts'

test('a curve rises and falls only where its spots do', () => {
  const path = curveThrough([
    { x: 0, y: 100 },
    { x: 30, y: 40 },
    { x: 60, y: 40 },
    { x: 90, y: 70 },
  ])
  const numbers = path.match(/[\d.]+/g)?.map(Number) ?? []
  const heights = numbers.filter((_, at) => at % 2 === 1)
  expect(path.startsWith('M0,100C')).toBe(true)
  expect(path.endsWith('90,70')).toBe(true)
  expect(Math.min(...heights)).toBe(40)
  expect(Math.max(...heights)).toBe(100)
})

test('a line is broken where there is no figure, and so is the area below it', () => {
  const [a, b, c, d] = [
    { x: 0, y: 1 },
    { x: 1, y: 1 },
    { x: 3, y: 1 },
    { x: 4, y: 1 },
  ]
  expect(straightThrough([null, a, b, null, c, d, null])).toBe('M0,1L1,1M3,1L4,1')
  expect(areaBelow([a, b, null, c, d], 9).match(/M/g)).toHaveLength(2)
})

test('nothing at all draws nothing', () => {
  expect(curveThrough([null, null])).toBe('')
})
