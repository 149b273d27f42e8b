import { addDays, utcDay } from '@roomlark/contract/dates'
import { payoutCurrency } from '@roomlark/contract/money-calendar'
import type { PayoutReturnCode } from '@roomlark/contract/payout-returns'
import { say } from '@roomlark/contract/say'
import type { PaidTransfers, PayoutRunDetail, ReturnedTransfer } from '@roomlark/contract/settlement/payouts'
import type { SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { tell } from '../../../db/outbox.ts'
import { AppError, changedByOthers, notFound } from '../../../errors.ts'
import { postTransactions } from '../../../partners/commissions/ledger/ledger.service.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { notify } from '../../../platform/notifications/notify.service.ts'
import { paidPosting, returnedPosting } from '../ledger.policy.ts'
import { insertReminder, selectReminded, selectReminderDays } from '../statements.queries.ts'
import { selectTransfersForUpdate, type Transfer, updatePaid, updateReturned } from './approval.queries.ts'
import { type LockedRun, selectRunForUpdate, updateDone } from './runs.queries.ts'
import { readRun } from './runs.service.ts'

/** Records what the bank has paid. What was recorded before stays as it is, so a repeated call changes nothing. */
export async function markPaid(
  ctx: SignedInContext,
  runId: string,
  { statementIds, paidOn, bankReference }: PaidTransfers,
): Promise<PayoutRunDetail> {
  return ctx.sql.begin(async (tx) => {
    const run = await lockSentRun(tx, runId)
    requireSinceApproval(ctx, run, paidOn, 'paidOn')
    const ids = [...new Set(statementIds)]
    const transfers = await selectTransfersForUpdate(tx, runId, ids)
    if (transfers.length < ids.length) throw notFound('transfer')
    const returned = transfers.find(({ state }) => state === 'returned')
    if (returned) {
      throw new AppError(
        'conflict',
        say('The transfer {number} was returned. Reload to continue.', { number: returned.number }),
      )
    }
    const due = transfers.filter(({ state }) => state === 'approved')
    await updatePaid(
      tx,
      due.map(({ id }) => id),
      { paidOn, bankReference },
    )
    const transaction = { cause: 'payout-paid', at: ctx.clock(), actorId: ctx.actor.userId } as const
    await postTransactions(tx, transaction, due.map(paidPosting))
    if (due.length > 0) {
      const after = { transfers: due.map(({ number }) => number), paidOn }
      await recordAudit(ctx, tx, { action: 'payout-run.paid', target: `payout-run:${runId}`, after })
      await updateDone(tx, run.id, ctx.clock())
      await ctx.jobs.enqueue(tx, 'payouts.notify', { runId, news: 'paid' })
      await tell(tx, { type: 'money' }, { admins: true })
    }
    return readRun(ctx, tx, runId)
  })
}

/** Records what the bank has returned: the amount is payable again and goes into the next run. */
export async function markReturned(
  ctx: SignedInContext,
  runId: string,
  { statementId, version, returnedOn, code }: ReturnedTransfer,
): Promise<PayoutRunDetail> {
  return ctx.sql.begin(async (tx) => {
    const run = await lockSentRun(tx, runId)
    requireSinceApproval(ctx, run, returnedOn, 'returnedOn')
    const [transfer] = await selectTransfersForUpdate(tx, runId, [statementId])
    if (!transfer) throw notFound('transfer')
    if (transfer.version !== version || transfer.state === 'returned') throw changedByOthers('this transfer')
    await takeBack(ctx, tx, run, [transfer], { returnedOn, code })
    return readRun(ctx, tx, runId)
  })
}

/** Makes transfers of a run payable again. The caller has locked them. */
export async function takeBack(
  ctx: SignedInContext,
  tx: Transaction,
  run: LockedRun,
  transfers: Transfer[],
  { returnedOn, code }: { returnedOn: string; code: PayoutReturnCode },
): Promise<void> {
  if (transfers.length === 0) return
  await updateReturned(
    tx,
    transfers.map(({ id }) => id),
    { returnedOn, code },
  )
  const transaction = { cause: 'payout-returned', at: ctx.clock(), actorId: ctx.actor.userId } as const
  const postings = transfers.map((one) => returnedPosting({ ...one, wasPaid: one.state === 'paid' }))
  await postTransactions(tx, transaction, postings)
  for (const { id, affiliateId, number, paysCents, currency } of transfers) {
    await notify(ctx, tx, [affiliateId], {
      event: 'money',
      params: { news: 'payout-returned', number, cents: paysCents, currency, code },
      link: `/performance/earnings/statements/${id}`,
      occasion: `payout-returned:${id}`,
    })
  }
  const after = { transfers: transfers.map(({ number }) => number), returnedOn, code }
  await recordAudit(ctx, tx, { action: 'payout-run.returned', target: `payout-run:${run.id}`, after })
  await updateDone(tx, run.id, ctx.clock())
  await tell(
    tx,
    { type: 'money' },
    { userIds: transfers.map(({ affiliateId }) => affiliateId), admins: true },
  )
}

async function lockSentRun(tx: Transaction, id: string): Promise<LockedRun> {
  const run = await selectRunForUpdate(tx, id)
  if (!run) throw notFound('payout run')
  if (run.state === 'draft' || run.state === 'approved') {
    throw new AppError('conflict', say('This run is not with the bank yet.'))
  }
  return run
}

/** The bank acts on a run between its approval and now. */
function requireSinceApproval({ clock }: SignedInContext, run: LockedRun, day: string, field: string): void {
  const now = clock()
  // The bank may be a day ahead of UTC, or behind it.
  const first = addDays(utcDay(run.approvedAt ?? now), -1)
  const last = addDays(utcDay(now), 1)
  if (day >= first && day <= last) return
  const words =
    day > last ? say('This day is still to come') : say('The run was not approved yet on this day')
  throw new AppError('validation_failed', words, { fields: { [field]: words } })
}

/** Notifies somebody who would be paid if there were payout details, at most once a day. */
export async function remind(
  ctx: SignedInContext,
  runId: string,
  statementId: string,
): Promise<{ remindedOn: string[] }> {
  return ctx.sql.begin(async (tx) => {
    const statement = await selectReminded(tx, runId, statementId)
    if (!statement) throw notFound('partner in this run')
    if (statement.decision !== 'no-details') {
      throw new AppError('conflict', say('Payout details are not what is missing here.'))
    }
    const { affiliateId, totalCents } = statement
    const today = utcDay(ctx.clock())
    if (await insertReminder(tx, affiliateId, today, ctx.actor.userId)) {
      await notify(ctx, tx, [affiliateId], {
        event: 'money',
        params: { news: 'details-needed', cents: totalCents, currency: payoutCurrency },
        link: '/performance/earnings/details',
        occasion: `details-needed:${today}`,
      })
      const after = { reminded: `user:${affiliateId}` }
      await recordAudit(ctx, tx, { action: 'payout-run.reminded', target: `payout-run:${runId}`, after })
      await tell(tx, { type: 'money' }, { admins: true })
    }
    return { remindedOn: await selectReminderDays(tx, affiliateId) }
  })
}
