import type { PaymentFailure } from './payment-failures.ts'
import { say } from './say.ts'

/** Brands and methods as people know them; the payment service writes them small. */
const methodNames = new Map([
  ['card', say('Card')],
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['diners', 'Diners Club'],
  ['discover', 'Discover'],
  ['jcb', 'JCB'],
  ['unionpay', 'UnionPay'],
  ['cartes_bancaires', 'Cartes Bancaires'],
  ['sepa_debit', say('SEPA direct debit')],
  ['ideal', 'iDEAL'],
  ['bancontact', 'Bancontact'],
  ['apple_pay', 'Apple Pay'],
  ['google_pay', 'Google Pay'],
  ['link', 'Link'],
  ['eps', 'EPS'],
  ['p24', 'Przelewy24'],
  ['klarna', 'Klarna'],
  ['twint', 'TWINT'],
])

/** `Visa`, `SEPA direct debit`, or the service's own name of something newer. */
export function methodName(method: string): string {
  const name = methodNames.get(method)
  return name === undefined ? method.replaceAll('_', ' ') : say(name)
}

/** `Visa ···· 4242` */
export function cardWords(brand: string, digits: string): string {
  return `${methodName(brand)} ···· ${digits}`
}

type Paid = { method: string | null; cardBrand: string | null; cardDigits: string | null }

/** `Visa ···· 4242`, `SEPA direct debit ···· 3000`, or nothing before somebody paid. */
export function methodWords({ method, cardBrand, cardDigits }: Paid): string {
  const name = cardBrand ?? method
  if (name === null) return ''
  return cardDigits === null ? methodName(name) : cardWords(name, cardDigits)
}

const failures: Record<PaymentFailure, string> = {
  declined: say('Your bank declined it.'),
  'insufficient-funds': say('The account does not have enough money.'),
  'expired-card': say('The card has expired.'),
  'authentication-failed': say('Your bank did not confirm that it was you.'),
  'authentication-needed': say('Your bank wants you to confirm it.'),
  'fraud-suspected': say('The payment service stopped it as suspicious.'),
  abandoned: say('Nobody finished paying.'),
  other: say('The payment service refused it.'),
}

/** Says to whoever paid why a payment failed. */
export function payerFailureWords(failure: PaymentFailure | null): string {
  return say(failures[failure ?? 'other'])
}
