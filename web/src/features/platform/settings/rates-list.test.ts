import { expect, test } from 'vitest'
import { ageWords, currencyRates } from './rates-list.ts'

function rate(currency: string, usdRate: number, validFrom: string) {
  return { currency, usdRate, validFrom, setAt: `${validFrom}T00:00:00Z`, setBy: 'Roomlark' }
}
const rates = [
  rate('EUR', 1.2, '2026-12-01'),
  rate('EUR', 1.1, '2026-10-16'),
  rate('CHF', 1.12, '2026-11-15'),
  rate('AED', 0.27, '2020-01-01'),
]
const inUse = [
  { currency: 'XPF', hotels: 1 },
  { currency: 'EUR', hotels: 4 },
]

test('currencies in use come first, also one without a rate', () => {
  const rows = currencyRates(rates, inUse, '2026-11-15')
  expect(rows.map(({ currency, hotels }) => `${currency} ${hotels}`)).toEqual([
    'EUR 4',
    'XPF 1',
    'AED 0',
    'CHF 0',
  ])
  expect(rows[0]).toMatchObject({ now: { usdRate: 1.1 }, ageDays: 30 })
  expect(rows[1]?.now).toBeUndefined()
})

test.each([
  ['franc', ['XPF', 'CHF']],
  ['swiss FRANC', ['CHF']],
  ['eur', ['EUR']],
  ['zzz', []],
])('the search for %s finds %j', (search, found) => {
  expect(currencyRates(rates, inUse, '2026-11-15', search).map(({ currency }) => currency)).toEqual(found)
})

test('an age is written in words', () => {
  expect([0, 1, 43, 2145].map(ageWords)).toEqual([
    'From today',
    '1 day old',
    '43 days old',
    'Over 5 years old',
  ])
})
