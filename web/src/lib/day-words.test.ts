import { describe, expect, it } from 'vitest'
import { longRangeWords, rangeWords } from './day-words.ts'

describe('rangeWords', () => {
  it.each([
    ['2026-06-16', '2026-06-21', '16 to 21 Jun'],
    ['2026-06-28', '2026-07-03', '28 Jun to 3 Jul'],
    ['2026-06-16', '2026-06-16', '16 Jun'],
    ['2025-06-16', '2025-06-21', '16 to 21 Jun 2025'],
    ['2026-12-30', '2027-01-02', '30 Dec 2026 to 2 Jan 2027'],
  ])('says %s and %s as "%s"', (from, to, expected) => {
    expect(rangeWords(from, to, '2026')).toBe(expected)
  })

  it('has a longer form', () => {
    expect(longRangeWords('2026-06-16', '2026-06-21', '2026')).toBe('16 to 21 June')
  })
})
