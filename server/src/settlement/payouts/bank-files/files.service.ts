import { utcDay } from '@roomlark/contract/dates'
import { payoutCurrency } from '@roomlark/contract/money-calendar'
import { bicFault } from '@roomlark/contract/platform/bank-account'
import type { MoneySettings } from '@roomlark/contract/platform/money-settings'
import { say } from '@roomlark/contract/say'
import { type PayoutFileKind, type PayoutRunDetail, toMessageId } from '@roomlark/contract/settlement/payouts'
import type { SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { tell } from '../../../db/outbox.ts'
import { AppError, notFound } from '../../../errors.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { getMoneySettings } from '../../../platform/platform/money-settings.service.ts'
import { openPayoutDetails } from '../details/paying.service.ts'
import { selectTransfersForUpdate } from '../runs/approval.queries.ts'
import {
  allowLongStatements,
  type LockedRun,
  selectRunForUpdate,
  updateDone,
  updateExported,
} from '../runs/runs.queries.ts'
import { readRun } from '../runs/runs.service.ts'
import { takeBack } from '../runs/transfers.service.ts'
import { bankCsv, type Payment } from './bank-file.ts'
import { type BankTransfer, insertFile, selectBankTransfers, selectFile } from './files.queries.ts'
import { pain001 } from './pain001.ts'

/** Makes the files for the bank, once. Who asks again gets the run with the files it has. */
export async function exportRun(ctx: SignedInContext, id: string): Promise<PayoutRunDetail> {
  return ctx.sql.begin(async (tx) => {
    await allowLongStatements(tx)
    const run = await selectRunForUpdate(tx, id)
    if (!run) throw notFound('payout run')
    if (run.state === 'draft') throw new AppError('conflict', say('This run is not approved yet.'))
    if (run.state === 'approved') await makeFiles(ctx, tx, run)
    return readRun(ctx, tx, id)
  })
}

async function makeFiles(ctx: SignedInContext, tx: Transaction, run: LockedRun): Promise<void> {
  const { payer } = await getMoneySettings({ sql: tx })
  requirePayer(payer)
  const payments = await takePayments(ctx, tx, run)
  const at = ctx.clock()
  if (payments.length === 0) {
    await updateDone(tx, run.id, at)
    return
  }
  const today = utcDay(at)
  const order = {
    messageId: toMessageId(run.number),
    madeAt: at,
    // A run that was approved late is paid as soon as the bank can.
    payOn: [run.payOn, today].toSorted()[1] ?? today,
    payer: { ...payer, iban: compact(payer.iban), bic: compact(payer.bic) },
    currency: payoutCurrency,
    payments,
  }
  const transfers = payments.length
  const texts = { 'pain.001': pain001(order), csv: bankCsv(payments) } as const
  for (const kind of ['pain.001', 'csv'] as const) {
    await insertFile(tx, { runId: run.id, kind, sealed: ctx.cipher.encrypt(texts[kind]), transfers, at })
  }
  await updateExported(tx, run.id, at)
  const after = { number: run.number, transfers }
  await recordAudit(ctx, tx, { action: 'payout-run.exported', target: `payout-run:${run.id}`, after })
  await tell(tx, { type: 'money' }, { admins: true })
}

/** Banks write it without blanks and in capitals. */
function compact(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase()
}

function requirePayer({ name, iban, bic }: MoneySettings['payer']): void {
  if (!name || !iban || !bic) {
    throw new AppError(
      'conflict',
      say('Enter in Settings from which account Roomlark pays, then make the files.'),
    )
  }
  const fault = bicFault(iban, bic)
  if (fault)
    throw new AppError(
      'conflict',
      say('{fault}. Correct in Settings from which account Roomlark pays.', { fault }),
    )
}

/**
 * Selects the payments for the bank. Somebody who was suspended or deleted since the approval is not paid, nor is an
 * account whose BIC and IBAN no longer pass as one: the amount becomes payable again, as if the bank had returned it.
 */
async function takePayments(ctx: SignedInContext, tx: Transaction, run: LockedRun): Promise<Payment[]> {
  const transfers = await selectBankTransfers(tx, run.id)
  const open = await openPayoutDetails(
    ctx,
    tx,
    transfers.map(({ detailsId }) => detailsId),
  )
  const returnedOn = utcDay(ctx.clock())
  const stop = async (stopped: BankTransfer[], code: 'suspended' | 'erased' | 'wrong-bank') => {
    const ids = stopped.map(({ id }) => id)
    await takeBack(ctx, tx, run, await selectTransfersForUpdate(tx, run.id, ids), { returnedOn, code })
  }
  await stop(
    transfers.filter(({ isSuspended }) => isSuspended),
    'suspended',
  )
  const sent = transfers.filter(({ isSuspended }) => !isSuspended)
  await stop(
    sent.filter(({ detailsId }) => !open.has(detailsId)),
    'erased',
  )
  const isWrong = ({ detailsId }: BankTransfer) => {
    const account = open.get(detailsId)?.account
    return account?.kind === 'iban' && bicFault(account.iban, account.bic) !== null
  }
  await stop(sent.filter(isWrong), 'wrong-bank')
  return sent
    .filter((transfer) => !isWrong(transfer))
    .flatMap(({ number, cents, name, detailsId }) => {
      const details = open.get(detailsId)
      return details ? [{ number, cents, partner: name, details }] : []
    })
}

/** The same bytes each time. That somebody had accounts in full is recorded. */
export async function downloadFile(
  ctx: SignedInContext,
  id: string,
  kind: PayoutFileKind,
): Promise<{ filename: string; content: string }> {
  return ctx.sql.begin(async (tx) => {
    const file = await selectFile(tx, id, kind)
    if (!file) throw notFound('file')
    const target = `payout-run:${id}`
    await recordAudit(ctx, tx, {
      action: 'payout-run.downloaded',
      target,
      after: { number: file.number, kind },
    })
    const name = `${toMessageId(file.number)}-transfers-in-${payoutCurrency}`
    const filename = `${name}.${kind === 'csv' ? 'csv' : 'xml'}`
    return { filename, content: ctx.cipher.decrypt(file.sealed) }
  })
}
