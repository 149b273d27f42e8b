import { expect, test } from 'vitest'
import { chosenRooms, needsRoom, staysToAsk } from './check-in-rooms.ts'

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

test('a stay is asked about if it has no room or one that is not ready, and ready rooms come first', () => {
  const states = {
    needsInspection: false,
    rooms: (['dirty', 'dirty', 'clean', 'inspected'] as const).map((state, index) => {
      const number = `10${index + 1}`
      return { id: number, number, state, isStillIn: false }
    }),
  }
  const stay = (stayId: string, roomId: string | null) => ({
    stayId,
    roomId,
    roomTypeName: 'Double',
    checkInOn: '2026-11-16',
    checkOutOn: '2026-11-18',
    rooms: rooms.filter(({ id }) => id !== roomId),
  })
  const all = [stay('none', null), stay('dirty', '101'), stay('ready', '104')]
  const asked = (given: Parameters<typeof staysToAsk>[1]) =>
    staysToAsk(all, given).map(({ stayId, rooms: offered }) => [stayId, ...offered.map(({ id }) => id)])
  expect(asked(states)).toEqual([
    ['none', '103', '101', '102'],
    ['dirty', '101', '103', '102'],
  ])
  expect(asked({ ...states, needsInspection: true }).map(([stayId]) => stayId)).toEqual(['none', 'dirty'])
  const notLeft = states.rooms.map((room) => ({ ...room, isStillIn: room.id === '103' || room.id === '104' }))
  expect(asked({ ...states, rooms: notLeft })).toEqual([
    ['none', '101', '102', '103'],
    ['dirty', '101', '102', '103'],
    ['ready', '104', '101', '102', '103'],
  ])
  expect(asked(undefined)).toEqual([['none', '101', '102', '103']])
})
