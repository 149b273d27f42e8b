import type { ServiceContext } from '../../context.ts'
import { eraseDueAccounts } from './deletion.service.ts'
import { deleteOutdated, eraseOldBillings } from './sweep.queries.ts'

/** Runs every night. */
export async function sweepAccounts(ctx: ServiceContext): Promise<void> {
  await deleteOutdated(ctx.sql, ctx.clock())
  await eraseDueAccounts(ctx)
  await eraseOldBillings(ctx.sql, ctx.clock())
}
