import { expect, test } from 'vitest'
import { makePoint, spanPeriod } from './chart-points.ts'

test('a month that is not over says so; one that is does not', () => {
  const month = (fromOn: string, untilOn: string) => makePoint('month', { fromOn, untilOn })
  expect(month('2026-11-01', '2026-11-15')).toEqual({
    short: 'Nov',
    long: 'November 2026, so far',
    iso: '2026-11',
    isRunning: true,
  })
  expect(month('2026-10-01', '2026-10-31')).toEqual({ short: 'Oct', long: 'October 2026', iso: '2026-10' })
})

test('days and weeks are written as ISO says, for files', () => {
  expect(makePoint('day', { fromOn: '2026-06-01', untilOn: '2026-06-01' }).iso).toBe('2026-06-01')
  expect(makePoint('week', { fromOn: '2026-06-01', untilOn: '2026-06-07' }).iso).toBe('2026-06-01/2026-06-07')
})

test('a chart covers the days from its first to its last point', () => {
  expect(
    spanPeriod([
      { fromOn: '2026-06-01', untilOn: '2026-06-07' },
      { fromOn: '2026-06-08', untilOn: '2026-06-09' },
    ]),
  ).toEqual({ period: { fromOn: '2026-06-01', untilOn: '2026-06-09' } })
  expect(spanPeriod([])).toEqual({})
})
