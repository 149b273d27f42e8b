import { deletionGraceDays } from '@roomlark/contract/operations/my-data'
import type { PublicContext, SignedInContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { tellOffersOfOwner } from '../../db/outbox.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { updateDeletionAsked } from './users.queries.ts'

/** Someone who requested deletion can come back within this time. */
export const deletionGraceMs = deletionGraceDays * 24 * 60 * 60 * 1000

/** Passing null withdraws the request. Returns whether anything changed. */
export async function markDeletionRequested(
  tx: Transaction,
  userId: string,
  at: Date | null,
): Promise<boolean> {
  const isChanged = await updateDeletionAsked(tx, userId, at)
  if (isChanged) await tellOffersOfOwner(tx, userId)
  return isChanged
}

export async function recordDeletionRequest(ctx: SignedInContext, tx: Transaction): Promise<void> {
  const { userId } = ctx.actor
  await markDeletionRequested(tx, userId, ctx.clock())
  await ctx.jobs.enqueue(tx, 'mail.deletion', { userId, news: 'asked' })
  await recordAudit(ctx, tx, { action: 'user.deletion-asked', target: `user:${userId}` })
}

/** Called by every sign-in, because coming back withdraws the request. */
export async function withdrawDeletionRequest(
  ctx: PublicContext,
  tx: Transaction,
  userId: string,
): Promise<void> {
  if (!(await markDeletionRequested(tx, userId, null))) return
  await recordAudit(ctx, tx, { action: 'user.deletion-undone', target: `user:${userId}`, actorId: userId })
  await ctx.jobs.enqueue(tx, 'mail.deletion', { userId, news: 'undone' })
}
