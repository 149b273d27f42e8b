import type { HotelActivity } from '@roomlark/contract/hotels'
import { describe, expect, it } from 'vitest'
import { activityLines } from './activity-lines.ts'

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
