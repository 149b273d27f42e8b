import {
  bookOfAccount,
  type LedgerAccountKind,
  type LedgerBook,
  type LedgerOverview,
  ledgerAccountKinds,
} from '@roomlark/contract/partners/ledger'
import { ledgerAccountWords } from '@roomlark/contract/partners/ledger-words'

type Row = { kind: LedgerAccountKind; label: string; cents: number }

/** An account at zero stands on the side on which it usually has its balance. */
const usuallyDebit: readonly LedgerAccountKind[] = [
  'cash',
  'hotel-receivable',
  'hotel-expected',
  'written-off',
  'bank-fees',
  'hotel-guests',
  'hotel-cash',
  'hotel-card',
  'hotel-transfers',
  'hotel-vouchers',
  'hotel-ota',
  'hotel-online',
  'hotel-rounding',
]

/** The accounts of an overview by the side of their balance, each in the order of their names. */
export function splitSides({ accounts }: Pick<LedgerOverview, 'accounts'>) {
  const order = Object.keys(ledgerAccountWords)
  const rows = [...accounts].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  const isDebit = ({ kind, balanceCents }: (typeof accounts)[number]) =>
    balanceCents === 0 ? usuallyDebit.includes(kind) : balanceCents > 0
  const toRow = ({ kind, balanceCents }: (typeof accounts)[number]): Row => ({
    kind,
    label: ledgerAccountWords[kind],
    cents: Math.abs(balanceCents),
  })
  const debits = rows.filter(isDebit).map(toRow)
  const credits = rows.filter((account) => !isDebit(account)).map(toRow)
  return { debits, credits, debitCents: sum(debits), creditCents: sum(credits) }
}

function sum(rows: readonly Row[]): number {
  return rows.reduce((total, { cents }) => total + cents, 0)
}

/** For the choice of an account. */
export function accountChoices(book: LedgerBook) {
  return ledgerAccountKinds
    .filter((kind) => bookOfAccount(kind) === book)
    .map((value) => ({ value, label: ledgerAccountWords[value] }))
}
