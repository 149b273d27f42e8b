import type { BookingState } from '@roomlark/contract/booking-states'
import { describe, expect, it } from 'vitest'
import { lifecycle } from './lifecycle.ts'

const now = new Date('2026-06-16T08:00:00Z')

function told(state: BookingState) {
  return {
    state,
    timeZone: 'Europe/Paris',
    checkInOn: '2026-06-16',
    checkOutOn: '2026-06-21',
    checkInTime: '15:00',
    checkOutTime: '11:00',
    heldUntil: null,
    events: [
      {
        at: '2026-06-02T07:05:00.000Z',
        actor: 'Amara Okafor',
        kind: 'confirmed' as const,
        params: {},
        particulars: null,
      },
      {
        at: '2026-06-02T06:41:00.000Z',
        actor: 'Amara Okafor',
        kind: 'created' as const,
        params: {
          heldMinutes: 10,
          takenBy: 'phone' as const,
          rooms: [{ name: 'Double', quantity: 2 }],
          checkInOn: '2026-06-16',
          checkOutOn: '2026-06-21',
          roomNumber: null,
          limits: [],
        },
        particulars: null,
      },
    ],
  }
}

describe('lifecycle', () => {
  it('tells what happened in its order, on the clock of the hotel', () => {
    const [first, second] = lifecycle(told('confirmed'), now)
    expect(first).toMatchObject({
      mark: 'done',
      title: 'Held for 10 minutes by phone: 2 × Double, 16 June 2026 to 21 June 2026',
    })
    expect(first?.detail).toMatch(/^Tue 2 June.*, 08:41, by Amara Okafor$/)
    expect(second).toMatchObject({ mark: 'done', title: 'Confirmed' })
  })

  it.each([
    ['held', ['Confirmation', 'Check-in', 'Check-out']],
    ['confirmed', ['Check-in', 'Check-out']],
    ['checked-in', ['Check-out']],
    ['checked-out', []],
    ['cancelled', []],
    ['no-show', []],
    ['expired', []],
  ] as const)('knows what comes after %s', (state, titles) => {
    const coming = lifecycle(told(state), now).filter(({ mark }) => mark !== 'done')
    expect(coming.map(({ title }) => title)).toEqual(titles)
    expect(coming.map(({ mark }) => mark)).toEqual(titles.map((_, index) => (index === 0 ? 'now' : 'next')))
  })

  it('says today', () => {
    expect(lifecycle(told('confirmed'), now).at(-2)?.detail).toBe('Today, from 15:00')
  })
})
