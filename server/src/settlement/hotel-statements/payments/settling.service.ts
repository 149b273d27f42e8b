import { randomUUID } from 'node:crypto'
import { utcDay } from '@roomlark/contract/dates'
import type { ServiceContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { tell } from '../../../db/outbox.ts'
import { isPaused, resumeReferrals } from '../reminders/pause.service.ts'
import { spreadCredit } from './credit.policy.ts'
import {
  insertPayment,
  lockCoverage,
  selectOpenCents,
  selectUneven,
  updateCoverage,
  updatePaid,
} from './payments.queries.ts'

type Context = Pick<ServiceContext, 'clock' | 'jobs'>
type Account = { hotelId: string; currency: string }

/**
 * Sums up what was paid of a statement after something about it changed, or after it was closed: credit is used for what
 * is open, lines that are paid become payable to their affiliates, and a pause ends with what it was about. The caller
 * has taken `lockStatements` before anything else. Returns what is left to pay.
 */
export async function settleStatement(
  ctx: Context,
  tx: Transaction,
  { hotelId, currency }: Account,
  statementId: string,
  byId: string | null,
): Promise<number> {
  const wasPaused = await isPaused(tx, hotelId)
  await updatePaid(tx, [statementId], ctx.clock())
  const moved = await useCredit(ctx, tx, { hotelId, currency }, byId)
  if (moved.length > 0) await updatePaid(tx, moved, ctx.clock())
  const changed = [...new Set([statementId, ...moved])]
  await lockCoverage(tx, changed)
  const affiliateIds = await updateCoverage(tx, changed)
  if (wasPaused && !(await isPaused(tx, hotelId))) await resumeReferrals(ctx, tx, hotelId)
  await tell(tx, { type: 'money' }, { userIds: affiliateIds, hotelIds: [hotelId], admins: true })
  return selectOpenCents(tx, statementId)
}

/** Credit moves within one account of the hotel, so the ledger does not change. Returns the statements that do. */
async function useCredit(
  ctx: Context,
  tx: Transaction,
  account: Account,
  byId: string | null,
): Promise<string[]> {
  const moves = spreadCredit(await selectUneven(tx, account))
  const at = ctx.clock()
  const paidOn = utcDay(at)
  const row = { kind: 'credit', paidOn, note: '', byId, at } as const
  for (const { fromId, toId, cents } of moves) {
    const sides = [
      { statementId: fromId, otherId: toId, amountCents: -cents },
      { statementId: toId, otherId: fromId, amountCents: cents },
    ]
    for (const side of sides) await insertPayment(tx, { ...row, ...side, id: randomUUID() })
  }
  return moves.flatMap(({ fromId, toId }) => [fromId, toId])
}
