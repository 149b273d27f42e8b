/** The smallest coin in use, in minor units, of currencies that have small amounts without a coin. */
const smallestCoins: ReadonlyMap<string, number> = new Map([
  ['AUD', 5],
  ['CAD', 5],
  ['CHF', 5],
  ['CZK', 100],
  ['DKK', 50],
  ['HUF', 500],
  ['ILS', 10],
  ['MYR', 5],
  ['NOK', 100],
  ['NZD', 10],
  ['SEK', 100],
  ['ZAR', 10],
])

/** Countries of the euro whose law rounds what is paid in cash. */
const roundedEuros: readonly string[] = ['BE', 'EE', 'FI', 'LT', 'SK']

/** Returns the step in which cash is paid at a hotel, in minor units: 1 where every amount has its coins. */
export function findCashStep(currency: string, country: string): number {
  if (currency === 'EUR') return roundedEuros.includes(country) ? 5 : 1
  return smallestCoins.get(currency) ?? 1
}

/** Returns the amount that coins can pay and that is nearest, half up. */
export function roundCash(cents: number, step: number): number {
  return Math.floor(cents / step + 0.5) * step
}
