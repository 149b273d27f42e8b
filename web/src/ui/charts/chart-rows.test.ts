import { expect, test } from 'vitest'
import { lineRows } from './chart-rows.ts'

test('a line stops before the month that is not over, and a dotted one continues to it', () => {
  const point = (name: string) => ({ short: name, long: name })
  const rows = lineRows({
    axis: 'Month',
    unit: 'count',
    points: [point('Sep'), point('Oct'), { ...point('Nov'), isRunning: true }],
    series: [{ name: 'Bookings', values: [5, 9, 2] }],
  })
  expect(rows.map(({ s0, r0 }) => [s0, r0])).toEqual([
    [5, undefined],
    [9, 9],
    [null, 2],
  ])
})
