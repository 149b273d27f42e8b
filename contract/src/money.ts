import * as z from 'zod/mini'

/** Whole minor units of the hotel's currency; at most ten million of its major units. */
export const Cents = z
  .int('Enter an amount')
  .check(z.gte(0, 'Enter an amount of 0 or more'), z.lte(1_000_000_000, 'That amount is too large'))

/** Percent with two decimals, also below zero. */
export const PercentChange = z.number('Enter a percentage').check(
  z.gte(-90, 'Use -90 to 500 percent'),
  z.lte(500, 'Use -90 to 500 percent'),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9, 'Use at most two decimals'),
)

/** A price moved by a percentage, rounded half up to the minor unit; never below zero. */
export function changeByPercent(cents: number, percent: number): number {
  return Math.max(0, Math.floor((cents * (10_000 + Math.round(percent * 100))) / 10_000 + 0.5))
}

const knownUnits = new Map<string, number>()

/** How many minor units make one major unit of a currency. Asking Intl is slow, so it is asked once for each. */
export function minorUnits(currency: string): number {
  const known = knownUnits.get(currency)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const units = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
  knownUnits.set(currency, units)
  return units
}

/** An amount in dollar cents, at so many dollars for one major unit; rounded half up, without floats in between. */
export function usdCents(cents: number, currency: string, usdRate: number): number {
  const rate = BigInt(Math.round(usdRate * 1e8))
  const units = BigInt(minorUnits(currency)) * 100_000_000n
  return Number((BigInt(cents) * rate * 200n + units) / (2n * units))
}
