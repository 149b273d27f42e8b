import { csvText } from '@roomlark/contract/csv'
import { payoutCurrency } from '@roomlark/contract/money-calendar'
import type { BankAccount } from '@roomlark/contract/platform/bank-account'
import type { Payee } from '@roomlark/contract/settlement/payout-details'

export type Payment = {
  /** The number of the statement, by which the transfer is recognised end to end. */
  number: string
  cents: number
  /** The public name of the partner. */
  partner: string
  details: { account: BankAccount; payee: Payee }
}

/** In whole and hundredths, without a float on the way. */
export function amountText(cents: number): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The same transfers as a list, for banks without pain.001 and for bookkeeping. */
export function bankCsv(payments: readonly Payment[]): string {
  const heading = [
    ...[
      'Statement',
      'Partner',
      'Account holder',
      'Account type',
      'IBAN or account number',
      'BIC or routing number',
    ],
    ...['Bank', 'Amount', 'Currency'],
  ]
  return csvText([heading, ...payments.map(toCells)])
}

function toCells({ number, cents, partner, details: { account } }: Payment): string[] {
  const where =
    account.kind === 'iban'
      ? ['IBAN', account.iban, account.bic]
      : [`US ${account.accountType}`, account.accountNumber, account.routingNumber]
  return [number, partner, account.holder, ...where, account.bankName, amountText(cents), payoutCurrency]
}
