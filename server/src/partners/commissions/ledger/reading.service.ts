import { utcDay } from '@roomlark/contract/dates'
import { minorUnits } from '@roomlark/contract/money'
import { payoutCurrency } from '@roomlark/contract/money-calendar'
import {
  bookOfAccount,
  type LedgerBook,
  type LedgerExportQuery,
  type LedgerOverview,
  type LedgerQuery,
  type LedgerTransaction,
  ledgerExportLimit,
} from '@roomlark/contract/partners/ledger'
import { ledgerAccountWords, ledgerNumber } from '@roomlark/contract/partners/ledger-words'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import { writeCsv } from '../../../csv-export.ts'
import { AppError } from '../../../errors.ts'
import {
  type EntryRow,
  selectBalances,
  selectCurrencies,
  selectEntries,
  selectTransactionCount,
  selectTransactions,
} from './reading.queries.ts'

export async function getLedger(
  ctx: SignedInContext,
  { currency = payoutCurrency, book }: { currency?: string | undefined; book: LedgerBook },
): Promise<LedgerOverview> {
  const [currencies, accounts, transactions] = await Promise.all([
    selectCurrencies(ctx.sql),
    selectBalances(ctx.sql, currency),
    selectTransactionCount(ctx.sql, book),
  ])
  const others = currencies.filter((code) => code !== payoutCurrency)
  const shown = accounts.filter(({ kind }) => bookOfAccount(kind) === book)
  return { currency, currencies: [payoutCurrency, ...others], accounts: shown, transactions }
}

export async function listTransactions(
  ctx: SignedInContext,
  query: LedgerQuery,
): Promise<{ data: LedgerTransaction[]; meta: { hasMore: boolean } }> {
  const rows = await selectTransactions(ctx.sql, { ...query, limit: query.limit + 1 })
  return {
    data: rows.slice(0, query.limit).map((row) => ({ ...row, at: row.at.toISOString() })),
    meta: { hasMore: rows.length > query.limit },
  }
}

export async function exportLedger(
  ctx: SignedInContext,
  query: LedgerExportQuery,
): Promise<{ filename: string; csv: string }> {
  const rows = await selectEntries(ctx.sql, query, ledgerExportLimit + 1)
  if (rows.length > ledgerExportLimit) {
    throw new AppError(
      'conflict',
      say(
        '{most, plural, one {More than # entry matches} other {More than # entries match}}. Choose fewer days, and export the rest after that.',
        { most: ledgerExportLimit },
      ),
    )
  }
  const filename = `ledger-${utcDay(ctx.clock())}.csv`
  return { filename, csv: await writeCsv(listColumns(), rows, toCells) }
}

const listColumns = () => [
  ...[
    say('Transaction'),
    say('Time'),
    say('Cause'),
    say('Booking'),
    say('Account'),
    say('Holder'),
    say('Holder id'),
    say('Currency'),
  ],
  ...[say('Debit'), say('Credit##side of the ledger')],
]

function toCells(row: EntryRow): (string | number)[] {
  const amount = Math.abs(row.amount) / minorUnits(row.currency)
  return [
    ledgerNumber(row.transactionId),
    row.at.toISOString(),
    row.cause,
    row.reference ?? '',
    say(ledgerAccountWords[row.account]),
    row.holder ?? '',
    row.holderId ?? '',
    row.currency,
    row.amount > 0 ? amount : '',
    row.amount < 0 ? amount : '',
  ]
}
