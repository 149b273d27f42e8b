import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import {
  countTransactions,
  insertAccounts,
  insertEntries,
  insertTransaction,
  type LedgerEntry,
  type LedgerTransaction,
} from './ledger.queries.ts'

/**
 * Writes a transaction into the ledger, in the database transaction of what caused it. Returns its number, or null if
 * this cause was written before: then nothing is written. The database refuses entries that do not balance.
 */
export async function postTransaction(
  tx: Sql,
  { entries, ...transaction }: LedgerTransaction & { entries: LedgerEntry[] },
): Promise<number | null> {
  await insertAccounts(tx, entries)
  const id = await insertTransaction(tx, transaction)
  if (id === undefined) return null
  await insertEntries(tx, id, entries)
  return id
}

const batch = 5000

/** Adds what was written since to the balances. Until then it is added whenever they are read. */
export async function countLedger({ sql }: Pick<ServiceContext, 'sql'>): Promise<void> {
  while ((await countTransactions(sql, batch)) === batch) {
    // Another full batch may be waiting.
  }
}
