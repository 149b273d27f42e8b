import { describe, expect, test } from 'vitest'
import { addDays, getWeekday } from '../dates.ts'
import { copiedChange, copyIndex } from './calendar-copy.ts'

const night = {
  night: '2026-06-26',
  priceCents: 300,
  overridden: false,
  closed: false,
  minStay: null,
  maxStay: 5,
  closedToArrival: true,
  closedToDeparture: false,
  outOfOrder: 0,
  capacity: 4,
  sold: 1,
  blocked: 0,
}

describe('copying nights', () => {
  test('goes by weekday; nights without a source night are left alone', () => {
    // 2026-06-26 is a Friday.
    const index = (target: string) => copyIndex('2026-06-26', 2, '2026-07-01', target)
    expect([index('2026-07-03'), index('2026-07-04'), index('2026-07-05')]).toEqual([0, 1, undefined])
  })

  test('repeats whole weeks in their order', () => {
    const index = (target: string) => copyIndex('2026-06-22', 14, '2026-07-08', target)
    for (let target = '2026-07-08'; target <= '2026-08-04'; target = addDays(target, 1)) {
      expect(getWeekday(addDays('2026-06-22', index(target) ?? 0))).toBe(getWeekday(target))
    }
    // For a Wednesday, this is the third night, a week later the tenth, and then the third again.
    expect(['2026-07-08', '2026-07-15', '2026-07-22'].map(index)).toEqual([2, 9, 2])
  })

  test('takes only the parts asked for', () => {
    const parts = { price: false, rooms: true, open: true, limits: true }
    expect(copiedChange(night, parts, 6)).toEqual({
      capacity: 4,
      closed: false,
      minStay: null,
      maxStay: 5,
      closedToArrival: true,
      closedToDeparture: false,
    })
    expect(copiedChange(night, { price: true, rooms: true, open: false, limits: false }, 4)).toEqual({
      priceCents: 300,
      capacity: null,
    })
  })
})
