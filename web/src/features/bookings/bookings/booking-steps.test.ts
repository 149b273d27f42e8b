import type { BookingState } from '@roomlark/contract/booking-states'
import { describe, expect, it } from 'vitest'
import { deskSteps, nightsLeft } from './booking-steps.ts'

const stay = { checkInOn: '2026-06-16', checkOutOn: '2026-06-20' }

function labels(state: BookingState, today: string): string[] {
  return deskSteps({ ...stay, state }, today).map(({ label }) => label)
}

describe('deskSteps', () => {
  it.each([
    ['held', '2026-06-10', ['Confirm booking']],
    ['confirmed', '2026-06-15', []],
    ['confirmed', '2026-06-16', ['Check in guest', 'No-show']],
    ['checked-in', '2026-06-18', ['Check out early']],
    ['checked-in', '2026-06-20', ['Check out guest']],
    ['checked-in', '2026-06-22', ['Check out guest']],
    ['checked-out', '2026-06-20', []],
    ['cancelled', '2026-06-16', []],
    ['no-show', '2026-06-16', []],
    ['expired', '2026-06-16', []],
  ] as const)('offers the steps a booking that is %s can take on %s', (state, today, expected) => {
    expect(labels(state, today)).toEqual(expected)
  })

  it('asks first only where money or nights are at stake', () => {
    expect(deskSteps({ ...stay, state: 'confirmed' }, '2026-06-16').map(({ asks }) => asks)).toEqual([
      false,
      true,
    ])
    expect(deskSteps({ ...stay, state: 'checked-in' }, '2026-06-17')[0]?.asks).toBe(true)
    expect(deskSteps({ ...stay, state: 'checked-in' }, '2026-06-20')[0]?.asks).toBe(false)
    const oneNight = { ...stay, state: 'checked-in' as const, checkOutOn: '2026-06-17' }
    expect(deskSteps(oneNight, '2026-06-16')[0]?.asks).toBe(true)
  })
})

describe('nightsLeft', () => {
  it.each([
    ['on the day of arrival: the first night is used', '2026-06-16', 3],
    ['in the middle', '2026-06-18', 2],
    ['on the day of leaving', '2026-06-20', 0],
    ['late', '2026-06-23', 0],
  ])('counts %s', (_name, today, expected) => {
    expect(nightsLeft(stay, today)).toBe(expected)
  })

  it('frees nothing of a single night', () => {
    expect(nightsLeft({ checkInOn: '2026-06-16', checkOutOn: '2026-06-17' }, '2026-06-16')).toBe(0)
  })
})
