import { addDays } from '@roomlark/contract/dates'
import { expect, test } from 'vitest'
import { pickUpData, pickUpSubtitle } from './pick-up-data.ts'

function pickUp(nights: [night: string, rooms: number][]) {
  return {
    since: '2026-11-14T00:00:00Z',
    bookings: 1,
    roomNights: 1,
    currency: 'USD',
    roomRevenueCents: 0,
    nights: nights.map(([night, rooms]) => ({ night, rooms, revenueCents: 0 })),
  }
}

test('every night has its bar, including those nobody booked', () => {
  const data = pickUpData(
    pickUp([
      ['2026-11-28', 2],
      ['2026-12-02', 1],
    ]),
  )
  expect(data.points.map(({ iso }) => iso)).toEqual([
    ...['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'],
  ])
  expect(data.series[0]?.values).toEqual([2, 0, 0, 0, 1])
  expect(data.period).toEqual({ fromOn: '2026-11-28', untilOn: '2026-12-02' })
})

test('a long period goes by weeks, a very long one by months, and nothing is lost', () => {
  for (const [days, most, words] of [
    [100, 15, 'by week'],
    [700, 25, 'by month'],
  ] as const) {
    const booked = pickUp([
      ['2026-11-28', 2],
      [addDays('2026-11-28', days), 3],
    ])
    const { points, series } = pickUpData(booked)
    expect(points.length).toBeLessThanOrEqual(most)
    expect(new Set(points.map(({ iso }) => iso)).size).toBe(points.length)
    expect(series[0]?.values.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBe(5)
    expect(pickUpSubtitle(booked)).toContain(words)
  }
})

test('nothing booked is nothing to draw', () => {
  expect(pickUpData(pickUp([])).points).toEqual([])
})
