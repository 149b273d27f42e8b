import { csvText } from '@roomlark/contract/csv'
import { payoutCurrency } from '@roomlark/contract/money-calendar'
import type { PayoutFileKind } from '@roomlark/contract/settlement/payouts'
import { amountText, type Payment, pickPayments, remittanceText } from './bank-file.ts'

export type BatchFile = { kind: PayoutFileKind; text: string; transfers: number }

/** The most rows that each of them takes in a file. */
const payPalRows = 5000
const wiseRows = 1000

/**
 * Writes the files that PayPal's payouts page takes: no heading, one currency in each; recipient, amount, currency,
 * our reference, a note to the recipient, and the wallet.
 */
export function makePayPalFiles(payments: readonly Payment[]): BatchFile[] {
  const own = pickPayments(payments, 'paypal')
  const currencies = [...new Set(own.map(({ currency }) => currency))].toSorted()
  return currencies.flatMap((currency) =>
    splitRows(
      own.filter((payment) => payment.currency === currency),
      payPalRows,
    ).map((part, index) => ({
      kind: `paypal-${currency}-${index + 1}`,
      transfers: part.length,
      text: writeRows(part.map(toPayPalCells)),
    })),
  )
}

function toPayPalCells(payment: Payment<{ kind: 'paypal'; holder: string; email: string }>): string[] {
  const { number, cents, currency, details } = payment
  return [details.account.email, amountText(cents), currency, number, remittanceText(payment), 'PAYPAL']
}

const wiseHeading = [
  ...['name', 'recipientEmail', 'paymentReference', 'receiverType'],
  ...['amountCurrency', 'amount', 'sourceCurrency', 'targetCurrency', 'type'],
]

/** Writes Wise's batch template "send by email", in which each recipient gets an exact amount in their own currency. */
export function makeWiseFiles(payments: readonly Payment[]): BatchFile[] {
  return splitRows(pickPayments(payments, 'wise'), wiseRows).map((part, index) => ({
    kind: `wise-${index + 1}`,
    transfers: part.length,
    text: writeRows([wiseHeading, ...part.map(toWiseCells)]),
  }))
}

function toWiseCells({
  number,
  cents,
  currency,
  details: { account, payee },
}: Payment<{ kind: 'wise'; holder: string; email: string }>): string[] {
  const receiver = payee.company === '' ? 'PERSON' : 'INSTITUTION'
  const amount = ['target', amountText(cents), payoutCurrency, currency]
  return [account.holder, account.email, number, receiver, ...amount, 'EMAIL']
}

/** Without the byte order mark that spreadsheets want: here it would be part of the first cell. */
function writeRows(rows: string[][]): string {
  return csvText(rows).slice(1)
}

function splitRows<Row>(rows: readonly Row[], most: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, index) =>
    rows.slice(index * most, (index + 1) * most),
  )
}
