import { describe, expect, it } from 'vitest'
import { localTimeWords, longRangeWords, momentWords, nightsBetween, rangeWords } from './stay-words.ts'

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

describe('moments', () => {
  it('are told on the clock of the hotel', () => {
    const year = new Date().getFullYear()
    expect(momentWords(`${year}-07-01T22:30:00.000Z`, 'Asia/Tokyo')).toContain('2 July, 07:30')
  })

  it('tell a year that is not this one', () => {
    expect(localTimeWords('2025-06-11T15:00', '2026')).toBe('Wed 11 June 2025, 15:00')
    expect(localTimeWords('2026-06-11T15:00', '2026')).toBe('Thu 11 June, 15:00')
  })
})

it('counts the nights of a stay, a night without an hour included', () => {
  expect(nightsBetween('2026-03-28', '2026-03-29')).toBe('1 night')
  expect(nightsBetween('2026-03-27', '2026-03-30')).toBe('3 nights')
})
