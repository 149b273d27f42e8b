import { utcDay } from '@roomlark/contract/dates'
import type { PageMeta } from '@roomlark/contract/paging'
import { say } from '@roomlark/contract/say'
import type {
  PayoutChecks,
  PayoutRun,
  PayoutRunDetail,
  PayoutRunQuery,
  RunStatement,
  RunStatementQuery,
} from '@roomlark/contract/settlement/payouts'
import { isLastAdmin } from '../../../accounts/users/admins.service.ts'
import type { SignedInContext } from '../../../context.ts'
import { writeCsv } from '../../../csv-export.ts'
import type { Sql, Transaction } from '../../../db/database.ts'
import { notFound } from '../../../errors.ts'
import { findStaleRates } from '../../../platform/platform/exchange.service.ts'
import { getMoneySettings } from '../../../platform/platform/money-settings.service.ts'
import { selectFiles } from '../bank-files/files.queries.ts'
import {
  type StatementRow,
  selectPreview,
  selectStatementCount,
  selectStatements,
} from '../statements.queries.ts'
import {
  selectCheckedLines,
  selectCheckedPartners,
  selectLedgerProof,
  selectRunCurrencies,
} from './checks.queries.ts'
import { allowLongStatements, type RunRow, selectRun, selectRunCount, selectRuns } from './runs.queries.ts'

/** Reader and time, both of which decide whether a run can be approved. */
type ReadingContext = Pick<SignedInContext, 'clock' | 'actor'>

export async function listRuns(
  ctx: Pick<SignedInContext, 'sql'>,
  query: PayoutRunQuery,
): Promise<{ data: PayoutRun[]; meta: PageMeta }> {
  const [rows, total] = await Promise.all([selectRuns(ctx.sql, query), selectRunCount(ctx.sql)])
  const { page, limit } = query
  return { data: rows.map(toRun), meta: { total, totalPages: Math.ceil(total / limit), page, limit } }
}

export async function getRun(
  ctx: ReadingContext & Pick<SignedInContext, 'sql'>,
  id: string,
): Promise<PayoutRunDetail> {
  return ctx.sql.begin(async (tx) => {
    await allowLongStatements(tx)
    return readRun(ctx, tx, id)
  })
}

/** Reads a run in the transaction of the caller, who may have changed it. */
export async function readRun(ctx: ReadingContext, tx: Transaction, id: string): Promise<PayoutRunDetail> {
  const row = await selectRun(tx, id)
  if (!row) throw notFound('payout run')
  const { preparedById, earnedCents, adjustmentsCents, ...run } = row
  const files = await selectFiles(tx, id)
  const isDraft = run.state === 'draft'
  return {
    ...toRun(run),
    earnedCents,
    adjustmentsCents,
    checks: isDraft ? await readChecks(ctx, tx, run) : null,
    needsAnother: isDraft && (await needsAnother(tx, preparedById, ctx.actor.userId)),
    files: files.map(({ sealedBytes, madeAt, ...file }) => ({
      ...file,
      bytes: sealedBytes - sealingBytes,
      madeAt: madeAt.toISOString(),
    })),
  }
}

/** Encrypting adds this much to a text (adapters/cipher.ts). */
const sealingBytes = 28

/** Four eyes: who prepared a run does not approve it, unless there is nobody else. */
export async function needsAnother(sql: Sql, preparedBy: string | null, adminId: string): Promise<boolean> {
  return preparedBy === adminId && !(await isLastAdmin(sql, adminId))
}

/** A run pays what became payable before the first moment of its month. */
export function getMonthStart(month: string): Date {
  return new Date(`${month}T00:00:00Z`)
}

async function readChecks(ctx: ReadingContext, tx: Transaction, run: RunRow): Promise<PayoutChecks> {
  const { stays, payable, covered } = await selectCheckedLines(tx, run.id, run.isAdvance)
  const { partners, usable, doubled, totalCents } = await selectCheckedPartners(tx, run.id, ctx.clock())
  const proof = await selectLedgerProof(tx, getMonthStart(run.month), run.isAdvance)
  return {
    payable: { ok: payable, of: stays },
    details: { ok: usable, of: partners },
    covered: { ok: covered, of: stays },
    doubled,
    ...(await readStaleRates(ctx, tx, run.id)),
    ...proof,
    offCents: proof.ledgerCents - proof.laterCents - proof.waitingCents - totalCents,
  }
}

/** The exchange rates that keep a run from being approved: somebody has to look at them first. */
export async function readStaleRates(
  { clock }: Pick<SignedInContext, 'clock'>,
  tx: Transaction,
  runId: string,
): Promise<Pick<PayoutChecks, 'oldestRateDays' | 'staleRates'>> {
  const { oldestRateDays } = await getMoneySettings({ sql: tx })
  const day = utcDay(clock())
  const currencies = await selectRunCurrencies(tx, runId)
  const staleRates = await findStaleRates(tx, currencies, { day, oldestDays: oldestRateDays })
  return { oldestRateDays, staleRates }
}

export async function listRunStatements(
  ctx: SignedInContext,
  id: string,
  query: RunStatementQuery,
): Promise<{ data: RunStatement[]; meta: PageMeta }> {
  if (!(await selectRun(ctx.sql, id))) throw notFound('payout run')
  const [rows, total] = await Promise.all([
    selectStatements(ctx.sql, id, query, ctx.clock()),
    selectStatementCount(ctx.sql, id, query),
  ])
  const { page, limit } = query
  return { data: rows.map(toStatement), meta: { total, totalPages: Math.ceil(total / limit), page, limit } }
}

export async function exportPreview(
  ctx: SignedInContext,
  id: string,
): Promise<{ filename: string; csv: string }> {
  const run = await selectRun(ctx.sql, id)
  if (!run) throw notFound('payout run')
  const rows = await selectPreview(ctx.sql, id)
  const amount = (cents: number) => (cents / 100).toFixed(2)
  const heading = [
    ...[
      say('Partner'),
      say('Statement'),
      say('Decision'),
      say('Stays'),
      say('Earned USD'),
      say('Corrections USD'),
      say('Carried over USD'),
    ],
    ...[say('Total USD'), say('Pays out USD')],
  ]
  const csv = await writeCsv(heading, rows, (row) => [
    ...[row.name, row.number ?? '', row.decision, row.stays, amount(row.earnedCents)],
    ...[row.correctionsCents, row.carriedCents, row.totalCents, row.payoutCents].map(amount),
  ])
  return { filename: `${run.number}.csv`, csv }
}

function toRun({ drawnAt, approvedAt, exportedAt, doneAt, ...row }: RunRow): PayoutRun {
  return {
    ...row,
    drawnAt: drawnAt.toISOString(),
    approvedAt: approvedAt?.toISOString() ?? null,
    exportedAt: exportedAt?.toISOString() ?? null,
    doneAt: doneAt?.toISOString() ?? null,
  }
}

function toStatement({
  newSince,
  waitsUntil,
  suspendedAt,
  suspendedReason,
  ...row
}: StatementRow): RunStatement {
  return {
    ...row,
    newSince: newSince?.toISOString() ?? null,
    waitsUntil: waitsUntil?.toISOString() ?? null,
    suspended: suspendedAt && { at: suspendedAt.toISOString(), reason: suspendedReason },
  }
}
