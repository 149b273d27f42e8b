import type { LedgerAccountKind, LedgerCause } from '@roomlark/contract/partners/ledger'
import type { Sql } from '../../../db/database.ts'

export type LedgerEntry = {
  kind: LedgerAccountKind
  /** The hotel or the affiliate; null for accounts of Roomlark's own. */
  holderId: string | null
  currency: string
  /** In minor units; debits are positive, credits negative. */
  amount: number
}

export type LedgerTransaction = {
  cause: LedgerCause
  causeKey: string
  at: Date
  actorId: string | null
  bookingId?: string
}

/**
 * Opens the accounts of these entries that nobody has needed before. Others may open the same ones meanwhile: the
 * order avoids deadlocks, and either of the table's two unique indexes may be the one that notices.
 */
export async function insertAccounts(sql: Sql, entries: Omit<LedgerEntry, 'amount'>[]): Promise<void> {
  await sql`
    INSERT INTO ledger_accounts (kind, holder_id, currency)
    SELECT DISTINCT kind, holder_id, currency FROM ${buildAccounts(sql, entries)} AS w (kind, holder_id, currency)
    WHERE NOT EXISTS (
      SELECT FROM ledger_accounts a
      WHERE a.kind = w.kind AND a.holder_key = holder_key(w.holder_id) AND a.currency = w.currency)
    ORDER BY 1, 2, 3
    ON CONFLICT DO NOTHING`
}

function buildAccounts(sql: Sql, entries: Omit<LedgerEntry, 'amount'>[]) {
  return sql`
    unnest(${entries.map(({ kind }) => kind)}::text[], ${entries.map(({ holderId }) => holderId)}::uuid[],
           ${entries.map(({ currency }) => currency)}::text[])`
}

/** Returns undefined if this cause was written before. */
export async function insertTransaction(
  sql: Sql,
  { cause, causeKey, at, actorId, bookingId }: LedgerTransaction,
): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    INSERT INTO ledger_transactions (cause, cause_key, at, actor_id, booking_id)
    VALUES (${cause}, ${causeKey}, ${at}, ${actorId}, ${bookingId ?? null})
    ON CONFLICT ON CONSTRAINT ledger_transactions_once DO NOTHING
    RETURNING id`
  return row?.id
}

export async function insertEntries(sql: Sql, transactionId: number, entries: LedgerEntry[]): Promise<void> {
  await sql`
    INSERT INTO ledger_entries (transaction_id, account_id, amount)
    SELECT ${transactionId}, a.id, sum(e.amount)
    FROM unnest(${entries.map(({ kind }) => kind)}::text[], ${entries.map(({ holderId }) => holderId)}::uuid[],
                ${entries.map(({ currency }) => currency)}::text[], ${entries.map(({ amount }) => amount)}::bigint[])
           AS e (kind, holder_id, currency, amount)
      JOIN ledger_accounts a ON a.kind = e.kind AND a.holder_key = holder_key(e.holder_id)
        AND a.currency = e.currency
    GROUP BY a.id HAVING sum(e.amount) <> 0`
}

export type Posting = { causeKey: string; entries: LedgerEntry[] }

/** Writes many transactions of one cause; returns the keys of those that were not written before. */
export async function insertTransactions(
  sql: Sql,
  { cause, at, actorId }: Omit<LedgerTransaction, 'causeKey' | 'bookingId'>,
  postings: Posting[],
): Promise<string[]> {
  const entries = postings.flatMap((posting) =>
    posting.entries.map((entry) => ({ ...entry, causeKey: posting.causeKey })),
  )
  const rows = await sql<{ causeKey: string }[]>`
    WITH written AS (
      INSERT INTO ledger_transactions (cause, cause_key, at, actor_id)
      SELECT ${cause}, key, ${at}, ${actorId} FROM unnest(${postings.map(({ causeKey }) => causeKey)}::text[]) AS key
      ON CONFLICT ON CONSTRAINT ledger_transactions_once DO NOTHING
      RETURNING id, cause_key
    ), entries AS (
      INSERT INTO ledger_entries (transaction_id, account_id, amount)
      SELECT w.id, a.id, sum(e.amount)
      FROM unnest(${entries.map(({ causeKey }) => causeKey)}::text[], ${entries.map(({ kind }) => kind)}::text[],
                  ${entries.map(({ holderId }) => holderId)}::uuid[], ${entries.map(({ currency }) => currency)}::text[],
                  ${entries.map(({ amount }) => amount)}::bigint[]) AS e (key, kind, holder_id, currency, amount)
        JOIN written w ON w.cause_key = e.key
        JOIN ledger_accounts a ON a.kind = e.kind AND a.holder_key = holder_key(e.holder_id)
          AND a.currency = e.currency
      GROUP BY w.id, a.id HAVING sum(e.amount) <> 0
    )
    SELECT cause_key AS "causeKey" FROM written`
  return rows.map(({ causeKey }) => causeKey)
}

/** Adds some transactions to the balances; returns how many. */
export async function countTransactions(sql: Sql, limit: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    WITH taken AS (
      DELETE FROM ledger_uncounted WHERE transaction_id IN (
        SELECT transaction_id FROM ledger_uncounted ORDER BY transaction_id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING transaction_id
    ), added AS (
      INSERT INTO ledger_balances AS b (account_id, debit_cents, credit_cents)
      SELECT e.account_id, sum(greatest(e.amount, 0)), sum(greatest(-e.amount, 0))
      FROM taken JOIN ledger_entries e USING (transaction_id) GROUP BY e.account_id ORDER BY e.account_id
      ON CONFLICT ON CONSTRAINT ledger_balances_pkey DO UPDATE SET
        debit_cents = b.debit_cents + excluded.debit_cents, credit_cents = b.credit_cents + excluded.credit_cents
    )
    SELECT count(*)::integer AS count FROM taken`
  return row?.count ?? 0
}
