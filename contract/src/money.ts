import * as z from 'zod/mini'
import { getReaderLocale, say } from './say.ts'

/** No amount that somebody sets is larger. */
export const highestCents = 10_000_000_000

/**
 * Whole minor units of the hotel's currency. Rupiah have two decimals, and a night may cost twelve million of
 * them.
 */
export const Cents = z
  .int(say('Enter an amount'))
  .check(z.gte(0, say('Enter an amount of 0 or more')), z.lte(highestCents, say('That amount is too large')))

/** True confirms a price of 0 or below the floor of its room type (409 `low_price`). */
export const AcceptLow = z.optional(z.boolean())

/** Tells whether a price has to be confirmed before it is accepted. */
export function isLowPrice(cents: number, floorCents: number | null): boolean {
  return cents === 0 || (floorCents !== null && cents < floorCents)
}

/** A refusal names at most this many low nights. */
export const namedLowNights = 50

/** A percentage with up to two decimals, which may be negative. */
export const PercentChange = z.number(say('Enter a percentage')).check(
  z.gte(-90, say('Use -90 to 500 percent')),
  z.lte(500, say('Use -90 to 500 percent')),
  z.refine(
    (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9,
    say('Use at most two decimals'),
  ),
)

/** Changes a price by a percentage, rounded half up to the minor unit and never below zero. */
export function changeByPercent(cents: number, percent: number): number {
  return Math.max(0, Math.floor((cents * (10_000 + Math.round(percent * 100))) / 10_000 + 0.5))
}

/**
 * The number of decimals according to ISO 4217, where it is not two. They are listed here because browsers
 * and Node.js do not all agree.
 */
const decimalsByCurrency = new Map<string, number>([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
  ['CLF', 4],
  ['UYW', 4],
])

export function currencyDecimals(currency: string): number {
  return decimalsByCurrency.get(currency) ?? 2
}

/** Returns how many minor units make one major unit of a currency. */
export function minorUnits(currency: string): number {
  return 10 ** currencyDecimals(currency)
}

const formats = new Map<string, Intl.NumberFormat>()

/**
 * Writes, for example, `$1,840.00` or `¥18,400`, with as many decimals as the currency has and a real minus
 * sign.
 */
export function moneyText(cents: number, currency: string): string {
  const locale = getReaderLocale('en-US')
  const key = `${locale} ${currency}`
  const format = formats.get(key) ?? moneyFormat(locale, currency)
  formats.set(key, format)
  return format.format(cents / minorUnits(currency)).replace('-', '−')
}

/** Writes an amount before it was rounded, such as `$41.952`, with up to four decimals more than the currency has. */
export function exactMoneyText(minor: number, currency: string): string {
  const digits = currencyDecimals(currency)
  const format = new Intl.NumberFormat(getReaderLocale('en-US'), {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits + 4,
  })
  return format.format(minor / minorUnits(currency)).replace('-', '−')
}

function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  const digits = currencyDecimals(currency)
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

/**
 * Converts an amount to dollar cents at a rate in dollars per major unit, rounded half up without floating
 * point.
 */
export function usdCents(cents: number, currency: string, usdRate: number): number {
  const rate = Math.round(usdRate * 1e8)
  const units = minorUnits(currency) * 1e6
  const doubled = 2 * cents * rate + units
  // A search converts thousands of prices, and BigInt is needed only for products beyond 2^53.
  if (Number.isSafeInteger(doubled)) return (doubled - (doubled % (2 * units))) / (2 * units)
  return Number((2n * BigInt(cents) * BigInt(rate) + BigInt(units)) / BigInt(2 * units))
}

/** A currency and what one of its major units is worth in dollars. */
export type CurrencyRate = { code: string; usdRate: number }

export const dollar: CurrencyRate = { code: 'USD', usdRate: 1 }

/**
 * Returns the approximate amount shown to a guest, in minor units of the guest's currency. It is always
 * derived from whole dollar cents, because some pages know an amount only in the hotel's currency and others
 * only in dollars, and both must show the same.
 */
export function aboutCents(cents: number, from: CurrencyRate, to: CurrencyRate): number {
  if (from.code === to.code) return cents
  return Math.round((usdCents(cents, from.code, from.usdRate) * minorUnits(to.code)) / (100 * to.usdRate))
}
