import { wholeMoneyIn } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { PricedNight } from '@roomlark/contract/guest-site/guest-hotels'

/** A price is called low if it is clearly below what most nights of the month cost. */
const lowShare = 0.95
/** A price that this share of the nights has is no exception. */
const fewShare = 0.25

/** The lowest price of a month, if it is truly low: most months have none. */
export function findLowPrice(nights: readonly Pick<PricedNight, 'priceCents'>[]): number | undefined {
  const sorted = nights.flatMap(({ priceCents }) => priceCents ?? []).toSorted((a, b) => a - b)
  const [lowest] = sorted
  const usual = sorted[Math.floor(sorted.length / 2)]
  if (lowest === undefined || usual === undefined || lowest > usual * lowShare) return undefined
  const few = sorted.filter((price) => price === lowest).length
  return few <= sorted.length * fewShare ? lowest : undefined
}

/** Names of currencies, as against signs, leave no room for the amount in the cell of a day. */
const currencyName = /^\p{L}{2,}\.?\s*|\s*\p{L}{2,}\.?$/u

export function isCurrencyNamed(language: GuestLanguage, currency: string): boolean {
  return currencyName.test(wholeMoneyIn(language, 0, currency))
}

/** The price of a night without the name of the currency, which stands below the months. */
export function cellPrice(language: GuestLanguage, cents: number, currency: string): string {
  const text = wholeMoneyIn(language, cents, currency)
  return isCurrencyNamed(language, currency) ? text.replace(currencyName, '') : text
}
