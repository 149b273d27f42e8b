import { plainCityTax, plainTaxRules, type TaxRules } from '@roomlark/contract/inventory/tax-rules'

/** Taxes as they were before they had exceptions: one VAT rate, and a city tax for everybody and every night. */
export type SimpleTaxes = {
  cityTaxCents: number
  cityTaxPer: 'person-night' | 'adult-night' | 'room-night'
  vatPercent: number
  vatIncluded: boolean
}

export function simpleTaxes(taxes: Partial<SimpleTaxes> = {}): TaxRules {
  const { cityTaxCents = 0, cityTaxPer = 'person-night', vatPercent = 0, vatIncluded = true } = taxes
  const cityTax = cityTaxCents > 0 ? plainCityTax(cityTaxPer, cityTaxCents) : null
  return { ...plainTaxRules(vatPercent, vatIncluded), cityTax }
}
