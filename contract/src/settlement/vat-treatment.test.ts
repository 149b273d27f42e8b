import { expect, test } from 'vitest'
import { findVatCurrency, findVatIdCountry, getVatTreatment } from './vat-treatment.ts'

test.each([
  ['registered', 'IE', 'IE', { kind: 'charged', rateBps: 2300 }],
  ['registered', 'SE', 'IE', { kind: 'reverse-charge' }],
  ['registered', 'US', 'IE', { kind: 'reverse-charge' }],
  ['registered', 'SE', 'GB', { kind: 'elsewhere' }],
  ['registered', 'US', 'US', null],
  ['small-business', 'DE', 'DE', { kind: 'small-business' }],
  ['none', 'DE', 'IE', { kind: 'not-registered' }],
] as const)('%s in %s, to %s', (vatStatus, country, customer, treatment) => {
  expect(getVatTreatment({ vatStatus, country }, customer)).toEqual(treatment)
})

test('a VAT id names its country, and a country the currency of its VAT', () => {
  expect(['IE6388047V', 'EL123456789', '123'].map(findVatIdCountry)).toEqual(['IE', 'GR', null])
  expect(['GR', 'SE', 'US'].map(findVatCurrency)).toEqual(['EUR', 'SEK', null])
})
