import type { Calendar } from '@roomlark/contract/inventory/calendar'
import type { RatePlan } from '@roomlark/contract/inventory/rates'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { expect, it } from 'vitest'
import { listOccupancy, listPlanRows } from './plan-prices.tsx'

const night = (capacity: number, sold: number, blocked = 0) => ({ capacity, sold, blocked })

it('counts what is taken of the rooms of all types', () => {
  const roomTypes = [
    { nights: [night(4, 3), night(0, 0), night(2, 5)] },
    { nights: [night(4, 0, 1), night(0, 0), night(2, 0)] },
  ]
  expect(listOccupancy({ roomTypes } as Calendar)).toEqual([50, null, 50])
})

it('prices plans that differ from the list price for the guests that it includes', () => {
  const plan = { isActive: true, percent: 0, perAdultCents: 0 }
  const plans = [
    { ...plan, id: 'list', name: 'Flexible' },
    { ...plan, id: 'less', name: 'Saver', percent: -10 },
    { ...plan, id: 'more', name: 'Breakfast', perAdultCents: 1500 },
    { ...plan, id: 'off', name: 'Old', percent: -50, isActive: false },
  ]
  const types = [{ id: 'double', includedAdults: 2, extraAdultCents: 0, childBands: [] }]
  const rows = listPlanRows(plans as unknown as RatePlan[], types as unknown as RoomType[])
  expect(rows.map(({ name, price }) => [name, price('double', 10_000)])).toEqual([
    ['Saver', 9000],
    ['Breakfast', 13_000],
  ])
})
