import type { PublicContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { updateDeletionAsked } from './deletion.queries.ts'

/** Signing in again withdraws the request to be deleted. */
export async function stayAfterAll(ctx: PublicContext, tx: Sql, userId: string): Promise<void> {
  if (!(await updateDeletionAsked(tx, userId, null))) return
  await recordAudit(ctx, tx, { action: 'user.deletion-undone', target: `user:${userId}`, actorId: userId })
  await ctx.jobs.enqueue(tx, 'mail.deletion', { userId, news: 'undone' })
}
