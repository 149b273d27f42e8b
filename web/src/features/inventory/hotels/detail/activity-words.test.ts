import type { HotelActivity } from '@roomlark/contract/inventory/hotels'
import { describe, expect, it } from 'vitest'
import { currencyWords } from '../../../../lib/currency-words.ts'
import { percentText } from '../../../../lib/format-number.ts'
import { activityLines, activityWords } from './activity-words.ts'
import { coordinateWords, timeZoneWords } from './place-words.ts'

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

const deed = (at: string, action: HotelActivity['action'], over: Partial<HotelActivity> = {}) => ({
  at,
  actor: 'Amara',
  action,
  fields: [],
  ...over,
})
const told = (deeds: HotelActivity[]) =>
  activityLines(deeds).map(({ newest, words, count }) => `${newest.actor} ${words} ${count} ${newest.at}`)

describe('activityLines', () => {
  it('joins the same deed in a row, and keeps the latest time', () => {
    expect(
      told([
        deed('2026-06-16T12:03:00Z', 'images'),
        deed('2026-06-16T12:02:00Z', 'images'),
        deed('2026-06-16T12:01:00Z', 'activated'),
        deed('2026-06-16T12:00:00Z', 'images'),
      ]),
    ).toEqual([
      'Amara changed the photos 2 2026-06-16T12:03:00Z',
      'Amara set the hotel active 1 2026-06-16T12:01:00Z',
      'Amara changed the photos 1 2026-06-16T12:00:00Z',
    ])
  })

  it('keeps apart other people, other fields and other days', () => {
    const at = '2026-06-16T12:00:00Z'
    const all = [
      deed(at, 'images'),
      deed(at, 'images', { actor: 'Bruno' }),
      deed(at, 'updated', { fields: ['name'] }),
      deed(at, 'updated', { fields: ['city'] }),
      deed('2026-06-14T12:00:00Z', 'updated', { fields: ['city'] }),
    ]
    expect(activityLines(all).map(({ count }) => count)).toEqual([1, 1, 1, 1, 1])
  })
})
