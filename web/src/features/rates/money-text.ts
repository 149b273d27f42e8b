import { minorUnits } from '@roomlark/contract/money'

const locale = 'en-US'
const formatters = new Map<string, Intl.NumberFormat>()

function formatter(currency: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${currency} ${JSON.stringify(options)}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency, ...options })
  formatters.set(key, made)
  return made
}

/** `$282`, `$282.50`: decimals only where there are any. */
export function priceText(cents: number, currency: string): string {
  const units = minorUnits(currency)
  const whole = cents % units === 0 ? { maximumFractionDigits: 0 } : {}
  return formatter(currency, { currencyDisplay: 'narrowSymbol', ...whole }).format(cents / units)
}

/** At most about seven characters, for a cell of the calendar: `$282`, `₩4.5M`. */
export function shortPriceText(cents: number, currency: string): string {
  const text = priceText(cents, currency)
  if (text.length <= 8) return text
  return formatter(currency, {
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  }).format(cents / minorUnits(currency))
}

/** As it stands in a field: `282`, `282.50`. */
export function amountText(cents: number, currency: string): string {
  const units = minorUnits(currency)
  const digits = cents % units === 0 ? 0 : String(units).length - 1
  return (cents / units).toFixed(digits)
}

/** Minor units of what was typed, with a point or a comma; NaN where it is no amount of this currency. */
export function readAmount(text: string, currency: string): number {
  const plain = text.trim().replace(',', '.')
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(plain)) return Number.NaN
  const exact = Number(plain) * minorUnits(currency)
  const cents = Math.round(exact)
  return Math.abs(exact - cents) < 1e-6 ? cents : Number.NaN
}

/** `$` */
export function currencySign(currency: string): string {
  const parts = formatter(currency, { currencyDisplay: 'narrowSymbol' }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** `US dollars` */
export function currencyName(currency: string): string {
  const parts = formatter(currency, { currencyDisplay: 'name' }).formatToParts(2)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** The same for a field that may stay empty. */
export function amountOrNone(text: string, currency: string): number | undefined {
  return text.trim() === '' ? undefined : readAmount(text, currency)
}
