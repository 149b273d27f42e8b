import { describe, expect, test } from 'vitest'
import { addDays } from '../dates.ts'
import { changedDatesFault, isTooEarly, newDatesFault, releasedFrom, roomChangesFrom } from './stay-dates.ts'

const today = '2026-06-16'
const day = (days: number) => addDays(today, days)

describe('the dates of a new stay', () => {
  test.each([
    ['tonight', 0, 1, undefined],
    ['the other way round', 2, 1, 'check-out-first'],
    ['without a night', 2, 2, 'check-out-first'],
    ['from yesterday', -1, 2, 'check-in-past'],
    ['of 365 nights', 1, 366, undefined],
    ['of 366 nights', 1, 367, 'stay-too-long'],
    ['until the last day of sale', 3 * 365 - 1, 3 * 365, undefined],
    ['beyond the last day of sale', 3 * 365, 3 * 365 + 1, 'too-far-ahead'],
  ])('%s', (_name, from, until, fault) => {
    expect(newDatesFault({ checkInOn: day(from), checkOutOn: day(until) }, today)?.kind).toBe(fault)
  })

  test('last night is accepted while the desk may still sell it', () => {
    expect(newDatesFault({ checkInOn: day(-1), checkOutOn: day(1) }, today, day(-1))).toBeUndefined()
  })
})

test('a stay that is too long says how long it may be', () => {
  const fault = newDatesFault({ checkInOn: day(1), checkOutOn: day(400) }, today)
  expect(fault).toEqual({ kind: 'stay-too-long', params: { nights: 365 } })
})

describe('other dates for a booking', () => {
  const begun = { state: 'checked-in', checkInOn: day(-2) } as const
  const ahead = { state: 'confirmed', checkInOn: day(3) } as const
  test.each([
    ['a guest in house stays longer', begun, -2, 4, undefined],
    ['a guest in house left in the past', begun, -2, -1, 'check-out-past'],
    ['a guest in house arrives another day', begun, -1, 4, 'guest-arrived'],
    ['an arrival moves to today', ahead, 0, 2, undefined],
    ['an arrival moves to yesterday', ahead, -1, 2, 'check-in-past'],
    ['a stay loses its last night', ahead, 3, 3, 'check-out-first'],
  ])('%s', (_name, booking, from, until, fault) => {
    expect(changedDatesFault(booking, { checkInOn: day(from), checkOutOn: day(until) }, today)?.kind).toBe(
      fault,
    )
  })
})

test('nobody is checked in or marked a no-show before the day of check-in', () => {
  expect(isTooEarly('checked-in', day(1), today)).toBe(true)
  expect(isTooEarly('no-show', day(1), today)).toBe(true)
  expect(isTooEarly('checked-in', today, today)).toBe(false)
  expect(isTooEarly('cancelled', day(1), today)).toBe(false)
})

test.each([
  ['cancelled', 1, day(1)],
  ['expired', 1, day(1)],
  ['no-show', 0, day(1)],
  ['checked-out', -3, today],
  ['checked-out', 0, day(1)],
  ['checked-in', 0, undefined],
] as const)('%s, with check-in %i days from today, gives back nights from %s', (to, checkIn, from) => {
  expect(releasedFrom(to, day(checkIn), today)).toBe(from)
})

test('a guest in house changes rooms from tonight on, everyone else from the first night', () => {
  expect(roomChangesFrom({ state: 'checked-in', checkInOn: day(-2) }, today)).toBe(today)
  expect(roomChangesFrom({ state: 'checked-in', checkInOn: today }, today)).toBe(today)
  expect(roomChangesFrom({ state: 'confirmed', checkInOn: day(-2) }, today)).toBe(day(-2))
})
