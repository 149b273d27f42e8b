import { describe, expect, test } from 'vitest'
import { readDistance, readNearbyCell } from './nearby.ts'

describe('readDistance', () => {
  test.each([
    ['350', 350],
    [' 350 m ', 350],
    ['1.2 km', 1200],
    ['1,2km', 1200],
    ['0.35 KM', 350],
    ['1,200 m', 1200],
    ['1.200', 1200],
    ['1.2', Number.NaN],
    ['1.2 m', Number.NaN],
    ['5 miles', Number.NaN],
    ['-3 km', Number.NaN],
    ['', Number.NaN],
  ])('reads %j as %d metres', (text, meters) => expect(readDistance(text)).toBe(meters))
})

describe('readNearbyCell', () => {
  test('reads kinds, distances and names', () => {
    expect(readNearbyCell('Beach 350; station 1,2 km Napoli Centrale;;ski-lift 90m')).toEqual([
      { kind: 'beach', name: '', meters: 350 },
      { kind: 'station', name: 'Napoli Centrale', meters: 1200 },
      { kind: 'ski-lift', name: '', meters: 90 },
    ])
    expect(readNearbyCell('beach 350 Marina Grande')).toEqual([
      { kind: 'beach', name: 'Marina Grande', meters: 350 },
    ])
    expect(readNearbyCell('')).toEqual([])
  })

  test.each(['beach', 'volcano 5 km', 'beach near', 'beach 1 km;'.repeat(30)])(
    'leaves %j as it is',
    (cell) => {
      expect(readNearbyCell(cell)).toBe(cell)
    },
  )
})
