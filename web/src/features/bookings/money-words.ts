import { minorUnits } from '@roomlark/contract/money'

const formats = new Map<string, Intl.NumberFormat>()

/** `$1,840.00`, `¥18,400`: as many decimals as the currency has, and a real minus. */
export function money(cents: number, currency: string): string {
  const format = formats.get(currency) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency })
  formats.set(currency, format)
  return format.format(cents / minorUnits(currency)).replace('-', '−')
}
