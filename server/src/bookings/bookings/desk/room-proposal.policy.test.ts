import { expect, test } from 'vitest'
import { type AssignableRoom, proposeRooms, type RoomlessStay } from './room-proposal.policy.ts'

const day = (number: number) => `2026-06-${String(number).padStart(2, '0')}`

function stay(stayId: string, from: number, until: number, more: Partial<RoomlessStay> = {}): RoomlessStay {
  const nights = { fromOn: day(from), untilOn: day(until) }
  return { stayId, bookingId: stayId, roomTypeId: 'double', lastRoomId: null, ...nights, ...more }
}

function room(number: string, taken: [from: number, until: number][] = [], floor: string | null = null) {
  const nights = taken.map(([from, until]) => ({ fromOn: day(from), untilOn: day(until) }))
  return { id: number, number, roomTypeId: 'double', floor, taken: nights } satisfies AssignableRoom
}

const numbers = (stays: RoomlessStay[], rooms: AssignableRoom[]) =>
  Object.fromEntries([...proposeRooms(stays, rooms)].map(([id, { number }]) => [id, number]))

test('a stay fills a gap, so that long gaps stay free for long stays', () => {
  const rooms = [
    room('101'),
    room('102', [
      [1, 5],
      [8, 12],
    ]),
  ]
  expect(numbers([stay('a', 5, 8)], rooms)).toEqual({ a: '102' })
})

test('no room is given twice, and one that is free on some nights only is not given at all', () => {
  const rooms = [room('101', [[7, 9]]), room('102')]
  const chosen = numbers([stay('short', 5, 7), stay('long', 4, 10), stay('late', 9, 11)], rooms)
  expect(chosen).toEqual({ long: '102', short: '101', late: '101' })
  expect(numbers([stay('a', 5, 8), stay('b', 6, 9)], [room('101')])).toEqual({ a: '101' })
})

test('no stay is left over that could have had a room', () => {
  const stays = [stay('a', 1, 4), stay('b', 4, 9), stay('c', 3, 6), stay('d', 6, 8), stay('e', 1, 3)]
  expect(proposeRooms(stays, [room('101'), room('102')]).size).toBe(5)
})

test('guests get the room in which they slept last', () => {
  const rooms = [room('101'), room('102'), room('9')]
  expect(numbers([stay('a', 5, 8), stay('b', 5, 8, { lastRoomId: '101' })], rooms)).toEqual({
    a: '9',
    b: '101',
  })
})

test('rooms of one booking are on one floor if they can be', () => {
  const rooms = [room('101', [], '1'), room('201', [], '2'), room('102', [], '1')]
  const party = { bookingId: 'family' }
  const chosen = numbers([stay('a', 5, 8, party), stay('b', 5, 8, party), stay('c', 5, 8)], rooms)
  expect([chosen.a, chosen.b].toSorted()).toEqual(['101', '102'])
  expect(chosen.c).toBe('201')
})

test('a room of another type is never proposed', () => {
  expect(numbers([stay('a', 5, 8, { roomTypeId: 'suite' })], [room('101')])).toEqual({})
})
