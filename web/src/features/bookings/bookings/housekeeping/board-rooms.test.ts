import type { HousekeepingRoom } from '@roomlark/contract/inventory/housekeeping'
import { expect, test } from 'vitest'
import { boardViews, groupByFloor, isShown, todayWords } from './board-rooms.ts'

function room(number: string, changes: Partial<HousekeepingRoom> = {}): HousekeepingRoom {
  return {
    id: number,
    number,
    roomTypeName: 'Double',
    floor: number.slice(0, -2),
    state: 'clean',
    since: null,
    byName: null,
    version: 0,
    departure: null,
    arrival: null,
    isStayOver: false,
    assignee: null,
    notes: [],
    block: null,
    ...changes,
  }
}

test('rooms are listed by floor, and those a guest is waiting for come first', () => {
  const rooms = [
    room('1001'),
    room('201', { state: 'dirty' }),
    room('202', { state: 'dirty', arrival: 'expected' }),
    room('203', { arrival: 'expected' }),
  ]
  const floors = groupByFloor(rooms, false).map(({ name, waiting, rooms: here }) => [
    name,
    waiting,
    here.map(({ number }) => number).join(),
  ])
  expect(floors).toEqual([
    ['Floor 2', 2, '202,201,203'],
    ['Floor 10', 0, '1001'],
  ])
  // A room that was just marked stays where the thumb is.
  const done = rooms.map((one) => (one.number === '202' ? { ...one, state: 'clean' as const } : one))
  const [second] = groupByFloor(done, false, new Map([['202', 'dirty']]))
  expect(second?.rooms.map(({ number }) => number)).toEqual(['202', '201', '203'])
})

test.each([
  ['dirty', room('1', { state: 'dirty' }), false, ['to-clean', 'all']],
  ['clean', room('1'), false, ['all']],
  ['clean and to be inspected', room('1'), true, ['to-clean', 'all']],
  ['out of order', room('1', { state: 'out-of-order' }), true, ['all']],
  ['expecting a guest', room('1', { arrival: 'expected' }), false, ['arrivals', 'all']],
  ['mine', room('1', { assignee: { userId: 'me', name: 'Ada' } }), false, ['mine', 'all']],
  ['somebody else’s', room('1', { assignee: { userId: 'you', name: 'Ben' } }), false, ['all']],
] as const)('a room that is %s is shown where it belongs', (_name, one, needsInspection, views) => {
  expect(boardViews.filter((view) => isShown(one, view, { needsInspection, userId: 'me' }))).toEqual(views)
})

test.each([
  [{}, 'Vacant'],
  [{ departure: 'expected', arrival: 'expected' }, 'Leaves today, arrival today'],
  [{ departure: 'done' }, 'Has left'],
  [{ isStayOver: true }, 'Stays on'],
  [{ arrival: 'done' }, 'Has arrived'],
] as const)('%j is “%s”', (changes, words) => {
  expect(todayWords(room('1', changes))).toBe(words)
})
