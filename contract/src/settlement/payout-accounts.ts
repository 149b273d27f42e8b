import { isSEPACountry } from 'ibantools'
import * as z from 'zod/mini'
import { dayText, IsoDate } from '../dates.ts'
import { moneyText } from '../money.ts'
import { bicFault, IbanAccount, maskBankAccount, UsAccount } from '../platform/bank-account.ts'
import { Email, requiredName } from '../primitives.ts'
import { say } from '../say.ts'

/**
 * The currencies that affiliates can be paid in: those of the European Central Bank's feed that banks, PayPal and Wise
 * all send with two decimals.
 */
export const accountCurrencies = [
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'CAD',
  'AUD',
] as const
export const AccountCurrency = z.enum(accountCurrencies, say('Choose a currency'))
export type AccountCurrency = z.infer<typeof AccountCurrency>

export const payoutAccountKinds = ['iban', 'us', 'paypal', 'wise'] as const
export const PayoutAccountKind = z.enum(payoutAccountKinds)
export type PayoutAccountKind = z.infer<typeof PayoutAccountKind>

const emailAccount = {
  holder: requiredName(70, say('Enter the name the account is in')),
  email: Email,
}
const PayPalAccount = z.strictObject({ kind: z.literal('paypal'), ...emailAccount })
const WiseAccount = z.strictObject({ kind: z.literal('wise'), ...emailAccount })

/** Where payouts go: an account with a bank, or one with PayPal or Wise, which is found by its email address. */
export const PayoutAccount = z.discriminatedUnion('kind', [
  IbanAccount,
  UsAccount,
  PayPalAccount,
  WiseAccount,
])
export type PayoutAccount = z.infer<typeof PayoutAccount>

/** Members of the Single Euro Payments Area that ibantools does not know yet. */
const newSepaCountries = new Set(['AL', 'MD', 'ME', 'MK', 'RS'])

/** Tells whether euros reach an account by SEPA, for which its IBAN is enough. */
export function isInSepa(iban: string): boolean {
  const country = iban.slice(0, 2).toUpperCase()
  return isSEPACountry(country) || newSepaCountries.has(country)
}

/** Returns why an account cannot be paid in a currency, with the field at fault, or null. */
export function payoutAccountFault(
  account: PayoutAccount,
  currency: string,
): { field: 'bic' | 'currency'; message: string } | null {
  if (account.kind === 'us' && currency !== 'USD') {
    return { field: 'currency', message: say('An account in the United States is paid in US dollars') }
  }
  if (account.kind !== 'iban') return null
  if (account.bic !== '') {
    const message = bicFault(account.iban, account.bic)
    return message === null ? null : { field: 'bic', message }
  }
  if (currency === 'EUR' && isInSepa(account.iban)) return null
  return { field: 'bic', message: say('Enter the BIC. Only euros within SEPA are sent without one.') }
}

/** Masks an account so that its holder recognises it and nobody else could use it. */
export function maskPayoutAccount(account: PayoutAccount): {
  /** Empty where the account is not in a country. */
  country: string
  /** The end of the number, or of the address: what is behind its name. */
  lastFour: string
  masked: string
} {
  if (account.kind === 'iban' || account.kind === 'us') return maskBankAccount(account)
  const domain = account.email.slice(account.email.lastIndexOf('@'))
  return { country: '', lastFour: domain, masked: `${account.email.charAt(0)}•••${domain}` }
}

/** What a payout is in the currency of the account, at the rate of the day its run was approved. */
export const PayoutConversion = z.object({
  currency: z.string(),
  cents: z.int(),
  /** US dollars for one unit of the currency. */
  usdRate: z.number(),
  /** The day of the rate. */
  rateOn: IsoDate,
})
export type PayoutConversion = z.infer<typeof PayoutConversion>

/** `€1,234.56, at 1.0823 US dollars for 1 EUR of 17 November 2026. …` */
export function conversionWords({ currency, cents, usdRate, rateOn }: PayoutConversion): string {
  return say(
    '{amount}, at {rate} US dollars for 1 {currency}, the rate of {day}. The amount was converted once, to the nearest cent; exact halves go to the even cent.',
    { amount: moneyText(cents, currency), rate: String(usdRate), currency, day: dayText(rateOn) },
  )
}
