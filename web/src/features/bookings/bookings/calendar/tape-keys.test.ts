import { describe, expect, it } from 'vitest'
import { barBeside } from './tape-keys.ts'
import type { Bar } from './tape-rows.ts'

function bar(stayId: string, checkInOn: string): Bar {
  return {
    stayId,
    bookingId: stayId,
    reference: '',
    guestName: '',
    state: 'confirmed',
    roomTypeId: '',
    roomId: null,
    checkInOn,
    checkOutOn: checkInOn,
    bookedFromOn: '2026-06-01',
    bookedUntilOn: '2026-06-02',
    isVip: false,
    unreadMessages: 0,
    version: 1,
  }
}

const lines = [
  [bar('a', '2026-06-15'), bar('b', '2026-06-20')],
  [bar('c', '2026-06-01'), bar('d', '2026-06-19'), bar('e', '2026-06-28')],
]

describe('barBeside', () => {
  it.each([
    ['a', 'ArrowRight', 'b'],
    ['b', 'ArrowLeft', 'a'],
    ['b', 'ArrowDown', 'd'],
    ['e', 'ArrowUp', 'b'],
    ['e', 'Home', 'c'],
    ['c', 'End', 'e'],
  ])('leads from %s with %s to %s', (from, key, to) => {
    expect(barBeside(lines, from, key)?.stayId).toBe(to)
  })

  it.each([
    ['a', 'ArrowLeft'],
    ['a', 'ArrowUp'],
    ['e', 'ArrowRight'],
    ['e', 'ArrowDown'],
    ['x', 'ArrowDown'],
    ['a', 'x'],
  ])('leads nowhere from %s with %s', (from, key) => {
    expect(barBeside(lines, from, key)).toBeUndefined()
  })
})
