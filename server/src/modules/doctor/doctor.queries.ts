import type { InvariantName } from '@roomlark/contract/invariants'
import type { Sql } from '../../db/database.ts'
import { dayInvariants } from './day-invariants.queries.ts'
import { folioInvariants } from './folio-invariants.queries.ts'
import { ledgerInvariants } from './ledger-invariants.queries.ts'
import { roomInvariants } from './room-invariants.queries.ts'
import { statementInvariants } from './statement-invariants.queries.ts'

const invariants: Record<InvariantName, (sql: Sql) => ReturnType<(typeof ledgerInvariants)['bank']>> = {
  ...ledgerInvariants,
  ...statementInvariants,
  ...folioInvariants,
  ...dayInvariants,
  ...roomInvariants,
}

/** A finding shows at most this many rows. */
const shownRows = 20

export type Finding = {
  name: InvariantName
  /** How many rows break the invariant. */
  faults: number
  /** Some of them. */
  rows: Record<string, unknown>[]
}

export async function selectFinding(sql: Sql, name: InvariantName): Promise<Finding> {
  const found = await sql<{ row: Record<string, unknown>; faults: number }[]>`
    SELECT to_jsonb(broken) AS row, count(*) OVER ()::integer AS faults FROM (${invariants[name](sql)}) AS broken
    LIMIT ${shownRows}`
  return { name, faults: found[0]?.faults ?? 0, rows: found.map(({ row }) => row) }
}

/** All queries of the transaction see the same moment, may take their time, and cannot change anything. */
export async function beginExamination(sql: Sql): Promise<void> {
  await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`
  await sql`SET LOCAL statement_timeout = 0`
}

/** Counts with the examination, so that both are about the same moment. */
export async function selectTransactionCount(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`SELECT count(*)::float8 AS count FROM ledger_transactions`
  return row?.count ?? 0
}

type Examination = { at: Date; transactions: number; faults: Partial<Record<InvariantName, number>> }

/** Keeps the examinations of a month, and makes open pages of administrators read the proof again. */
export async function insertExamination(sql: Sql, { at, transactions, faults }: Examination): Promise<void> {
  await sql`
    INSERT INTO examinations (at, transactions, faults) VALUES (${at}, ${transactions}, ${sql.json(faults)})`
  await sql`DELETE FROM examinations WHERE at < ${at}::timestamptz - interval '31 days'`
  const notice = { userIds: [], admins: true, event: { type: 'money' } }
  await sql`SELECT pg_notify('live', ${JSON.stringify(notice)})`
}

/** Makes examinations that end together compare with each other, not both with the one before. */
export async function lockExaminations(sql: Sql): Promise<void> {
  await sql`LOCK TABLE examinations IN SHARE ROW EXCLUSIVE MODE`
}

export async function selectLastExamination(sql: Sql): Promise<Examination | undefined> {
  const [row] = await sql<Examination[]>`
    SELECT at, transactions::float8 AS transactions, faults FROM examinations ORDER BY id DESC LIMIT 1`
  return row
}
