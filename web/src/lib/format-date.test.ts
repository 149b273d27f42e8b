import { afterEach, describe, expect, it } from 'vitest'
import { isoDate, longDate, longDateTime, midSentence, relativeTime } from './format-date.ts'
import { writeAs } from './formats.ts'

const now = new Date(2026, 5, 16, 12, 0)

describe('longDate', () => {
  it('writes the weekday, day, month and year without commas', () => {
    expect(longDate(now)).toBe('Tue 16 June 2026')
  })

  it('adds a 24-hour time when asked', () => {
    expect(longDateTime(new Date(2026, 5, 16, 0, 5))).toBe('Tue 16 June 2026, 00:05')
  })

  it('gives the local calendar date for machines', () => {
    expect(isoDate(new Date(2026, 0, 2, 23, 59))).toBe('2026-01-02')
  })
})

describe('relativeTime', () => {
  it.each([
    ['now', new Date(2026, 5, 16, 11, 59, 30), 'Just now'],
    ['a clock that runs ahead', new Date(2026, 5, 16, 12, 3), 'Just now'],
    ['one minute', new Date(2026, 5, 16, 11, 59), '1 minute ago'],
    ['under an hour', new Date(2026, 5, 16, 11, 1), '59 minutes ago'],
    ['one hour', new Date(2026, 5, 16, 11, 0), '1 hour ago'],
    ['two hours', new Date(2026, 5, 16, 9, 30), '2 hours ago'],
    ['late yesterday, within a day', new Date(2026, 5, 15, 13, 0), '23 hours ago'],
    ['yesterday', new Date(2026, 5, 15, 11, 0), 'Yesterday'],
    ['the day before', new Date(2026, 5, 14, 23, 0), 'Sun 14 June 2026'],
  ])('%s', (_, date, expected) => {
    expect(relativeTime(date, now)).toBe(expected)
  })

  it('counts days by the calendar of another place when asked', () => {
    const noon = new Date('2026-06-16T12:00:00Z')
    const early = new Date('2026-06-14T16:00:00Z')
    expect(relativeTime(early, noon, 'UTC')).toBe('Sun 14 June 2026')
    expect(relativeTime(early, noon, 'Asia/Tokyo')).toBe('Yesterday')
    expect(relativeTime(new Date('2026-06-13T16:00:00Z'), noon, 'Asia/Tokyo')).toBe('Sun 14 June 2026')
  })

  it('keeps the capitals of a date in the middle of a sentence', () => {
    const before = (date: Date) => midSentence(relativeTime(date, now))
    expect(before(new Date(2026, 5, 16, 11, 59, 30))).toBe('just now')
    expect(before(new Date(2026, 5, 15, 11, 0))).toBe('yesterday')
    expect(before(new Date(2026, 5, 14, 23, 0))).toBe('Sun 14 June 2026')
  })
})

describe('dates in the formats of an account', () => {
  afterEach(() => writeAs(null))
  const evening = new Date('2026-06-16T20:30:00Z')

  it('English keeps the order of the product, in the chosen zone', () => {
    writeAs({ locale: 'en-US', timeZone: 'Asia/Tokyo' })
    expect(longDateTime(evening)).toBe('Wed 17 June 2026, 05:30')
    expect(isoDate(evening)).toBe('2026-06-17')
  })

  it('other languages write their own', () => {
    writeAs({ locale: 'de-DE', timeZone: 'Europe/Berlin' })
    expect(longDateTime(evening)).toBe('Di., 16. Juni 2026, 22:30')
  })
})
