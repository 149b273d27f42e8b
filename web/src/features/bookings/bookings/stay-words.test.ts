import { describe, expect, it } from 'vitest'
import { localTimeWords, momentWords, nightsBetween } from './stay-words.ts'

describe('moments', () => {
  it('are written in the time zone of the hotel', () => {
    const year = new Date().getFullYear()
    expect(momentWords(`${year}-07-01T22:30:00.000Z`, 'Asia/Tokyo')).toContain('2 July, 07:30')
  })

  it('include the year if it is not the current one', () => {
    expect(localTimeWords('2025-06-11T15:00', '2026')).toBe('Wed 11 June 2025, 15:00')
    expect(localTimeWords('2026-06-11T15:00', '2026')).toBe('Thu 11 June, 15:00')
  })
})

it('counts the nights of a stay, a night without an hour included', () => {
  expect(nightsBetween('2026-03-28', '2026-03-29')).toBe('1 night')
  expect(nightsBetween('2026-03-27', '2026-03-30')).toBe('3 nights')
})
