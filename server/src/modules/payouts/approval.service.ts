import type { PayoutApproval, PayoutRunDetail } from '@roomlark/contract/payouts'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError, notFound } from '../../errors.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { postTransactions } from '../ledger/ledger.service.ts'
import {
  selectRunCommissionsForUpdate,
  selectTransfersOnTheirWay,
  updateNumbered,
  updateSettled,
} from './approval.queries.ts'
import { redraw } from './drawing.service.ts'
import { approvedPosting } from './ledger.policy.ts'
import {
  allowLongStatements,
  broadcastPayouts,
  type LockedRun,
  lockDrawing,
  selectRun,
  selectRunForUpdate,
  updateApproved,
  updateDone,
} from './runs.queries.ts'
import { needsAnother, readRun } from './runs.service.ts'

/**
 * Approves a run as it was seen: it is drawn up again in the same transaction, with every commission in it locked, and
 * where that gives anything else the new draft is kept and the approval refused.
 */
export async function approveRun(
  ctx: SignedInContext,
  id: string,
  seen: PayoutApproval,
): Promise<PayoutRunDetail> {
  const approved = await ctx.sql.begin(async (tx) => {
    await allowLongStatements(tx)
    await lockDrawing(tx)
    const run = await selectRunForUpdate(tx, id)
    if (!run) throw notFound('payout run')
    if (run.state !== 'draft') throw new AppError('conflict', 'This run is already approved.')
    if (run.version !== seen.version) throw changedSince()
    if (await needsAnother(tx, run.preparedBy, ctx.actor.userId)) {
      throw new AppError('conflict', 'You have prepared this run. Another administrator has to approve it.')
    }
    await selectRunCommissionsForUpdate(tx, id)
    if (await redraw(ctx, tx, run, null)) return null
    const before = await selectRun(tx, id)
    if (before?.pays.cents !== seen.cents) throw changedSince()
    await settle(ctx, tx, run)
    const { partners, cents } = before.pays
    const after = { number: run.number, partners, cents }
    await recordAudit(ctx, tx, { action: 'payout-run.approved', target: `payout-run:${id}`, after })
    await ctx.jobs.enqueue(tx, 'payouts.notify', { runId: id, news: 'approved' })
    await broadcastPayouts(tx, [])
    return readRun(ctx, tx, id)
  })
  if (!approved) throw changedSince()
  return approved
}

function changedSince(): AppError {
  return new AppError(
    'conflict',
    'The run has changed since you looked at it. Check it again, then approve it.',
  )
}

async function settle(ctx: SignedInContext, tx: Sql, run: LockedRun): Promise<void> {
  const at = ctx.clock()
  await updateNumbered(tx, run.id, Number(run.month.slice(0, 4)))
  await updateSettled(tx, run.id)
  const transfers = await selectTransfersOnTheirWay(tx, run.id)
  const transaction = { cause: 'payout-approved', at, actorId: ctx.actor.userId } as const
  await postTransactions(tx, transaction, transfers.map(approvedPosting))
  await updateApproved(tx, run.id, at, ctx.actor.userId)
  // Without a transfer there is nothing to send to the bank.
  if (transfers.length === 0) await updateDone(tx, run.id, at)
}
