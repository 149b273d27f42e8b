import { currencyDecimals } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import { refused } from './ari-message.ts'

/** Reads `189.00`, or `18900` with two decimal places, as minor units. */
export function readAmount(text: string, decimalPlaces: string | undefined, currency: string): number {
  const match = /^(\d{1,11})(?:\.(\d{1,4}))?$/.exec(text)
  if (!match || !/^[0-4]?$/.test(decimalPlaces ?? '')) throw refused('Amount', say('Enter an amount'))
  const [, whole = '', fraction = ''] = match
  const places = fraction === '' ? Number(decimalPlaces ?? 0) : fraction.length
  const minor = Number(whole + fraction)
  const missing = currencyDecimals(currency) - places
  if (missing >= 0) return minor * 10 ** missing
  const unit = 10 ** -missing
  if (minor % unit !== 0) throw refused('Amount', say('That has too many decimals'))
  return minor / unit
}

type Taxed = { afterTax: string | undefined; beforeTax: string | undefined }

/** The price as the hotel keeps it: with VAT where its prices include it, else without. */
export function chooseAmount({ afterTax, beforeTax }: Taxed, vatIncluded: boolean): string {
  const chosen = vatIncluded ? afterTax : beforeTax
  if (chosen !== undefined) return chosen
  throw vatIncluded
    ? refused('AmountAfterTax', say('Send AmountAfterTax: the prices of this hotel include VAT'))
    : refused('AmountBeforeTax', say('Send AmountBeforeTax: VAT comes on top of the prices of this hotel'))
}

/** Writes minor units as `189.00`. */
export function writeAmount(cents: number, currency: string): string {
  const decimals = currencyDecimals(currency)
  return (cents / 10 ** decimals).toFixed(decimals)
}
