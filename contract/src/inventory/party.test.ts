import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeParty } from './party.ts'

const double = {
  id: 'double',
  maxAdults: 2,
  maxChildren: 1,
  includedAdults: 2,
  extraAdultCents: 0,
  childBands: [],
}
const family = {
  id: 'family',
  maxAdults: 4,
  maxChildren: 2,
  includedAdults: 2,
  extraAdultCents: 2500,
  childBands: [{ maxAge: 17, cents: 900 }],
}
const attic = {
  id: 'attic',
  maxAdults: 3,
  maxChildren: 0,
  includedAdults: 1,
  extraAdultCents: 1000,
  childBands: [],
}

describe('a party in its rooms', () => {
  test.each([
    [
      'one adult in each room first',
      [double, double],
      2,
      [],
      [
        [1, 0],
        [1, 0],
      ],
    ],
    [
      'then as many as the price includes',
      [double, family],
      3,
      [],
      [
        [2, 0],
        [1, 0],
      ],
    ],
    [
      'extra adults where they cost least',
      [family, attic],
      5,
      [],
      [
        [2, 0],
        [3, 0],
      ],
    ],
    [
      'a room may stay empty',
      [double, double],
      1,
      [],
      [
        [1, 0],
        [0, 0],
      ],
    ],
    [
      'children where they cost least',
      [family, double],
      2,
      [4],
      [
        [1, 0],
        [1, 1],
      ],
    ],
    ["a child may take an adult's place", [attic], 1, [4, 5], [[1, 2]]],
  ] as const)('%s', (_name, rooms, adults, childAges, expected) => {
    const placed = placeParty([...rooms], { adults, childAges })
    expect(placed?.map((room) => [room.adults, room.childAges.length])).toEqual(expected)
  })

  test.each([
    ['an adult too many', [double], 3, []],
    ['a child too many', [double], 2, [4, 5]],
  ] as const)('does not fit: %s', (_name, rooms, adults, childAges) => {
    expect(placeParty([...rooms], { adults, childAges })).toBeUndefined()
  })

  test('fits exactly if there are enough places, and nobody is left out or placed beyond capacity', () => {
    const rooms = fc.array(fc.constantFrom(double, family, attic), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(
        rooms,
        fc.integer({ min: 1, max: 20 }),
        fc.array(fc.nat(17), { maxLength: 12 }),
        (places, adults, childAges) => {
          const adultPlaces = places.reduce((sum, place) => sum + place.maxAdults, 0)
          const all = places.reduce((sum, place) => sum + place.maxAdults + place.maxChildren, 0)
          const placed = placeParty(places, { adults, childAges })
          expect(placed !== undefined).toBe(adults <= adultPlaces && adults + childAges.length <= all)
          if (!placed) return
          expect(placed.reduce((sum, room) => sum + room.adults, 0)).toBe(adults)
          expect(placed.flatMap((room) => room.childAges).toSorted()).toEqual(childAges.toSorted())
          for (const [index, room] of placed.entries()) {
            const place = places[index]
            if (!place) throw new Error('a room too many')
            expect(room.adults).toBeLessThanOrEqual(place.maxAdults)
            expect(room.adults + room.childAges.length).toBeLessThanOrEqual(
              place.maxAdults + place.maxChildren,
            )
          }
        },
      ),
    )
  })
})
