import { plainCityTax, plainTaxRules, TaxRules } from '@roomlark/contract/inventory/tax-rules'
import { describe, expect, test } from 'vitest'
import { cityTaxWords, feeWords, seasonWords, vatWords } from './tax-words.ts'
import { readTaxes, toTaxesDraft } from './taxes-draft.ts'

const rules: TaxRules = {
  ...plainTaxRules(10, false),
  vat: { rooms: 10, fees: 22, food: 10, drinks: 22, services: 22, other: 0 },
  cityTax: {
    ...plainCityTax('person-night', 250),
    name: 'Kurtaxe',
    exemptBelowAge: 12,
    maxNights: 7,
    seasons: [{ from: '11-01', until: '03-31', cents: 0, percent: 0 }],
  },
  fees: [{ name: 'Cleaning', cents: 4550, per: 'stay', vatKind: 'fees' }],
}

describe('the form for taxes and fees', () => {
  test.each<[string, TaxRules, string]>([
    ['with everything', rules, 'EUR'],
    ['without anything', plainTaxRules(0, true), 'JPY'],
    [
      'with a percentage',
      { ...rules, cityTax: { ...plainCityTax('percent', 0), percent: 7.25, withoutVat: true } },
      'KWD',
    ],
  ])('returns what it was opened with, %s', (_name, given, currency) => {
    expect(TaxRules.parse(readTaxes(toTaxesDraft(given, currency), currency))).toEqual(given)
  })

  test('leaves out what does not apply to the chosen unit', () => {
    const draft = toTaxesDraft(rules, 'EUR')
    const read = (per: 'stay' | 'percent') =>
      readTaxes({ ...draft, cityTax: { ...draft.cityTax, per, percent: '5', seasons: [] } }, 'EUR').cityTax
    expect(read('stay')).toMatchObject({ cents: 250, percent: 0, exemptBelowAge: null, maxNights: null })
    expect(read('percent')).toMatchObject({ cents: 0, percent: 5, exemptBelowAge: null, maxNights: 7 })
    expect(readTaxes({ ...draft, hasCityTax: false }, 'EUR').cityTax).toBeNull()
  })

  test('is summed up in words', () => {
    const [fee] = rules.fees
    const [season] = rules.cityTax?.seasons ?? []
    if (!fee || !season || !rules.cityTax) throw new Error('it has one of each')
    expect(vatWords(rules)).toBe(
      'Rooms 10%, Fees 22%, Food 10%, Drinks 22%, Services 22%, Other 0%; on top of the prices',
    )
    expect(vatWords(plainTaxRules(10, true))).toBe('10%, included in the prices')
    expect(cityTaxWords(rules.cityTax, 'EUR')).toBe(
      '€2.50 per person and night, from age 12, for at most 7 nights',
    )
    expect(seasonWords(rules.cityTax, season, 'EUR')).toBe('1 November to 31 March: none')
    expect(feeWords(fee, 'EUR')).toBe('€45.50 per booking')
  })
})
