import { describe, expect, test } from 'vitest'
import { aboutCents, Cents, changeByPercent, isLowPrice, minorUnits, moneyText } from './money.ts'

describe('minor units', () => {
  test('an amount is about as much in another currency, and exactly as much in its own', () => {
    const euro = { currency: 'EUR', usdRate: 1.16 }
    const yen = { currency: 'JPY', usdRate: 0.00655 }
    expect(aboutCents(10_000, euro, { currency: 'USD', usdRate: 1 })).toBe(11_600)
    expect(aboutCents(10_000, euro, yen)).toBe(17_710)
    expect(aboutCents(17_710, yen, euro)).toBe(10_000)
    expect(aboutCents(12_345, euro, { currency: 'EUR', usdRate: 9 })).toBe(12_345)
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
