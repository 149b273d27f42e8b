import { utcDay } from '@roomlark/contract/dates'
import { payoutOn, toMonthStart } from '@roomlark/contract/money-calendar'
import { say } from '@roomlark/contract/say'
import { type PayoutRunDetail, runNumber } from '@roomlark/contract/settlement/payouts'
import type { PayoutOrder } from '../../../adapters/job-kinds.ts'
import type { ServiceContext, SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { tell } from '../../../db/outbox.ts'
import { AppError } from '../../../errors.ts'
import { recordAudit, recordOwnAudit } from '../../../platform/audit/audit.service.ts'
import { isLaunched } from '../../../platform/platform/launch.service.ts'
import { getMoneySettings } from '../../../platform/platform/money-settings.service.ts'
import { replaceStatements, selectDiffers } from './drawing.queries.ts'
import {
  allowLongStatements,
  deleteEarlierDraft,
  insertRun,
  type LockedRun,
  lockDrawing,
  selectRunOfMonthForUpdate,
  updateAbandoned,
  updateDrawn,
  updateIdle,
  updateWork,
} from './runs.queries.ts'
import { getMonthStart, readRun } from './runs.service.ts'

/**
 * A run of more stays than this would outlast a request, so a job draws it up again and approves it. Approving takes
 * up to 0.1 ms a stay, and a request may take a minute.
 */
export const mostStaysInRequest = 100_000

/**
 * Draws up the run of this month for an administrator, who has then prepared it. A large run is drawn up again by the
 * job.
 */
export async function drawRun(
  ctx: SignedInContext,
  mostStays = mostStaysInRequest,
): Promise<PayoutRunDetail> {
  return ctx.sql.begin(async (tx) => {
    const month = monthNow(ctx)
    await lockDrawing(tx)
    const large = await selectRunOfMonthForUpdate(tx, month)
    if (large?.state === 'draft' && large.stays > mostStays) return drawLater(ctx, tx, large)
    const { runId, changed, run } = await drawMonth(ctx, tx, month, ctx.actor.userId, 'request')
    if (run && run.state !== 'draft') {
      throw new AppError(
        'conflict',
        say('The run {number} is approved. The next one is drawn up next month.', { number: run.number }),
      )
    }
    if (changed) {
      const entry = { target: `payout-run:${runId}`, after: { number: runNumber(month) } }
      await recordAudit(ctx, tx, { action: 'payout-run.drawn', ...entry })
    }
    return readRun(ctx, tx, runId)
  })
}

async function drawLater(ctx: SignedInContext, tx: Transaction, run: LockedRun): Promise<PayoutRunDetail> {
  if (run.working) throw new AppError('conflict', say('This run is already being worked on.'))
  await allowLongStatements(tx)
  await updateWork(tx, run.id, 'drawing', ctx.clock())
  await ctx.jobs.enqueue(tx, 'payouts.draw', { for: toOrder(ctx) })
  await tell(tx, { type: 'money' }, { admins: true })
  return readRun(ctx, tx, run.id)
}

/** No job works on a run for longer than this. */
const abandonedMs = 60 * 60 * 1000

type DueContext = Pick<ServiceContext, 'sql' | 'clock' | 'switches' | 'preview'>

/**
 * The job of every hour: draws up the run of the month on its first day, and keeps a draft what it would be now. Nothing
 * is drawn up while payouts are closed. An administrator who ordered it has then prepared the run.
 */
export async function drawDueRun(ctx: DueContext, order?: PayoutOrder): Promise<void> {
  if (!(await isLaunched(ctx, ['payouts'], () => ctx.sql))) return
  await ctx.sql.begin(async (tx) => {
    const month = monthNow(ctx)
    await updateAbandoned(tx, new Date(ctx.clock().getTime() - abandonedMs))
    const { runId, run, changed } = await drawMonth(ctx, tx, month, order?.userId ?? null, 'job')
    const entry = {
      action: 'payout-run.drawn',
      target: `payout-run:${runId}`,
      after: { number: runNumber(month) },
    }
    if (order && changed) {
      await recordAudit({ ...ctx, actor: null, origin: order }, tx, { ...entry, actorId: order.userId })
    } else if (!run) await recordOwnAudit(ctx, tx, entry)
    if (run?.working === 'drawing') {
      await updateIdle(tx, runId)
      await tell(tx, { type: 'money' }, { admins: true })
    }
  })
}

function monthNow({ clock }: Pick<ServiceContext, 'clock'>): string {
  return toMonthStart(utcDay(clock()))
}

type Drawn = {
  runId: string
  changed: boolean
  /** The run as it was before, if there was one. */
  run: LockedRun | undefined
}

async function drawMonth(
  ctx: Pick<ServiceContext, 'clock'>,
  tx: Transaction,
  month: string,
  preparedBy: string | null,
  within: 'request' | 'job',
): Promise<Drawn> {
  await allowLongStatements(tx, within)
  await lockDrawing(tx)
  const run = await selectRunOfMonthForUpdate(tx, month)
  if (run) {
    // A run that is being approved is drawn up by the approval itself.
    const isFree = run.state === 'draft' && run.working !== 'approving'
    const changed = isFree && (await redraw(ctx, tx, run, preparedBy))
    return { runId: run.id, changed, run }
  }
  await deleteEarlierDraft(tx, month)
  const terms = await termsNow(tx)
  const at = ctx.clock()
  const row = { month, number: runNumber(month), payOn: payoutOn(month), at, preparedBy, ...terms }
  const runId = await insertRun(tx, row)
  await replaceStatements(tx, { runId, before: getMonthStart(month), at, ...terms })
  await tell(tx, { type: 'money' }, { admins: true })
  return { runId, changed: true, run }
}

/** Draws a draft up again where anything is different now, and says whether it was. The caller has locked the run. */
export async function redraw(
  ctx: Pick<ServiceContext, 'clock'>,
  tx: Transaction,
  run: LockedRun,
  preparedBy: string | null,
): Promise<boolean> {
  const terms = await termsNow(tx)
  const at = ctx.clock()
  const drawing = { runId: run.id, before: getMonthStart(run.month), at, ...terms }
  const hasSameTerms = run.minimumCents === terms.minimumCents && run.isAdvance === terms.isAdvance
  if (hasSameTerms && !(await selectDiffers(tx, drawing))) return false
  await replaceStatements(tx, drawing)
  await updateDrawn(tx, run.id, { at, preparedBy, ...terms })
  await tell(tx, { type: 'money' }, { admins: true })
  return true
}

async function termsNow(tx: Transaction): Promise<{ minimumCents: number; isAdvance: boolean }> {
  const { payoutMinimumCents, advances } = await getMoneySettings({ sql: tx })
  return { minimumCents: payoutMinimumCents, isAdvance: advances }
}

/** Identifies who gave an order, as jobs and the audit log store it. */
export function toOrder({ actor, origin }: Pick<SignedInContext, 'actor' | 'origin'>) {
  return { userId: actor.userId, ...origin }
}
