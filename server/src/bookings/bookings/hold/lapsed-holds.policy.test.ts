import { expect, test } from 'vitest'
import { findHoldsInTheWay, freeOfLapsed } from './lapsed-holds.policy.ts'

const night = (day: number, sold: number, capacity = 2) => ({
  roomTypeId: 'double',
  night: `2027-06-0${day}`,
  sold,
  capacity,
  blocked: 0,
})
const hold = (bookingId: string, ...days: number[]) =>
  days.map((day) => ({ bookingId, roomTypeId: 'double', night: `2027-06-0${day}`, rooms: 1 }))
const wanted = (quantity: number) => [{ roomTypeId: 'double', quantity }]

test.each([
  ['none where rooms are free', wanted(1), [night(1, 1), night(2, 1)], [...hold('a', 1, 2)], []],
  ['the first of two', wanted(1), [night(1, 2)], [...hold('a', 1), ...hold('b', 1)], ['a']],
  ['both for two rooms', wanted(2), [night(1, 2)], [...hold('a', 1), ...hold('b', 1)], ['a', 'b']],
  [
    'one for each night',
    wanted(1),
    [night(1, 2), night(2, 2)],
    [...hold('a', 1), ...hold('b', 2)],
    ['a', 'b'],
  ],
  ['none of other nights', wanted(1), [night(1, 1), night(2, 2)], [...hold('a', 1), ...hold('b', 2)], ['b']],
  ['nothing where others have the rooms', wanted(2), [night(1, 2)], [...hold('a', 1)], null],
])('%s', (_, rooms, nights, lapsed, expected) => {
  expect(findHoldsInTheWay(rooms, nights, lapsed)).toEqual(expected)
})

test('a night is read as if expired holds had ended', () => {
  const nights = [night(1, 2), night(2, 1)]
  const lapsed = [...hold('a', 1), ...hold('b', 1)]
  expect(freeOfLapsed(nights, lapsed)).toEqual([night(1, 0), night(2, 1)])
})
