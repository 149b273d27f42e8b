import type { BillLines } from '@roomlark/contract/inventory/bill-lines'
import type { Texts } from './texts/texts.ts'

/** Lists the charges besides the rooms: fees by their names, city tax, and VAT unless the prices include it. */
export function chargeLines(
  { fees, cityTaxCents, cityTaxName, vatCents, vatIncluded }: BillLines,
  { hotel }: Pick<Texts, 'hotel'>,
): { term: string; cents: number }[] {
  return [
    ...fees.map(({ name, cents }) => ({ term: name, cents })),
    ...(cityTaxCents > 0 ? [{ term: cityTaxName ?? hotel.cityTax, cents: cityTaxCents }] : []),
    ...(vatCents > 0 && !vatIncluded ? [{ term: hotel.vat, cents: vatCents }] : []),
  ]
}

/** Names the text that says what a total has in it. */
export function includedIn({ fees }: Pick<BillLines, 'fees'>): 'taxesIncluded' | 'feesIncluded' {
  return fees.length === 0 ? 'taxesIncluded' : 'feesIncluded'
}
