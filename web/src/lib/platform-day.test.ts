import { expect, it } from 'vitest'
import { platformDay } from './platform-day.ts'

it('is the day in UTC, whatever the clock of the browser says', () => {
  expect(platformDay(new Date('2026-11-16T22:30:00-05:00'))).toBe('2026-11-17')
  expect(platformDay(new Date('2026-11-16T03:30:00+09:00'))).toBe('2026-11-15')
})
