import { addDays } from '@roomlark/contract/dates'
import type { Calendar } from '@roomlark/contract/inventory/calendar'
import { expect, test } from 'vitest'
import { changedCalendar } from './changed-calendar.ts'

const ordinary = {
  priceCents: 10_000,
  overridden: false,
  closed: false,
  minStay: 2,
  maxStay: null,
  closedToArrival: false,
  closedToDeparture: false,
  capacity: 3,
  outOfOrder: 0,
  sold: 1,
  blocked: 0,
}

// 2026-06-15 is a Monday.
const calendar: Calendar = {
  fromOn: '2026-06-15',
  untilOn: '2026-06-21',
  currency: 'EUR',
  groupHolds: [],
  roomTypes: ['sea', 'garden'].map((id) => ({
    id,
    name: id,
    units: 3,
    nights: Array.from({ length: 7 }, (_, index) => ({ night: addDays('2026-06-15', index), ...ordinary })),
  })),
}

const edit = { roomTypeIds: ['sea'], fromOn: '2026-06-16', untilOn: '2026-06-30', weekdays: [5, 6] }

test('changes the given nights and leaves all others the same', () => {
  const changed = changedCalendar(calendar, { ...edit, change: { priceCents: 12_000, closed: true } })
  const touched = changed.roomTypes[0]?.nights.filter(
    (night, index) => night !== calendar.roomTypes[0]?.nights[index],
  )
  expect(touched?.map(({ night }) => night)).toEqual(['2026-06-19', '2026-06-20'])
  expect(touched?.[0]).toEqual({
    ...ordinary,
    night: '2026-06-19',
    priceCents: 12_000,
    overridden: true,
    closed: true,
  })
  expect(changed.roomTypes[1]).toBe(calendar.roomTypes[1])
})

test.each([
  [{ pricePercent: 10 }, { priceCents: 11_000, overridden: true }],
  [{ capacity: 2 }, { capacity: 2 }],
  [{ capacity: 99 }, { capacity: 3 }],
  [{ capacity: null }, { capacity: 3 }],
  [
    { minStay: null, closedToArrival: true },
    { minStay: null, closedToArrival: true },
  ],
])('%j changes as the server would', (change, expected) => {
  const changed = changedCalendar(calendar, { ...edit, weekdays: [], change })
  expect(changed.roomTypes[0]?.nights[1]).toEqual({ ...ordinary, night: '2026-06-16', ...expected })
})

test('is the same calendar when the change lies elsewhere', () => {
  const elsewhere = { ...edit, fromOn: '2026-07-01', untilOn: '2026-07-31', change: { closed: true } }
  expect(changedCalendar(calendar, elsewhere)).toBe(calendar)
})
