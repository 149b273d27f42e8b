import type { HotelActivity } from '@roomlark/contract/hotels'
import { describe, expect, it } from 'vitest'
import { percentText } from '../../../lib/format-number.ts'
import { activityWords } from './activity-words.ts'
import { coordinateWords, currencyWords, timeZoneWords } from './place-words.ts'

describe('activityWords', () => {
  const updated = (fields: string[]) =>
    activityWords({ at: '2026-06-16T10:00:00Z', actor: 'Amara', action: 'updated', fields })

  it.each([
    [[], 'changed the hotel'],
    [['name'], 'changed the name'],
    [['name', 'starRating'], 'changed the name and star rating'],
    [['name', 'city', 'country', 'timeZone'], 'changed the name, city, country and time zone'],
    [['name', 'city', 'country', 'timeZone', 'currency'], 'changed the name, city, country and 2 more'],
    [['somethingNew'], 'changed the somethingNew'],
  ])('%o', (fields, words) => {
    expect(updated(fields)).toBe(words)
  })

  it('has a phrase for every other deed', () => {
    const deed: HotelActivity = {
      at: '2026-06-16T10:00:00Z',
      actor: 'Amara',
      action: 'deactivated',
      fields: [],
    }
    expect(activityWords(deed)).toBe('set the hotel inactive')
  })
})

describe('words of a place', () => {
  it('names the currency', () => {
    expect(currencyWords('EUR')).toBe('Euro (EUR)')
  })

  it('tells how far the clock is from Greenwich on that day', () => {
    expect(timeZoneWords('Europe/Rome', new Date('2026-06-16T00:00:00Z'))).toBe('Europe/Rome (GMT+2)')
    expect(timeZoneWords('America/New_York', new Date('2026-01-16T00:00:00Z'))).toBe(
      'America/New York (GMT-5)',
    )
  })

  it('writes coordinates with their hemispheres', () => {
    expect(coordinateWords(40.6281, -14.485)).toBe('40.6281° N, 14.4850° W')
    expect(coordinateWords(-8.5, 115)).toBe('8.5000° S, 115.0000° E')
  })
})

describe('percent', () => {
  it.each([
    [15, '15%'],
    [12.5, '12.5%'],
    [0, '0%'],
    [8.25, '8.25%'],
  ])('%d', (rate, words) => {
    expect(percentText(rate)).toBe(words)
  })
})
