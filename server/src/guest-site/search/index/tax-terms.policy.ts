import { plainCityTax, plainTaxRules, type TaxRules } from '@roomlark/contract/inventory/tax-rules'

const plainUnits = ['person-night', 'adult-night', 'room-night'] as const
type PlainUnit = (typeof plainUnits)[number]

/**
 * The taxes of most hotels are four values. Only a hotel with fees, meals of their own value, or a city tax with a name,
 * a season or another exception, has its rules added as they are.
 */
export type TaxTerms = [
  cityTaxCents: number,
  per: PlainUnit,
  vatPercent: number,
  vatIncluded: 0 | 1,
  rules?: TaxRules,
]

export function packTaxes(rules: TaxRules, hasMeals: boolean): TaxTerms {
  const { cityTax, vat, fees } = rules
  const vatIncluded = rules.vatIncluded ? 1 : 0
  if (hasMeals) return [0, 'person-night', vat.rooms, vatIncluded, rules]
  if (fees.length === 0 && cityTax === null) return [0, 'person-night', vat.rooms, vatIncluded]
  if (fees.length > 0 || !isPlain(cityTax)) return [0, 'person-night', vat.rooms, vatIncluded, rules]
  return [cityTax.cents, cityTax.per, vat.rooms, vatIncluded]
}

type CityTax = TaxRules['cityTax']

function isPlain(tax: CityTax): tax is NonNullable<CityTax> & { per: PlainUnit } {
  return (
    tax !== null &&
    plainUnits.some((unit) => unit === tax.per) &&
    tax.name === null &&
    tax.exemptBelowAge === null &&
    tax.maxNights === null &&
    tax.seasons.length === 0
  )
}

export function readTaxes([cents, per, vatPercent, vatIncluded, rules]: TaxTerms): TaxRules {
  if (rules) return rules
  const plain = plainTaxRules(vatPercent, vatIncluded === 1)
  if (cents > 0) plain.cityTax = plainCityTax(per, cents)
  return plain
}
