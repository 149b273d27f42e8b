import { expect, test } from 'vitest'
import { cellPrice, findLowPrice } from './cell-price.ts'

test.each([
  ['en', 11_900, 'EUR', '€119'],
  ['en', 81_500, 'MAD', '815'],
  ['de', 17_900, 'CHF', '179'],
  ['fr', 125_000, 'SEK', '1\u202f250'],
] as const)('in %s, %i cents of %s%s fit into a cell', (language, cents, currency, words) => {
  expect(cellPrice(language, cents, currency)).toBe(words)
})

const priced = (...prices: (number | null)[]) => prices.map((priceCents) => ({ priceCents }))

test('a price is low where it is an exception, and clearly below the others', () => {
  expect(findLowPrice(priced(100, 120, 120, null, 130, 130))).toBe(100)
  expect(findLowPrice(priced(118, 120, 120, 120))).toBeUndefined()
  expect(findLowPrice(priced(100, 100, 100, 120, 130, 140, 150))).toBeUndefined()
  expect(findLowPrice([])).toBeUndefined()
})
