import type { ServiceContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import {
  countTransactions,
  insertAccounts,
  insertEntries,
  insertTransaction,
  insertTransactions,
  type LedgerEntry,
  type LedgerTransaction,
  type Posting,
} from './ledger.queries.ts'

/**
 * Writes a transaction into the ledger, in the database transaction of what caused it. Returns its number, or null if
 * this cause was written before: then nothing is written. The database refuses entries that do not balance.
 */
export async function postTransaction(
  tx: Transaction,
  { entries, ...transaction }: LedgerTransaction & { entries: LedgerEntry[] },
): Promise<number | null> {
  await insertAccounts(tx, entries)
  const id = await insertTransaction(tx, transaction)
  if (id === undefined) return null
  await insertEntries(tx, id, entries)
  return id
}

/** The same for many at once; returns the keys of those that were not written before. */
export async function postTransactions(
  tx: Transaction,
  transaction: Omit<LedgerTransaction, 'causeKey' | 'bookingId'>,
  postings: Posting[],
): Promise<string[]> {
  if (postings.length === 0) return []
  await insertAccounts(
    tx,
    postings.flatMap(({ entries }) => entries),
  )
  return insertTransactions(tx, transaction, postings)
}

const batch = 5000

/** Adds what was written since to the balances. Until then it is added whenever they are read. */
export async function countLedger({ sql }: Pick<ServiceContext, 'sql'>): Promise<void> {
  while ((await countTransactions(sql, batch)) === batch) {
    // Another full batch may be waiting.
  }
}
