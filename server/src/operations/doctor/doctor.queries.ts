import type { InvariantName } from '@roomlark/contract/invariants'
import type { Pool, Sql, SqlPart } from '../../db/database.ts'
import { findRefusedWrite } from '../../db/write-check.ts'
import { bookingInvariants } from './booking-invariants.queries.ts'
import { clickInvariants } from './click-invariants.queries.ts'
import { commissionInvariants } from './commission-invariants.queries.ts'
import { dayInvariants } from './day-invariants.queries.ts'
import { figureInvariants } from './figure-invariants.queries.ts'
import { folioInvariants } from './folio-invariants.queries.ts'
import { invoiceInvariants } from './invoice-invariants.queries.ts'
import { ledgerInvariants } from './ledger-invariants.queries.ts'
import type { Part } from './part.queries.ts'
import { paymentInvariants } from './payment-invariants.queries.ts'
import { roomInvariants } from './room-invariants.queries.ts'
import { statementInvariants } from './statement-invariants.queries.ts'
import { sumInvariants } from './sum-invariants.queries.ts'

/** Invariants that one query cannot check; see doctor.service.ts. */
export type ComparedInvariant = 'search-index' | 'writes-allowed' | 'pictures-complete' | 'pictures-known'

const invariants: Record<Exclude<InvariantName, ComparedInvariant>, (sql: Sql, part: Part) => SqlPart> = {
  ...ledgerInvariants,
  ...commissionInvariants,
  ...statementInvariants,
  ...folioInvariants,
  ...paymentInvariants,
  ...invoiceInvariants,
  ...dayInvariants,
  ...roomInvariants,
  ...bookingInvariants,
  ...figureInvariants,
  ...sumInvariants,
  ...clickInvariants,
}

/** A finding shows at most this many rows. */
export const shownRows = 20

export type Found = {
  /** The number of rows that break the invariant. */
  faults: number
  /** Some of them. */
  rows: Record<string, unknown>[]
}

export async function selectFound(
  sql: Sql,
  name: Exclude<InvariantName, ComparedInvariant>,
  part: Part,
): Promise<Found> {
  const found = await sql<{ row: Record<string, unknown>; faults: number }[]>`
    SELECT to_jsonb(broken) AS row, count(*) OVER ()::integer AS faults FROM (${invariants[name](sql, part)}) AS broken
    LIMIT ${shownRows}`
  return { faults: found[0]?.faults ?? 0, rows: found.map(({ row }) => row) }
}

/**
 * All queries of the transaction see the same moment and cannot change anything. None may take longer than the given
 * time, and none waits for a lock that somebody else holds.
 */
export async function beginExamination(sql: Sql, { minutes }: { minutes: number }): Promise<void> {
  await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`
  await sql`SELECT set_config('statement_timeout', ${`${minutes}min`}, true), set_config('lock_timeout', '5s', true),
                   set_config('idle_in_transaction_session_timeout', '5min', true), set_config('work_mem', '64MB', true)`
}

/** A failure after this ends only itself, not the whole examination. */
export async function beginFinding(sql: Sql): Promise<void> {
  await sql`SAVEPOINT finding`
}

export async function endFinding(sql: Sql, { isFailed }: { isFailed: boolean }): Promise<void> {
  if (isFailed) await sql`ROLLBACK TO SAVEPOINT finding`
  await sql`RELEASE SAVEPOINT finding`
}

/** Counts with the examination, so that both are about the same moment. */
export async function selectTransactionCount(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`SELECT count(*) AS count FROM ledger_transactions`
  return row?.count ?? 0
}

type Examination = { at: Date; transactions: number; faults: Partial<Record<InvariantName, number>> }

/** Keeps the examinations of a month. */
export async function insertExamination(sql: Sql, { at, transactions, faults }: Examination): Promise<void> {
  await sql`
    INSERT INTO examinations (at, transactions, faults) VALUES (${at}, ${transactions}, ${sql.json(faults)})`
  await sql`DELETE FROM examinations WHERE at < ${at}::timestamptz - interval '31 days'`
}

/** Makes examinations that end together compare with each other, not both with the one before. */
export async function lockExaminations(sql: Sql): Promise<void> {
  await sql`LOCK TABLE examinations IN SHARE ROW EXCLUSIVE MODE`
}

export async function selectLastExamination(sql: Sql): Promise<Examination | undefined> {
  const [row] = await sql<Examination[]>`
    SELECT at, transactions, faults FROM examinations ORDER BY id DESC LIMIT 1`
  return row
}

/** Returns the write that the database refuses, or null; a replica takes none and is examined all the same. */
export async function tryWrites(pool: Pool): Promise<string | null> {
  const [row] = await pool<{ isReplica: boolean }[]>`SELECT pg_is_in_recovery() AS "isReplica"`
  return row?.isReplica ? null : findRefusedWrite(pool)
}
