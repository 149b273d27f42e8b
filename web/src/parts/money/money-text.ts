import { localesByLanguage } from '@roomlark/contract/guest-languages'
import { currencyDecimals, minorUnits } from '@roomlark/contract/money'
import { pageLanguage, perFormats } from '../../lib/formats.ts'

/** Making a formatter is slow, and a calendar has thousands of prices. */
const known = perFormats(({ locale }) => ({ locale, byCurrency: new Map<string, Money>() }))

type Money = ReturnType<typeof newMoney>

function getMoneyFormat(currency: string): Money {
  const { locale, byCurrency } = known()
  const found = byCurrency.get(currency)
  if (found) return found
  const made = newMoney(locale, currency)
  byCurrency.set(currency, made)
  return made
}

function newMoney(locale: string, currency: string) {
  const digits = currencyDecimals(currency)
  const exact = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const whole = { minimumFractionDigits: 0, maximumFractionDigits: 0 }
  const narrow = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  return {
    units: minorUnits(currency),
    full: new Intl.NumberFormat(locale, { style: 'currency', currency, ...exact }),
    unrounded: new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits + 4,
    }),
    price: new Intl.NumberFormat(locale, { ...narrow, ...exact }),
    wholePrice: new Intl.NumberFormat(locale, { ...narrow, ...whole }),
    amount: new Intl.NumberFormat(locale, exact),
    wholeAmount: new Intl.NumberFormat(locale, whole),
    name: new Intl.NumberFormat(locale.startsWith(pageLanguage) ? locale : localesByLanguage[pageLanguage], {
      style: 'currency',
      currency,
      currencyDisplay: 'name',
    }),
  }
}

/** `$1,840.00`, `¥18,400`: wherever money moves, all decimals the currency has. */
export function moneyText(cents: number, currency: string): string {
  const { units, full } = getMoneyFormat(currency)
  return full.format(cents / units).replace('-', '−')
}

/** `+$276.00`, `−$55.20`, `$0.00`: what a change adds or takes. */
export function signedMoneyText(cents: number, currency: string): string {
  return cents > 0 ? `+${moneyText(cents, currency)}` : moneyText(cents, currency)
}

/** `$41.952`: an amount before it was rounded. */
export function exactMoneyText(minor: number, currency: string): string {
  const { units, unrounded } = getMoneyFormat(currency)
  return unrounded.format(minor / units).replace('-', '−')
}

/** `$282`, `$282.50`: decimals only where there are any. */
export function priceText(cents: number, currency: string): string {
  const { units, price, wholePrice } = getMoneyFormat(currency)
  return (cents % units === 0 ? wholePrice : price).format(cents / units)
}

/** The same without its currency, as it stands in a cell or a field: `1,850.50`. */
export function amountText(cents: number, currency: string): string {
  const { units, amount, wholeAmount } = getMoneyFormat(currency)
  return (cents % units === 0 ? wholeAmount : amount).format(cents / units)
}

/** `$` */
export function currencySign(currency: string): string {
  return getCurrencySign(getMoneyFormat(currency).wholePrice, currency)
}

/** All the ways a currency is marked, the longest first: `US$`, `USD`, `$`. */
export function currencySigns(currency: string): string[] {
  const { full } = getMoneyFormat(currency)
  return [currency, getCurrencySign(full, currency), currencySign(currency)].sort(
    (a, b) => b.length - a.length,
  )
}

function getCurrencySign(format: Intl.NumberFormat, currency: string): string {
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}

/** `US dollars` */
export function currencyName(currency: string): string {
  const parts = getMoneyFormat(currency).name.formatToParts(2)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
