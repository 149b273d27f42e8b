import { type Defaults, shippedDefaults } from '@roomlark/contract/platform'
import type { SignedInContext } from '../../http/context.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { selectDefaults, selectDefaultsForUpdate, updateDefaultsRow } from './defaults.queries.ts'

export async function getDefaults(ctx: Pick<SignedInContext, 'sql'>): Promise<Defaults> {
  return { ...shippedDefaults, ...(await selectDefaults(ctx.sql)) }
}

export async function updateDefaults(ctx: SignedInContext, input: Defaults): Promise<Defaults> {
  return ctx.sql.begin(async (tx) => {
    const before: Defaults = { ...shippedDefaults, ...(await selectDefaultsForUpdate(tx)) }
    await updateDefaultsRow(tx, input, ctx.actor.userId, ctx.clock())
    await recordAudit(ctx, tx, { action: 'platform.defaults', target: 'platform', before, after: input })
    return input
  })
}
