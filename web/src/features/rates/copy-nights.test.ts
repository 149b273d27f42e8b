import type { CalendarNight } from '@roomlark/contract/calendar'
import { addDays, weekdayOf } from '@roomlark/contract/dates'
import { describe, expect, test } from 'vitest'
import { copiedNights, copyEdits, sourceOf } from './copy-nights.ts'

const priceOnly = { price: true, rooms: false, open: false, limits: false }

function nightsFrom(first: string, prices: number[]): CalendarNight[] {
  return prices.map((priceCents, index) => ({
    night: addDays(first, index),
    priceCents,
    overridden: false,
    closed: false,
    minStay: null,
    maxStay: null,
    closedToArrival: false,
    closedToDeparture: false,
    capacity: 4,
    sold: 1,
    blocked: 0,
  }))
}

// 2026-06-26 is a Friday.
const weekend = nightsFrom('2026-06-26', [300, 320])
const week = nightsFrom('2026-06-22', [100, 100, 100, 100, 150, 150, 100])
const july = { fromOn: '2026-07-01', untilOn: '2026-07-31' }

describe('copying nights', () => {
  test('goes by weekday; nights without one to copy from are left', () => {
    const source = (night: string) => sourceOf(weekend, july, night)?.night
    expect(source('2026-07-03')).toBe('2026-06-26')
    expect(source('2026-07-04')).toBe('2026-06-27')
    expect(source('2026-07-05')).toBeUndefined()
    expect(copiedNights(weekend, july)).toBe(9)
  })

  test('repeats whole weeks in their order', () => {
    const fortnight = nightsFrom(
      '2026-06-22',
      Array.from({ length: 14 }, (_, index) => index),
    )
    const target = { fromOn: '2026-07-08', untilOn: '2026-08-04' }
    for (let night = target.fromOn; night <= target.untilOn; night = addDays(night, 1)) {
      expect(weekdayOf(sourceOf(fortnight, target, night)?.night ?? '')).toBe(weekdayOf(night))
    }
    // A Wednesday: the third night, then a week later the tenth, then the third again.
    const prices = ['2026-07-08', '2026-07-15', '2026-07-22'].map(
      (night) => sourceOf(fortnight, target, night)?.priceCents,
    )
    expect(prices).toEqual([2, 9, 2])
  })

  test('becomes one change for all weekdays and room types alike', () => {
    const sources = [
      { roomTypeId: 'sea', nights: week },
      { roomTypeId: 'garden', nights: week },
    ]
    expect(copyEdits(sources, july, priceOnly)).toEqual([
      { ...july, roomTypeIds: ['sea', 'garden'], weekdays: [0, 1, 2, 3, 4], change: { priceCents: 100 } },
      { ...july, roomTypeIds: ['sea', 'garden'], weekdays: [5, 6], change: { priceCents: 150 } },
    ])
  })

  test('says the same as copying night by night', () => {
    const fortnight = nightsFrom('2026-06-22', [1, 1, 2, 2, 3, 3, 1, 1, 1, 2, 2, 5, 5, 1])
    const edits = copyEdits([{ roomTypeId: 'sea', nights: fortnight }], july, priceOnly)
    for (let night = july.fromOn; night <= july.untilOn; night = addDays(night, 1)) {
      const meant = edits.filter(
        ({ fromOn, untilOn, weekdays }) =>
          fromOn <= night && night <= untilOn && weekdays.includes(weekdayOf(night)),
      )
      expect(meant).toHaveLength(1)
      expect(meant[0]?.change.priceCents).toBe(sourceOf(fortnight, july, night)?.priceCents)
    }
  })

  test('copies only the parts asked for', () => {
    const parts = { price: false, rooms: true, open: true, limits: true }
    const [edit] = copyEdits([{ roomTypeId: 'sea', nights: weekend }], july, parts)
    expect(edit?.change).toEqual({
      capacity: 4,
      closed: false,
      minStay: null,
      maxStay: null,
      closedToArrival: false,
      closedToDeparture: false,
    })
  })

  test('copies nothing from nothing', () => {
    expect(copyEdits([{ roomTypeId: 'sea', nights: [] }], july, priceOnly)).toEqual([])
  })
})
