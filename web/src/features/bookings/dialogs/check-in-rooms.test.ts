import { expect, test } from 'vitest'
import { chosenRooms, needsRoom } from './check-in-rooms.ts'

const rooms = ['101', '102', '103'].map((number) => ({ id: number, number }))
const stays = ['a', 'b'].map((stayId) => ({ stayId, rooms }))

test('each stay gets the best room no other has', () => {
  expect([...chosenRooms(stays, new Map())]).toEqual([
    ['a', '101'],
    ['b', '102'],
  ])
})

test('a chosen room is kept, and the other stays get different ones', () => {
  expect([...chosenRooms(stays, new Map([['b', '101']]))]).toEqual([
    ['a', '102'],
    ['b', '101'],
  ])
})

test('a stay without a free room has none', () => {
  expect([...chosenRooms([...stays, { stayId: 'c', rooms: [] }], new Map()).keys()]).toEqual(['a', 'b'])
})

test('a room is needed if one of the stays has none', () => {
  expect(needsRoom({ rooms: [{ number: '101' }, { number: null }] })).toBe(true)
  expect(needsRoom({ rooms: [{ number: '101' }] })).toBe(false)
})
