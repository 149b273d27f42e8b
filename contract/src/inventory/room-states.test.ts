import { expect, test } from 'vitest'
import { floorWords, getFloor, isReady, notReadyWords } from './room-states.ts'

test.each([
  ['302', null, '3', 'Floor 3'],
  ['1204', null, '12', 'Floor 12'],
  ['7', null, '0', 'Ground floor'],
  ['12', null, '0', 'Ground floor'],
  ['b-07', null, 'B', 'Floor B'],
  ['G 101', null, 'G', 'Floor G'],
  ['…', null, '0', 'Ground floor'],
  ['302', 'Annexe', 'Annexe', 'Annexe'],
])('room %s with the floor %s is on %s', (number, floor, expected, words) => {
  expect(getFloor({ number, floor })).toBe(expected)
  expect(floorWords(expected)).toBe(words)
})

test('a clean room is ready unless rooms are inspected first', () => {
  const room = { number: '302', isStillIn: false }
  expect(isReady('clean', false)).toBe(true)
  expect(isReady('clean', true)).toBe(false)
  expect(isReady('inspected', true)).toBe(true)
  expect(notReadyWords({ ...room, state: 'dirty' }, false)).toBe('Room 302 is not clean yet')
  expect(notReadyWords({ ...room, state: 'clean' }, true)).toBe('Room 302 is not inspected yet')
  expect(notReadyWords({ ...room, state: 'out-of-order' }, true)).toBe('Room 302 is out of order')
  expect(notReadyWords({ ...room, state: 'inspected' }, true)).toBeUndefined()
  const words = notReadyWords({ ...room, state: 'clean', isStillIn: true }, false)
  expect(words).toBe('The guests of room 302 have not checked out')
})
