import { currencyDecimals, minorUnits } from '@roomlark/contract/money'

const locale = 'en-US'

type Money = { units: number; exact: Intl.NumberFormat; whole: Intl.NumberFormat; short: Intl.NumberFormat }

const known = new Map<string, Money>()

/** Making a formatter is slow, and a calendar has thousands of prices. */
function moneyOf(currency: string): Money {
  const found = known.get(currency)
  if (found) return found
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const digits = currencyDecimals(currency)
  const made = {
    units: minorUnits(currency),
    exact: new Intl.NumberFormat(locale, {
      ...style,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
    whole: new Intl.NumberFormat(locale, { ...style, minimumFractionDigits: 0, maximumFractionDigits: 0 }),
    short: new Intl.NumberFormat(locale, {
      ...style,
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
    }),
  }
  known.set(currency, made)
  return made
}

/** `$282`, `$282.50`: decimals only where there are any. */
export function priceText(cents: number, currency: string): string {
  const { units, exact, whole } = moneyOf(currency)
  return (cents % units === 0 ? whole : exact).format(cents / units)
}

/** At most about seven characters, for a cell of the calendar: `$282`, `₩4.5M`. */
export function shortPriceText(cents: number, currency: string): string {
  const text = priceText(cents, currency)
  if (text.length <= 8) return text
  const { units, short } = moneyOf(currency)
  return short.format(cents / units)
}

/** As it stands in a field: `282`, `282.50`. */
export function amountText(cents: number, currency: string): string {
  const { units } = moneyOf(currency)
  const digits = cents % units === 0 ? 0 : String(units).length - 1
  return (cents / units).toFixed(digits)
}

/** Minor units of what was typed, with a point or a comma; NaN where it is no amount of this currency. */
export function readAmount(text: string, currency: string): number {
  const plain = text.trim().replace(',', '.')
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(plain)) return Number.NaN
  const exact = Number(plain) * moneyOf(currency).units
  const cents = Math.round(exact)
  return Math.abs(exact - cents) < 1e-6 ? cents : Number.NaN
}

/** `$` */
export function currencySign(currency: string): string {
  const parts = moneyOf(currency).whole.formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** `US dollars` */
export function currencyName(currency: string): string {
  const name = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' })
  const parts = name.formatToParts(2)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** The same for a field that may stay empty. */
export function amountOrNone(text: string, currency: string): number | undefined {
  return text.trim() === '' ? undefined : readAmount(text, currency)
}
