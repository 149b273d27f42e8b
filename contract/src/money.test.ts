import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  aboutCents,
  Cents,
  changeByPercent,
  dollar,
  isLowPrice,
  minorUnits,
  moneyText,
  usdCents,
} from './money.ts'

describe('minor units', () => {
  test('an amount is about as much in another currency, and exactly as much in its own', () => {
    const euro = { code: 'EUR', usdRate: 1.16 }
    const yen = { code: 'JPY', usdRate: 0.00655 }
    expect(aboutCents(10_000, euro, dollar)).toBe(11_600)
    expect(aboutCents(10_000, euro, yen)).toBe(17_710)
    expect(aboutCents(17_710, yen, euro)).toBe(10_000)
    expect(aboutCents(12_345, euro, { code: 'EUR', usdRate: 9 })).toBe(12_345)
  })

  const rates = fc.record({
    code: fc.constantFrom('EUR', 'JPY', 'KWD', 'IDR', 'CLF'),
    usdRate: fc.integer({ min: 1, max: 10 ** 9 }).map((units) => units / 1e8),
  })

  test('a page that knows only dollars shows the same amount as one that knows the hotel’s price', () => {
    const shilling = { code: 'UGX', usdRate: 0.00027 }
    // Converted directly instead of by way of dollar cents, it would be 18,517 shillings.
    expect(aboutCents(431, { code: 'EUR', usdRate: 1.16 }, shilling)).toBe(18_519)
    fc.assert(
      fc.property(fc.nat(10 ** 12), rates, rates, (cents, from, to) => {
        fc.pre(from.code !== to.code)
        const inDollars = usdCents(cents, from.code, from.usdRate)
        expect(aboutCents(cents, from, to)).toBe(aboutCents(inDollars, dollar, to))
      }),
    )
  })

  test('dollars are exact to the cent, rounded half up, for amounts of any size', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 12), rates, (cents, { code, usdRate }) => {
        const [product, units] = [BigInt(cents) * BigInt(Math.round(usdRate * 1e8)), minorUnits(code) * 1e6]
        const doubled = 2n * product + BigInt(units)
        expect(usdCents(cents, code, usdRate)).toBe(Number(doubled / BigInt(2 * units)))
      }),
    )
  })

  test.each([
    ['USD', 100],
    ['JPY', 1],
    ['ISK', 1],
    ['XPF', 1],
    ['KWD', 1000],
    ['CLF', 10_000],
    // ISO 4217 lists these, but Intl's own data does not.
    ['RSD', 100],
    ['IRR', 100],
  ])('of %s are %i', (currency, units) => {
    expect(minorUnits(currency)).toBe(units)
  })
})

test.each([
  [184_000, 'USD', '$1,840.00'],
  [18_400, 'JPY', '¥18,400'],
  [-1250, 'EUR', '−€12.50'],
  [1250, 'KWD', 'KWD\u00a01.250'],
  [1_250_050, 'HUF', 'HUF\u00a012,500.50'],
])('%i of %s is %s', (cents, currency, text) => {
  expect(moneyText(cents, currency)).toBe(text)
})

test('an amount may be twelve million rupiah, and moving it by the most allowed stays exact', () => {
  expect(Cents.safeParse(1_250_000_000).success).toBe(true)
  expect(Cents.safeParse(10_000_000_001).success).toBe(false)
  expect(changeByPercent(10_000_000_000, 500)).toBe(60_000_000_000)
})

test.each([
  [0, null, true],
  [1, null, false],
  [0, 0, true],
  [7999, 8000, true],
  [8000, 8000, false],
])('a price of %i with the floor %s has to be confirmed: %s', (cents, floorCents, isLow) => {
  expect(isLowPrice(cents, floorCents)).toBe(isLow)
})
