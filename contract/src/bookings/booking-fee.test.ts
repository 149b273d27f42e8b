import { describe, expect, test } from 'vitest'
import { cancellationPresets } from '../inventory/cancellation.ts'
import { cancelFeeCents, nightlyTotals, noShowFeeCents } from './booking-fee.ts'

const stays = [
  {
    nightlyCents: [
      { night: '2026-06-17', priceCents: 9000 },
      { night: '2026-06-16', priceCents: 8000 },
    ],
  },
  { nightlyCents: [{ night: '2026-06-16', priceCents: 5000 }] },
]
const booking = {
  state: 'confirmed',
  cancellationPolicy: cancellationPresets.Flexible,
  checkInOn: '2026-06-16',
  checkInTime: '15:00',
  timeZone: 'Europe/Rome',
} as const

test('the nights of all rooms are added up in order', () => {
  expect(nightlyTotals(stays)).toEqual([13_000, 9000])
})

describe('what a cancellation costs', () => {
  const early = new Date('2026-06-15T12:59:00Z')
  const late = new Date('2026-06-15T13:00:00Z')

  test('follows the policy in the hotel’s local time, over all rooms', () => {
    expect(cancelFeeCents(booking, stays, early)).toBe(0)
    expect(cancelFeeCents(booking, stays, late)).toBe(13_000)
  })

  test('is nothing for a hold', () => {
    expect(cancelFeeCents({ ...booking, state: 'held' }, stays, late)).toBe(0)
  })
})

test('a no-show owes the fee of the policy, over all rooms', () => {
  expect(noShowFeeCents(booking, stays)).toBe(13_000)
})
