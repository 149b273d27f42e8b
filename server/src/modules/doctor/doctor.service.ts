import { invariantNames } from '@roomlark/contract/invariants'
import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { beginExamination, type Finding, selectFinding } from './doctor.queries.ts'

/** Looks for whatever breaks an invariant, all at one moment. It reads only, so it may run beside a busy server. */
export async function examineDatabase({ sql }: Pick<ServiceContext, 'sql'>): Promise<Finding[]> {
  return sql.begin(async (tx) => {
    await beginExamination(tx)
    return examine(tx)
  })
}

/** The same within a transaction of the caller's. */
export async function examine(tx: Sql): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const name of invariantNames) findings.push(await selectFinding(tx, name))
  return findings
}
