import { csvText } from '@roomlark/contract/csv'
import type { PayoutAccount, PayoutConversion } from '@roomlark/contract/settlement/payout-accounts'
import type { Payee } from '@roomlark/contract/settlement/payout-details'

export type Payment<Account extends PayoutAccount = PayoutAccount> = {
  /** The number of the statement, by which the transfer is recognised end to end. */
  number: string
  /** In minor units of the currency of the account. */
  cents: number
  currency: string
  /** How the amount was converted from dollars; null if it is one of dollars. */
  conversion: (PayoutConversion & { usdCents: number }) | null
  /** The public name of the partner. */
  partner: string
  details: { account: Account; payee: Payee }
}

/** In whole and hundredths, without a float on the way. */
export function amountText(cents: number): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Tells the recipient what is paid, and how it was converted. */
export function remittanceText({ number, conversion }: Payment): string {
  if (conversion === null) return `Roomlark payout ${number}`
  const { usdCents, currency, usdRate, rateOn } = conversion
  return `Roomlark payout ${number}, USD ${amountText(usdCents)} at ${usdRate} USD per ${currency} of ${rateOn}`
}

/** Finds the payments that go to accounts of these kinds. */
export function pickPayments<const Kind extends PayoutAccount['kind']>(
  payments: readonly Payment[],
  ...kinds: readonly Kind[]
): Payment<Extract<PayoutAccount, { kind: Kind }>>[] {
  const isPicked = (payment: Payment): payment is Payment<Extract<PayoutAccount, { kind: Kind }>> =>
    kinds.some((kind) => kind === payment.details.account.kind)
  return payments.filter(isPicked)
}

/** The same transfers as a list, for banks without pain.001 and for bookkeeping. */
export function bankCsv(payments: readonly Payment[]): string {
  const heading = [
    ...[
      'Statement',
      'Partner',
      'Account holder',
      'Account type',
      'IBAN, account number or email',
      'BIC or routing number',
    ],
    ...['Bank', 'Amount', 'Currency', 'Reference'],
  ]
  return csvText([heading, ...payments.map(toCells)])
}

function toCells(payment: Payment): string[] {
  const { number, cents, currency, partner, details } = payment
  const { account } = details
  const amount = [amountText(cents), currency, remittanceText(payment)]
  return [number, partner, account.holder, ...toAccountCells(account), ...amount]
}

/** Kind, number, bank's number and bank. */
function toAccountCells(account: PayoutAccount): string[] {
  switch (account.kind) {
    case 'iban':
      return ['IBAN', account.iban, account.bic, account.bankName]
    case 'us':
      return [`US ${account.accountType}`, account.accountNumber, account.routingNumber, account.bankName]
    case 'paypal':
      return ['PayPal', account.email, '', 'PayPal']
    case 'wise':
      return ['Wise', account.email, '', 'Wise']
  }
}
