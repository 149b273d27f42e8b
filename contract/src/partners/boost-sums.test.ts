import { describe, expect, it, test } from 'vitest'
import {
  boostedRate,
  groupConsecutiveNights,
  isQuiet,
  nightSums,
  pointsOnTop,
  quietestRun,
  replayBoost,
} from './boost-sums.ts'

const night = (
  day: string,
  rooms: number,
  empty: number,
  boostPoints: number | null = null,
  baseCents = 100_00,
) => ({
  night: `2026-06-${day}`,
  rooms,
  empty,
  priceCents: 2 * baseCents,
  baseCents,
  boostPoints,
})

it.each([
  [15, 3, 18],
  [9.6, 5, 14.6],
  [48.5, 5, 50],
  [50, 3, 50],
])('%d percent and %d points are %d percent', (rate, points, total) => {
  expect(boostedRate(rate, points)).toBe(total)
  expect(rate + pointsOnTop(rate, points)).toBeCloseTo(total, 9)
})

describe('nights over several room types', () => {
  const roomTypes = [
    { id: 'double', name: 'Double', nights: [night('23', 8, 4), night('24', 8, 8, 3)] },
    { id: 'suite', name: 'Suite', nights: [night('23', 4, 2, null, 400_00), night('24', 4, 3)] },
  ]

  it('are added up, or those of one type taken', () => {
    expect(nightSums({ roomTypes }, null)).toEqual([
      { night: '2026-06-23', rooms: 12, empty: 6, emptyCents: 1_200_00, boostPoints: null },
      { night: '2026-06-24', rooms: 12, empty: 11, emptyCents: 1_100_00, boostPoints: 3 },
    ])
    expect(nightSums({ roomTypes }, 'suite').map(({ empty }) => empty)).toEqual([2, 3])
  })
})

it.each([
  [12, 6, true],
  [12, 5, false],
  [1, 1, true],
  [0, 0, false],
])('of %d rooms, %d empty ones make a quiet night: %s', (rooms, empty, quiet) => {
  expect(isQuiet({ rooms, empty })).toBe(quiet)
})

test('the quietest nights follow each other, are to come and have no boost yet', () => {
  const sums = [
    night('15', 12, 12),
    night('16', 12, 8),
    night('17', 12, 6),
    night('18', 12, 5),
    night('23', 12, 6),
    night('24', 12, 11),
    night('25', 12, 9),
    night('26', 12, 12, 3),
    night('29', 12, 7),
  ].map((sum) => ({ ...sum, emptyCents: 0 }))
  const findNights = (from: string) => quietestRun(sums, `2026-06-${from}`).map((sum) => sum.night.slice(8))
  expect(findNights('15')).toEqual(['15', '16', '17'])
  expect(findNights('16')).toEqual(['23', '24', '25'])
  expect(findNights('26')).toEqual(['29'])
  expect(findNights('30')).toEqual([])
})

describe('a replay', () => {
  const chosen = [6, 11, 9, 7].map((empty) => ({ empty, emptyCents: empty * 291_00 }))
  const terms = { ratePercent: 15, points: 3, maxNights: null }

  it('fills a quarter of the empty rooms', () => {
    expect(replayBoost(chosen, terms)).toEqual({
      empty: 33,
      filled: 8,
      nightCents: 291_00,
      revenueCents: 2_328_00,
      commissionCents: 419_04,
      boostCents: 69_84,
      keptCents: 1_908_96,
    })
  })

  it('fills no more than the boost is for, and at least one', () => {
    expect(replayBoost(chosen, { ...terms, maxNights: 3 })).toMatchObject({ filled: 3 })
    expect(replayBoost([{ empty: 1, emptyCents: 100 }], terms)).toMatchObject({ filled: 1 })
    expect(replayBoost([{ empty: 0, emptyCents: 0 }], terms)).toBeNull()
  })
})

it('puts nights that follow each other together', () => {
  expect(groupConsecutiveNights(['2026-07-01', '2026-06-30', '2026-06-23', '2026-06-29'])).toEqual([
    { first: '2026-06-23', last: '2026-06-23' },
    { first: '2026-06-29', last: '2026-07-01' },
  ])
})
