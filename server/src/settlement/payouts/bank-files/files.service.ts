import { utcDay } from '@roomlark/contract/dates'
import { bicFault } from '@roomlark/contract/platform/bank-account'
import type { MoneySettings } from '@roomlark/contract/platform/money-settings'
import { say } from '@roomlark/contract/say'
import { isInSepa, payoutAccountFault } from '@roomlark/contract/settlement/payout-accounts'
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
import { bankCsv, type Payment, pickPayments } from './bank-file.ts'
import { type BatchFile, makePayPalFiles, makeWiseFiles } from './batch-files.ts'
import { type BankTransfer, insertFile, selectBankTransfers, selectFile } from './files.queries.ts'
import { isSepa, pain001 } from './pain001.ts'

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
  for (const { kind, text, transfers } of writeFiles(run, payer, payments, at)) {
    await insertFile(tx, { runId: run.id, kind, sealed: ctx.cipher.encrypt(text), transfers, at })
  }
  const transfers = payments.length
  await updateExported(tx, run.id, at)
  const after = { number: run.number, transfers }
  await recordAudit(ctx, tx, { action: 'payout-run.exported', target: `payout-run:${run.id}`, after })
  await tell(tx, { type: 'money' }, { admins: true })
}

/** Writes one file for each way to pay that is needed, and the list of all transfers. */
function writeFiles(
  run: LockedRun,
  payer: MoneySettings['payer'],
  payments: readonly Payment[],
  madeAt: Date,
): BatchFile[] {
  const bank = pickPayments(payments, 'iban', 'us')
  const [sepa, others] = [bank.filter(isSepa), bank.filter((payment) => !isSepa(payment))]
  if (sepa.length > 0 && !isInSepa(payer.iban)) {
    throw new AppError(
      'conflict',
      say('Euros are sent by SEPA. Enter an account within SEPA in Settings, then make the files.'),
    )
  }
  const today = utcDay(madeAt)
  const order = {
    messageId: toMessageId(run.number),
    madeAt,
    // A run that was approved late is paid as soon as the bank can.
    payOn: [run.payOn, today].toSorted()[1] ?? today,
    payer: { ...payer, iban: compact(payer.iban), bic: compact(payer.bic) },
  }
  const files: BatchFile[] = [
    { kind: 'pain.001', text: pain001({ ...order, payments: others }), transfers: others.length },
    {
      kind: 'sepa',
      // The bank takes each message once, so the two need names of their own.
      text: pain001({ ...order, messageId: `${order.messageId}-SEPA`, payments: sepa }),
      transfers: sepa.length,
    },
    ...makePayPalFiles(payments),
    ...makeWiseFiles(payments),
    { kind: 'csv', text: bankCsv(payments), transfers: payments.length },
  ]
  return files.filter(({ transfers }) => transfers > 0)
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
 * Selects the payments to make. Somebody who was suspended or deleted since the approval is not paid, nor is an account
 * that no longer passes as one: the amount becomes payable again, as if the bank had returned it.
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
  const isWrong = ({ detailsId, currency }: BankTransfer) => {
    const account = open.get(detailsId)?.account
    return account !== undefined && payoutAccountFault(account, currency) !== null
  }
  await stop(sent.filter(isWrong), 'wrong-bank')
  return sent
    .filter((transfer) => !isWrong(transfer))
    .flatMap(({ number, cents, currency, usdCents, conversion, name, detailsId }) => {
      const details = open.get(detailsId)
      const converted = conversion && { ...conversion, usdCents }
      return details ? [{ number, cents, currency, conversion: converted, partner: name, details }] : []
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
    const isXml = kind === 'pain.001' || kind === 'sepa'
    const filename = `${toMessageId(file.number)}-${kind.replace('.', '')}.${isXml ? 'xml' : 'csv'}`
    return { filename, content: ctx.cipher.decrypt(file.sealed) }
  })
}
