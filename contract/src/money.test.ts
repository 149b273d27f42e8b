import { describe, expect, test } from 'vitest'
import { minorUnits, moneyText } from './money.ts'

describe('minor units', () => {
  test.each([
    ['USD', 100],
    ['JPY', 1],
    ['ISK', 1],
    ['XPF', 1],
    ['KWD', 1000],
    ['CLF', 10_000],
    // Intl's own data leaves these out, ISO 4217 does not.
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
