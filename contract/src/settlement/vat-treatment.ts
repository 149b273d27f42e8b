import type { TaxDetails } from './tax-details.ts'

/** The usual rate of VAT in basis points, by country; members of the European Union, and neighbours. */
const standardRates: Record<string, number> = {
  ...{ AT: 2000, BE: 2100, BG: 2000, CY: 1900, CZ: 2100, DE: 1900, DK: 2500, EE: 2400, ES: 2100, FI: 2550 },
  ...{ FR: 2000, GR: 2400, HR: 2500, HU: 2700, IE: 2300, IT: 2200, LT: 2100, LU: 1700, LV: 2100, MT: 1800 },
  ...{ NL: 2100, PL: 2300, PT: 2300, RO: 2100, SE: 2500, SI: 2200, SK: 2300 },
  ...{ CH: 810, GB: 2000, NO: 2500 },
}

const outsideEu = new Set(['CH', 'GB', 'NO'])

export function isInEu(country: string): boolean {
  return country in standardRates && !outsideEu.has(country)
}

/**
 * How VAT is treated on an invoice of an affiliate to Roomlark. Services to a business are supplied where that business
 * is established (directive 2006/112, article 44), so VAT is charged within one country only; across a border within
 * the European Union, or into it, Roomlark owes it (article 196).
 */
export type VatTreatment =
  | { kind: 'charged'; rateBps: number }
  | { kind: 'reverse-charge' | 'small-business' | 'not-registered' | 'elsewhere' }

type Supplier = Pick<TaxDetails, 'vatStatus' | 'country'>

/** Returns null for somebody who charges VAT in a country whose rate is not known here. */
export function getVatTreatment(
  { vatStatus, country }: Supplier,
  customerCountry: string,
): VatTreatment | null {
  if (vatStatus === 'none') return { kind: 'not-registered' }
  if (vatStatus === 'small-business') return { kind: 'small-business' }
  if (country === customerCountry) {
    const rateBps = standardRates[country]
    return rateBps === undefined ? null : { kind: 'charged', rateBps }
  }
  return { kind: isInEu(customerCountry) ? 'reverse-charge' : 'elsewhere' }
}

const euroCountries = new Set('AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '))
const ownCurrencies: Record<string, string> = {
  ...{ CZ: 'CZK', DK: 'DKK', HU: 'HUF', PL: 'PLN', RO: 'RON', SE: 'SEK', CH: 'CHF', GB: 'GBP', NO: 'NOK' },
}

/** The currency in which a country wants VAT to be stated (article 230); null where it is not known here. */
export function findVatCurrency(country: string): string | null {
  return euroCountries.has(country) ? 'EUR' : (ownCurrencies[country] ?? null)
}

/** The country of a VAT id, by the letters it begins with; null if it has none. */
export function findVatIdCountry(vatId: string): string | null {
  const pair = /^[A-Z]{2}/.exec(vatId.trim().toUpperCase())?.[0] ?? null
  return pair === 'EL' ? 'GR' : pair
}
