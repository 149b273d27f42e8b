import { describe, expect, test } from 'vitest'
import { weekdayLetters, weekdayLongDay } from '../../../lib/day-words.ts'
import { datedRangeWords, rangeWords, weekdayWords } from './date-words.ts'

describe('dates in words', () => {
  test.each([
    ['2026-06-25', '2026-06-25', '25 June'],
    ['2026-06-16', '2026-06-29', '16 to 29 June'],
    ['2026-06-28', '2026-07-03', '28 June to 3 July'],
    ['2026-12-28', '2027-01-03', '28 December 2026 to 3 January 2027'],
  ])('%s until %s is %s', (fromOn, untilOn, words) => {
    expect(rangeWords({ fromOn, untilOn })).toBe(words)
  })

  test('have their year once', () => {
    expect(datedRangeWords({ fromOn: '2026-06-16', untilOn: '2026-06-29' })).toBe('16 to 29 June 2026')
    expect(datedRangeWords({ fromOn: '2026-12-28', untilOn: '2027-01-03' })).toBe(
      '28 December 2026 to 3 January 2027',
    )
  })

  test('name nights and weekdays', () => {
    expect(weekdayLongDay('2026-06-16')).toBe('Tue 16 June')
    expect(weekdayLetters('2026-06-16')).toBe('Tu')
    expect(weekdayWords([6, 5])).toBe('Fri and Sat')
    expect(weekdayWords([])).toBe('every day')
  })
})
