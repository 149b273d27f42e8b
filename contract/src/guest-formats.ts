import type { GuestLanguage } from './guest-languages.ts'
import { currencyDecimals, minorUnits } from './money.ts'

/**
 * The locale in which each language writes numbers and dates. English is British, with the day before the
 * month.
 */
const locales: Record<GuestLanguage, string> = {
  en: 'en-GB',
  es: 'es-ES',
  de: 'de-DE',
  fr: 'fr-FR',
  it: 'it-IT',
}

/**
 * Formats are cached, because creating one takes a hundred times as long as using it, and there are few of
 * them.
 */
const dates = new Map<string, Intl.DateTimeFormat>()
const numbers = new Map<string, Intl.NumberFormat>()

function dateFormat(language: GuestLanguage, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  // UTC serves only as a calendar without daylight saving time.
  const known = dates.get(key) ?? new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...options })
  dates.set(key, known)
  return known
}

function numberFormat(language: GuestLanguage, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options)
  // Intl separates thousands in Italian only from five digits on, but prices there are written `1.089,66 €`.
  const grouping = language === 'it' ? ({ useGrouping: 'always' } as const) : {}
  const known = numbers.get(key) ?? new Intl.NumberFormat(locales[language], { ...options, ...grouping })
  numbers.set(key, known)
  return known
}

/** Intl writes the day as `02` in Italian if a range spans two months, although it writes `2` otherwise. */
function formatRange(format: Intl.DateTimeFormat, from: string, until: string): string {
  return format.formatRange(at(from), at(until)).replace(/\b0(?=\d\b)/g, '')
}

const at = (date: string) => new Date(`${date}T00:00:00Z`)

/** Writes, for example, `€1,089.66`, with as many decimals as the currency has and a real minus sign. */
export function moneyIn(language: GuestLanguage, cents: number, currency: string): string {
  const digits = currencyDecimals(currency)
  const options: Intl.NumberFormatOptions = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }
  return numberFormat(language, options)
    .format(cents / minorUnits(currency))
    .replace('-', '−')
}

/** Writes whole units such as `€151`, or `€12K` from five digits on, for the small cells of a calendar. */
export function wholeMoneyIn(language: GuestLanguage, cents: number, currency: string): string {
  const units = Math.round(cents / minorUnits(currency))
  const notation = units >= 10_000 ? 'compact' : 'standard'
  const options: Intl.NumberFormatOptions = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation,
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  }
  return numberFormat(language, options).format(units)
}

/** Writes, for example, `Wed 24 Jun`. */
export function shortDay(language: GuestLanguage, date: string): string {
  const options: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' }
  return dateFormat(language, options).format(at(date)).replace(',', '')
}

/** Writes, for example, `Sun 21 June`. */
export function dayWords(language: GuestLanguage, date: string): string {
  const options: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'long' }
  return dateFormat(language, options).format(at(date)).replace(',', '')
}

/** Writes, for example, `24–28 June`. */
export function dayRange(language: GuestLanguage, from: string, until: string): string {
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' }
  return formatRange(dateFormat(language, options), from, until)
}

/** Writes, for example, `24–28 June 2026`, with the year because it may be read months later. */
export function datedRange(language: GuestLanguage, from: string, until: string): string {
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }
  return formatRange(dateFormat(language, options), from, until)
}

/** Writes, for example, `Wed 24 Jun – Fri 26 Jun`. */
export function weekdayRange(language: GuestLanguage, from: string, until: string): string {
  const options: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' }
  return formatRange(dateFormat(language, options), from, until)
}

/** Writes, for example, `Wednesday 24 June 2026`. */
export function longDay(language: GuestLanguage, date: string): string {
  const options: Intl.DateTimeFormatOptions = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }
  return dateFormat(language, options).format(at(date))
}

/** Writes, for example, `June 2026`. */
export function monthWords(language: GuestLanguage, date: string): string {
  return dateFormat(language, { month: 'long', year: 'numeric' }).format(at(date))
}

/** Returns the names from Monday to Sunday, with two or three letters each. */
export function weekdayNames(language: GuestLanguage): string[] {
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) =>
    dateFormat(language, { weekday: 'short' }).format(at(`2024-01-0${day + 1}`)),
  )
}

/** Writes, for example, `Sun 21 June, 15:00` for a time on the hotel's own clock. */
export function momentWords(language: GuestLanguage, local: string): string {
  return `${dayWords(language, local.slice(0, 10))}, ${local.slice(11, 16)}`
}

export function percentIn(language: GuestLanguage, percent: number): string {
  const options: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 2 }
  return numberFormat(language, options).format(percent / 100)
}

/** Writes, for example, `350 m` or `1.2 km`. */
export function distanceIn(language: GuestLanguage, meters: number): string {
  const isFar = meters >= 1000
  const options: Intl.NumberFormatOptions = {
    style: 'unit',
    unit: isFar ? 'kilometer' : 'meter',
    maximumFractionDigits: isFar ? 1 : 0,
  }
  return numberFormat(language, options).format(isFar ? meters / 1000 : meters)
}

/** Writes an average of scores, for example `4.6`. */
export function scoreIn(language: GuestLanguage, average: number): string {
  return numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average)
}

const regions = new Map<string, Intl.DisplayNames>()
const currencies = new Map<string, Intl.DisplayNames>()

export function countryIn(language: GuestLanguage, code: string): string {
  const names = regions.get(language) ?? new Intl.DisplayNames(locales[language], { type: 'region' })
  regions.set(language, names)
  return names.of(code) ?? code
}

/** Writes a currency as in a list: `Euro`, `US Dollar`. */
export function currencyIn(language: GuestLanguage, code: string): string {
  const names = currencies.get(language) ?? new Intl.DisplayNames(locales[language], { type: 'currency' })
  currencies.set(language, names)
  return names.of(code) ?? code
}

/** Writes a currency as in a sentence: `euros`, `US dollars`. */
export function currencyNoun(language: GuestLanguage, code: string): string {
  const parts = numberFormat(language, { style: 'currency', currency: code, currencyDisplay: 'name' })
  return parts.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? code
}
