import { daysBetween } from '@roomlark/contract/dates'
import type { ExchangeRate } from '@roomlark/contract/platform/exchange'
import { say } from '@roomlark/contract/say'
import { pageLanguage } from '../../../lib/formats.ts'

/** A rate older than this should be reviewed. */
export const staleDays = 30

export type CurrencyRates = {
  currency: string
  name: string
  /** Number of hotels that sell in it. */
  hotels: number
  /** Newest first. */
  history: readonly ExchangeRate[]
  /** The rate in force; undefined if there is none. */
  now: ExchangeRate | undefined
  /** Days it has been in force. */
  ageDays: number
}

type InUse = readonly { currency: string; hotels: number }[]

const names = new Intl.DisplayNames(pageLanguage, { type: 'currency' })

/** Currencies that hotels sell in first, then by their code; narrowed by code or name. */
export function currencyRates(
  rates: readonly ExchangeRate[],
  inUse: InUse,
  today: string,
  search = '',
): CurrencyRates[] {
  const histories = Map.groupBy(rates, ({ currency }) => currency)
  const hotels = new Map(inUse.map((row) => [row.currency, row.hotels]))
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return [...new Set([...hotels.keys(), ...histories.keys()])]
    .map((currency) =>
      toCurrencyRates(currency, histories.get(currency) ?? [], hotels.get(currency) ?? 0, today),
    )
    .filter(({ currency, name }) => words.every((word) => `${currency} ${name}`.toLowerCase().includes(word)))
    .sort((a, b) => Number(b.hotels > 0) - Number(a.hotels > 0) || a.currency.localeCompare(b.currency))
}

function toCurrencyRates(
  currency: string,
  history: ExchangeRate[],
  hotels: number,
  today: string,
): CurrencyRates {
  const now = history.find(({ validFrom }) => validFrom <= today) ?? history.at(-1)
  const ageDays = now ? Math.max(0, daysBetween(now.validFrom, today)) : 0
  return { currency, name: names.of(currency) ?? currency, hotels, history, now, ageDays }
}

/** `From today`, `43 days old`, `Over 2 years old`. */
export function ageWords(days: number): string {
  if (days === 0) return say('From today')
  if (days < 730) return say('{days, plural, one {# day old} other {# days old}}', { days })
  const years = Math.floor(days / 365)
  return say('Over {years, plural, one {# year old} other {# years old}}', { years })
}
