import { describe, expect, test } from 'vitest'
import { momentWords } from './webhook-health.ts'

describe('momentWords', () => {
  const now = new Date(2026, 5, 16, 14, 30)
  const words = (date: Date) => momentWords(date.toISOString(), now)

  test('names the day only if it is another one, and the year only if it is another one', () => {
    expect(words(new Date(2026, 5, 16, 16, 38))).toBe('16:38')
    expect(words(new Date(2026, 5, 17, 0, 16))).toBe('00:16 on 17 June')
    expect(words(new Date(2025, 11, 31, 9, 5))).toBe('09:05 on 31 December 2025')
  })
})
