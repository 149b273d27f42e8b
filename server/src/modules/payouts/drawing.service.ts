import { monthOf, payoutOn } from '@roomlark/contract/money-calendar'
import { type PayoutRunDetail, runNumber } from '@roomlark/contract/payouts'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { recordAudit, recordOwnAudit } from '../audit/audit.service.ts'
import { isLaunched } from '../platform/launch.service.ts'
import { getMoneySettings } from '../platform/money-settings.service.ts'
import { replaceStatements, selectDiffers } from './drawing.queries.ts'
import {
  allowLongStatements,
  broadcastPayouts,
  deleteEarlierDraft,
  insertRun,
  type LockedRun,
  lockDrawing,
  selectRunOfMonthForUpdate,
  updateDrawn,
} from './runs.queries.ts'
import { beforeOf, readRun } from './runs.service.ts'

/** Draws up the run of this month for an administrator, who has then prepared it. */
export async function drawRun(ctx: SignedInContext): Promise<PayoutRunDetail> {
  return ctx.sql.begin(async (tx) => {
    const month = monthNow(ctx)
    const { runId, changed, run } = await drawMonth(ctx, tx, month, ctx.actor.userId)
    if (run && run.state !== 'draft') {
      throw new AppError(
        'conflict',
        `The run ${run.number} is approved. The next one is drawn up next month.`,
      )
    }
    if (changed) {
      const entry = { target: `payout-run:${runId}`, after: { number: runNumber(month) } }
      await recordAudit(ctx, tx, { action: 'payout-run.drawn', ...entry })
    }
    return readRun(ctx, tx, runId)
  })
}

/**
 * The job of every hour: draws up the run of the month on its first day, and keeps a draft what it would be now. Nothing
 * is drawn up while payouts are closed.
 */
export async function drawDueRun(ctx: ServiceContext): Promise<void> {
  if (!(await isLaunched(ctx, ['payouts'], () => ctx.sql))) return
  await ctx.sql.begin(async (tx) => {
    const month = monthNow(ctx)
    const { runId, run } = await drawMonth(ctx, tx, month, null)
    if (run) return
    const entry = { target: `payout-run:${runId}`, after: { number: runNumber(month) } }
    await recordOwnAudit(ctx, tx, { action: 'payout-run.drawn', ...entry })
  })
}

function monthNow({ clock }: Pick<ServiceContext, 'clock'>): string {
  return monthOf(clock().toISOString().slice(0, 10))
}

type Drawn = {
  runId: string
  changed: boolean
  /** The run as it was before, if there was one. */
  run: LockedRun | undefined
}

async function drawMonth(
  ctx: Pick<ServiceContext, 'clock'>,
  tx: Sql,
  month: string,
  preparedBy: string | null,
): Promise<Drawn> {
  await allowLongStatements(tx)
  await lockDrawing(tx)
  const run = await selectRunOfMonthForUpdate(tx, month)
  if (run) {
    const changed = run.state === 'draft' && (await redraw(ctx, tx, run, preparedBy))
    return { runId: run.id, changed, run }
  }
  await deleteEarlierDraft(tx, month)
  const terms = await termsNow(tx)
  const at = ctx.clock()
  const row = { month, number: runNumber(month), payOn: payoutOn(month), at, preparedBy, ...terms }
  const runId = await insertRun(tx, row)
  await replaceStatements(tx, { runId, before: beforeOf(month), at, ...terms })
  await broadcastPayouts(tx, [])
  return { runId, changed: true, run }
}

/** Draws a draft up again where anything is different now, and says whether it was. The caller has locked the run. */
export async function redraw(
  ctx: Pick<ServiceContext, 'clock'>,
  tx: Sql,
  run: LockedRun,
  preparedBy: string | null,
): Promise<boolean> {
  const terms = await termsNow(tx)
  const at = ctx.clock()
  const drawing = { runId: run.id, before: beforeOf(run.month), at, ...terms }
  const hasSameTerms = run.minimumCents === terms.minimumCents && run.isAdvance === terms.isAdvance
  if (hasSameTerms && !(await selectDiffers(tx, drawing))) return false
  await replaceStatements(tx, drawing)
  await updateDrawn(tx, run.id, { at, preparedBy, ...terms })
  await broadcastPayouts(tx, [])
  return true
}

async function termsNow(tx: Sql): Promise<{ minimumCents: number; isAdvance: boolean }> {
  const { payoutMinimumCents, advances } = await getMoneySettings({ sql: tx })
  return { minimumCents: payoutMinimumCents, isAdvance: advances }
}
