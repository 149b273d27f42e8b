import type { InvariantName } from '@roomlark/contract/invariants'
import type { Sql } from '../../db/database.ts'
import { ledgerInvariants } from './ledger-invariants.queries.ts'
import { statementInvariants } from './statement-invariants.queries.ts'

const invariants: Record<InvariantName, (sql: Sql) => ReturnType<(typeof ledgerInvariants)['bank']>> = {
  ...ledgerInvariants,
  ...statementInvariants,
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
