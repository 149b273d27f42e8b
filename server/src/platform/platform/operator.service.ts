import { type Operator, type OperatorInput, unknownOperator } from '@roomlark/contract/platform/operator'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { tell } from '../../db/outbox.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { lockOperator, selectOperator, updateOperator } from './operator.queries.ts'

/** Lists each field, because the row may hold one from another version and the answer is public. */
export async function getOperator({ sql }: { sql: Sql }): Promise<Operator> {
  const stored = { ...unknownOperator, ...(await selectOperator(sql)) }
  return {
    name: stored.name,
    address: stored.address,
    representedBy: stored.representedBy,
    registerNumber: stored.registerNumber,
    vatId: stored.vatId,
    email: stored.email,
    phone: stored.phone,
  }
}

export async function saveOperator(ctx: SignedInContext, input: OperatorInput): Promise<Operator> {
  const after: Operator = { ...input, phone: input.phone ?? '' }
  return ctx.sql.begin(async (tx) => {
    await lockOperator(tx)
    const before = await getOperator({ sql: tx })
    await updateOperator(tx, after, ctx.actor.userId, ctx.clock())
    await recordAudit(ctx, tx, { action: 'platform.operator', target: 'platform', before, after })
    await tell(tx, { type: 'platform' }, { everyone: true })
    return after
  })
}
