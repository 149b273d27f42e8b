import { addDays, getWeekday, listNights } from '@roomlark/contract/dates'
import { childCents, listPriceCents, roomNightCents } from '@roomlark/contract/inventory/pricing'
import type { PriceEffect, PriceRuleInput } from '@roomlark/contract/inventory/rates'
import { changeByPercent, usdCents } from '@roomlark/contract/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const type = { id: 'double', basePriceCents: 10_000 }
const saturday = '2026-07-04'
const monday = '2026-07-06'

function rule(changes: Partial<PriceRuleInput>): PriceRuleInput {
  const effect: PriceEffect = { kind: 'percent', percent: 10 }
  return { name: 'Rule', roomTypeId: null, fromOn: null, untilOn: null, weekdays: [], effect, ...changes }
}
const price = (cents: number): PriceEffect => ({ kind: 'price', cents })
const percent = (value: number): PriceEffect => ({ kind: 'percent', percent: value })
const summer = { fromOn: '2026-07-01', untilOn: '2026-08-31' }

describe('the price of a night before any plan', () => {
  test.each([
    ['is the base price by default', saturday, [], null, 10_000],
    [
      'is its own where it has one, whatever the rules say',
      saturday,
      [rule({ ...summer, effect: price(1) })],
      7777,
      7777,
    ],
    ['may be set to zero', saturday, [], 0, 0],
    ['changes with a season', saturday, [rule({ ...summer, effect: percent(25) })], null, 12_500],
    ['is set by a season', saturday, [rule({ ...summer, effect: price(18_000) })], null, 18_000],
    ['counts the first night of a season', '2026-07-01', [rule({ ...summer })], null, 11_000],
    ['counts the last night of a season', '2026-08-31', [rule({ ...summer })], null, 11_000],
    ['is normal the night before a season', '2026-06-30', [rule({ ...summer })], null, 10_000],
    ['is normal the night after a season', '2026-09-01', [rule({ ...summer })], null, 10_000],
    ['follows an endless season', '2031-01-01', [rule({ fromOn: '2026-07-01' })], null, 11_000],
    [
      'takes the season added last',
      saturday,
      [rule({ ...summer, effect: price(1) }), rule({ ...summer, effect: price(2) })],
      null,
      2,
    ],
    ['changes by weekday', saturday, [rule({ weekdays: [5, 6], effect: percent(20) })], null, 12_000],
    ['is normal on other days', monday, [rule({ weekdays: [5, 6], effect: percent(20) })], null, 10_000],
    [
      'takes the weekday rule added last',
      saturday,
      [rule({ weekdays: [6], effect: price(1) }), rule({ weekdays: [6], effect: price(2) })],
      null,
      2,
    ],
    [
      'changes by season first and then by weekday, whatever order they were added in',
      saturday,
      [rule({ weekdays: [6], effect: percent(10) }), rule({ ...summer, effect: price(20_000) })],
      null,
      22_000,
    ],
    ['follows a season on some days only', monday, [rule({ ...summer, weekdays: [6] })], null, 10_000],
    ['follows a rule of its type', saturday, [rule({ roomTypeId: 'double' })], null, 11_000],
    ['ignores a rule of another type', saturday, [rule({ roomTypeId: 'suite' })], null, 10_000],
    [
      'rounds half up at every step',
      saturday,
      [rule({ ...summer, effect: price(5) }), rule({ weekdays: [6], effect: percent(10) })],
      null,
      6,
    ],
  ] as const)('%s', (_name, night, rules, override, expected) => {
    expect(listPriceCents(night, type, rules, override)).toBe(expected)
  })
})

describe('the price of a room for its guests', () => {
  const occupancy = {
    includedAdults: 2,
    extraAdultCents: 3000,
    childBands: [
      { maxAge: 2, cents: 0 },
      { maxAge: 11, cents: 1500 },
    ],
  }
  const flexible = { percent: 0, perAdultCents: 0 }
  test.each([
    ['the adults it includes cost nothing more', flexible, 2, [], 10_000],
    ['one adult costs as much as two', flexible, 1, [], 10_000],
    ['nobody costs as much as two', flexible, 0, [], 10_000],
    ['a third adult costs extra', flexible, 3, [], 13_000],
    ['so does a fourth', flexible, 4, [], 16_000],
    ['an infant is in the first band', flexible, 2, [0], 10_000],
    ['the limit of a band is included', flexible, 2, [2], 10_000],
    ['beyond it the next applies', flexible, 2, [3], 11_500],
    ['children add up', flexible, 2, [3, 11, 2], 13_000],
    ['older than the last band is an extra adult', flexible, 2, [12], 13_000],
    [
      'a plan moves the night but not the extras',
      { percent: -10, perAdultCents: 0 },
      3,
      [5],
      9000 + 3000 + 1500,
    ],
    ['breakfast is for each adult', { percent: 0, perAdultCents: 1200 }, 3, [5], 10_000 + 3600 + 3000 + 1500],
    ['a plan rounds half up', { percent: -0.01, perAdultCents: 0 }, 2, [], 9999],
  ] as const)('%s', (_name, plan, adults, childAges, expected) => {
    expect(roomNightCents(10_000, occupancy, plan, { adults, childAges })).toBe(expected)
  })

  test('children are free if there are no bands', () => {
    expect(childCents({ extraAdultCents: 3000, childBands: [] }, 17)).toBe(0)
  })
})

