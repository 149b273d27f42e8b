import { utcDay } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import type { PayoutApproval, PayoutRunDetail } from '@roomlark/contract/settlement/payouts'
import type { JobPayloads, PayoutOrder } from '../../../adapters/job-kinds.ts'
import type { ServiceContext, SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { tell } from '../../../db/outbox.ts'
import { AppError, changedSinceSeen, notFound } from '../../../errors.ts'
import { postTransactions } from '../../../partners/commissions/ledger/ledger.service.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { notify } from '../../../platform/notifications/notify.service.ts'
import { approvedPosting } from '../ledger.policy.ts'
import {
  selectRunCommissionsForUpdate,
  selectTransfersOnTheirWay,
  updateConverted,
  updateNumbered,
  updateSettled,
} from './approval.queries.ts'
import { mostStaysInRequest, redraw, toOrder } from './drawing.service.ts'
import {
  allowLongStatements,
  type LockedRun,
  lockDrawing,
  selectRun,
  selectRunForUpdate,
  updateApproved,
  updateDone,
  updateIdle,
  updateWork,
} from './runs.queries.ts'
import { getRun, needsAnother, readRun, readStaleRates } from './runs.service.ts'

type ApprovingContext = Pick<ServiceContext, 'sql' | 'clock' | 'jobs'>

/** Approves a run as it was seen, or has a job do it if the run is large. */
export async function approveRun(
  ctx: ApprovingContext & Pick<SignedInContext, 'actor' | 'origin'>,
  id: string,
  seen: PayoutApproval,
  mostStays = mostStaysInRequest,
): Promise<PayoutRunDetail> {
  const order = toOrder(ctx)
  const queued = await ctx.sql.begin(async (tx) => {
    await allowLongStatements(tx)
    const run = await lockApprovable(ctx, tx, id, seen, order)
    if (run.stays <= mostStays) return null
    if (run.working) throw new AppError('conflict', say('This run is already being worked on.'))
    await updateWork(tx, id, 'approving', ctx.clock())
    await ctx.jobs.enqueue(tx, 'payouts.approve', { runId: id, ...seen, for: order })
    await tell(tx, { type: 'money' }, { admins: true })
    return readRun(ctx, tx, id)
  })
  if (queued) return queued
  if (!(await approve(ctx, id, seen, order, 'request'))) throw changedSinceSeen('run')
  return getRun(ctx, id)
}

/** The job for large runs. Who ordered the approval is notified if it is refused after all. */
export async function approveLargeRun(
  ctx: ApprovingContext,
  { runId, for: order, ...seen }: JobPayloads['payouts.approve'],
): Promise<void> {
  const isApproved = await approve(ctx, runId, seen, order, 'job').catch((error: unknown) => {
    if (error instanceof AppError) return false
    throw error
  })
  if (isApproved) return
  await ctx.sql.begin(async (tx) => {
    const run = await selectRunForUpdate(tx, runId)
    // Repeated after a crash, the job finds the run approved by its first attempt.
    if (run?.state !== 'draft') return
    await updateIdle(tx, runId)
    await notify(ctx, tx, [order.userId], {
      event: 'money',
      params: { news: 'run-not-approved', number: run.number },
      particulars: '',
      link: '/bookings/payouts',
      occasion: `run-not-approved:${runId}:${run.version}`,
    })
    await tell(tx, { type: 'money' }, { admins: true })
  })
}

/**
 * The run is drawn up again in the same transaction, with every commission in it locked; where that gives anything
 * else, the new draft is kept and nothing is approved.
 */
async function approve(
  ctx: ApprovingContext,
  id: string,
  seen: PayoutApproval,
  order: PayoutOrder,
  within: 'request' | 'job',
): Promise<boolean> {
  return ctx.sql.begin(async (tx) => {
    await allowLongStatements(tx, within)
    await lockDrawing(tx)
    const run = await lockApprovable(ctx, tx, id, seen, order)
    await selectRunCommissionsForUpdate(tx, id)
    if (await redraw(ctx, tx, run, null)) return false
    const before = await selectRun(tx, id)
    if (before?.pays.cents !== seen.cents) throw changedSinceSeen('run')
    await settle(ctx, tx, run, order.userId)
    const { partners, cents } = before.pays
    const after = { number: run.number, partners, cents }
    const entry = { action: 'payout-run.approved', target: `payout-run:${id}`, after, actorId: order.userId }
    await recordAudit({ ...ctx, actor: null, origin: order }, tx, entry)
    await ctx.jobs.enqueue(tx, 'payouts.notify', { runId: id, news: 'approved' })
    await tell(tx, { type: 'money' }, { admins: true })
    return true
  })
}

async function lockApprovable(
  ctx: Pick<ServiceContext, 'clock'>,
  tx: Transaction,
  id: string,
  seen: PayoutApproval,
  { userId }: PayoutOrder,
): Promise<LockedRun> {
  const run = await selectRunForUpdate(tx, id)
  if (!run) throw notFound('payout run')
  if (run.state !== 'draft') throw new AppError('conflict', say('This run is already approved.'))
  if (run.version !== seen.version) throw changedSinceSeen('run')
  if (await needsAnother(tx, run.preparedBy, userId)) {
    throw new AppError(
      'conflict',
      say('You have prepared this run. Another administrator has to approve it.'),
    )
  }
  const { oldestRateDays, staleRates } = await readStaleRates(ctx, tx, id)
  if (staleRates.length > 0) {
    const which = staleRates.map(({ currency }) => currency).join(', ')
    throw new AppError(
      'conflict',
      say(
        'Exchange rates are older than {days} days: {currencies}. Set new ones in Settings or take those of the European Central Bank there, then approve the run.',
        { days: oldestRateDays, currencies: which },
      ),
    )
  }
  return run
}

async function settle(
  ctx: Pick<ServiceContext, 'clock'>,
  tx: Transaction,
  run: LockedRun,
  byId: string,
): Promise<void> {
  const at = ctx.clock()
  await updateNumbered(tx, run.id, Number(run.month.slice(0, 4)))
  await updateConverted(tx, run.id, utcDay(at))
  await updateSettled(tx, run.id)
  const transfers = await selectTransfersOnTheirWay(tx, run.id)
  const transaction = { cause: 'payout-approved', at, actorId: byId } as const
  await postTransactions(tx, transaction, transfers.map(approvedPosting))
  await updateApproved(tx, run.id, at, byId)
  // Without a transfer there is nothing to send to the bank.
  if (transfers.length === 0) await updateDone(tx, run.id, at)
}
