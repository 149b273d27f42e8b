import { expect, test } from 'vitest'
import { addMonths, utcDay } from './dates.ts'

test.each([
  ['2026-11-16T22:30:00-05:00', '2026-11-17'],
  ['2026-11-16T03:30:00+09:00', '2026-11-15'],
])('%s is %s in UTC', (at, day) => {
  expect(utcDay(at)).toBe(day)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-12-31', 2, '2027-02-28'],
])('%s and %i months is %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected)
})