describe('dollars', () => {
  test.each([
    ['as they are', 12_345, 'USD', 1, 12_345],
    ['from euros', 40_000, 'EUR', 1.16, 46_400],
    ['rounded half up', 50, 'EUR', 1.01, 51],
    ['from a currency without minor units', 15_000, 'JPY', 0.00655, 9825],
    ['from one with three decimals', 12_345, 'KWD', 3.26, 4024],
    ['of a very large amount, to the cent', 900_000_000_000, 'EUR', 1.00000001, 900_000_009_000],
  ])('%s', (_name, cents, currency, rate, expected) => {
    expect(usdCents(cents, currency, rate)).toBe(expected)
  })
})

describe('for any prices and rules', () => {
  const effects = fc.oneof(
    fc.record({ kind: fc.constant('price' as const), cents: fc.nat(1_000_000) }),
    fc.record({
      kind: fc.constant('percent' as const),
      percent: fc.integer({ min: -9000, max: 50_000 }).map((bps) => bps / 100),
    }),
  )
  const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days))
  const rules = fc.array(
    fc.record({
      name: fc.constant('Rule'),
      roomTypeId: fc.constantFrom(null, 'double', 'suite'),
      fromOn: fc.option(day),
      untilOn: fc.option(day),
      weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
      effect: effects,
    }),
    { maxLength: 8 },
  )

  test('a night costs a whole amount of 0 or more, and only applicable rules matter', () => {
    fc.assert(
      fc.property(day, rules, fc.nat(1_000_000), (night, all, basePriceCents) => {
        const cents = listPriceCents(night, { id: 'double', basePriceCents }, all, null)
        expect(Number.isSafeInteger(cents)).toBe(true)
        expect(cents).toBeGreaterThanOrEqual(0)
        const holding = all.filter(
          (one) =>
            one.roomTypeId !== 'suite' &&
            (one.fromOn ?? night) <= night &&
            night <= (one.untilOn ?? night) &&
            (one.weekdays.length === 0 || one.weekdays.includes(getWeekday(night))),
        )
        expect(listPriceCents(night, { id: 'double', basePriceCents }, holding, null)).toBe(cents)
      }),
    )
  })

  test('a percentage is exact to half a cent, even there and back', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.integer({ min: -9000, max: 50_000 }), (cents, bps) => {
        const exact = (BigInt(cents) * BigInt(10_000 + bps) * 2n + 10_000n) / 20_000n
        expect(changeByPercent(cents, bps / 100)).toBe(Number(exact))
      }),
    )
  })

  test('more guests never cost less', () => {
    const bands = fc
      .uniqueArray(fc.integer({ min: 0, max: 17 }), { maxLength: 5 })
      .chain((ages) =>
        fc.tuple(
          ...ages
            .toSorted((a, b) => a - b)
            .map((maxAge) => fc.record({ maxAge: fc.constant(maxAge), cents: fc.nat(5000) })),
        ),
      )
    fc.assert(
      fc.property(
        bands,
        fc.nat(9000),
        fc.nat(8),
        fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
        (childBands, extraAdultCents, adults, childAges) => {
          const occupancy = { includedAdults: 2, extraAdultCents, childBands }
          const plan = { percent: -10, perAdultCents: 700 }
          const one = roomNightCents(10_000, occupancy, plan, { adults, childAges })
          expect(
            roomNightCents(10_000, occupancy, plan, { adults: adults + 1, childAges }),
          ).toBeGreaterThanOrEqual(one)
          expect(
            roomNightCents(10_000, occupancy, plan, { adults, childAges: [...childAges, 4] }),
          ).toBeGreaterThanOrEqual(one)
        },
      ),
    )
  })

  test('a stay has each night between its dates once, across clock changes and leap days', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 400 }), (from, length) => {
        const nights = listNights(from, addDays(from, length))
        expect(nights).toHaveLength(length)
        expect(new Set(nights).size).toBe(length)
      }),
    )
  })
})
