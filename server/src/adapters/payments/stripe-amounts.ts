import { currencyDecimals } from '@roomlark/contract/money'

/** Stripe counts these as if they had two decimals, and takes whole units only. */
const wholeUnits = new Set(['ISK', 'UGX'])

/** Stripe has no minor unit of these, although ISO 4217 has one. */
const withoutMinorUnit = new Set(['MGA'])

/**
 * Converts our minor units to Stripe's. What Stripe cannot charge, such as the last of three decimals, is left out, so
 * that nobody is charged more than they agreed to.
 */
export function toStripeAmount(amount: number, currency: string): number {
  if (wholeUnits.has(currency)) return amount * 100
  if (withoutMinorUnit.has(currency)) return Math.trunc(amount / 100)
  return currencyDecimals(currency) === 3 ? Math.trunc(amount / 10) * 10 : amount
}

/** Converts Stripe's minor units to ours. Stripe writes currencies in lower case. */
export function fromStripeAmount(amount: number, stripeCurrency: string): number {
  const currency = stripeCurrency.toUpperCase()
  if (wholeUnits.has(currency)) return Math.round(amount / 100)
  return withoutMinorUnit.has(currency) ? amount * 100 : amount
}
