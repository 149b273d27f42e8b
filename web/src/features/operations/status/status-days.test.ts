import { expect, test } from 'vitest'
import { formatUptime, shownDays } from './status-days.ts'

const day = (on: string, checks: number, failed: number) => ({ on, checks, failed })

test('ninety days up to today, each with the results of its checks', () => {
  const days = [day('2026-06-14', 288, 200), day('2026-06-15', 288, 3), day('2026-06-16', 100, 0)]
  const shown = shownDays(days, '2026-06-16')
  expect(shown).toHaveLength(90)
  expect(shown.slice(-4).map(({ on, look }) => [on, look])).toEqual([
    ['2026-06-13', 'none'],
    ['2026-06-14', 'down'],
    ['2026-06-15', 'partly'],
    ['2026-06-16', 'up'],
  ])
})

test.each([
  [[], undefined],
  [[day('2026-06-16', 10, 0)], '100%'],
  [[day('2026-06-16', 100_000, 1)], '99.99%'],
  [[day('2026-06-15', 2, 2), day('2026-06-16', 2, 0)], '50.00%'],
])('uptime of %j is %s', (days, words) => {
  expect(formatUptime(days)).toBe(words)
})
