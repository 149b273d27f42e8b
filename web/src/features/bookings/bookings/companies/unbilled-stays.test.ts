import type { UnbilledStay } from '@roomlark/contract/bookings/company-bills'
import { expect, test } from 'vitest'
import { isOver, listSelections } from './unbilled-stays.ts'

const stay = (changes: Partial<UnbilledStay>): UnbilledStay => ({
  folioId: 'f',
  bookingId: 'b',
  reference: 'RL-4M8TX',
  guestName: 'Ida Berg',
  groupName: null,
  state: 'checked-out',
  checkInOn: '2026-08-30',
  checkOutOn: '2026-09-01',
  chargesCents: 1000,
  ...changes,
})

test('stays are chosen by the month in which they ended, or by group', () => {
  const stays = [stay({}), stay({ checkOutOn: '2026-08-02', groupName: 'Meier' }), stay({})]
  const choices = listSelections(stays)
  expect(choices.map(({ label }) => label)).toEqual(['All stays', 'August 2026', 'September 2026', 'Meier'])
  expect(choices.map(({ has }) => stays.filter(has).length)).toEqual([3, 1, 2, 1])
})

test('guests in house are not over', () => {
  expect(isOver(stay({}))).toBe(true)
  expect(isOver(stay({ state: 'checked-in' }))).toBe(false)
})
