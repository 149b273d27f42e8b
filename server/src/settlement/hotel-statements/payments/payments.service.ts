import { addDays, utcDay } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import type {
  PaymentInput,
  ReturnInput,
  StatementAccount,
  WriteOffInput,
} from '@roomlark/contract/settlement/hotel-statement-payments'
import type { SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { AppError, changedByOthers, notFound } from '../../../errors.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { isRepeated } from '../../../platform/limits/attempts.service.ts'
import { getStatementAccount } from '../admin-statements.service.ts'
import {
  insertPayment,
  lockStatements,
  type NewPayment,
  type PayableStatement,
  selectHotelOfStatement,
  selectReturnable,
  selectStatementForUpdate,
} from './payments.queries.ts'
import { notifyPayer, postPayment } from './posting.service.ts'
import { settleStatement } from './settling.service.ts'

/** Records what a hotel paid. What exceeds the statement is used for others of the hotel, or kept for the next one. */
export async function recordPayment(
  ctx: SignedInContext,
  id: string,
  input: PaymentInput,
  key: string,
): Promise<StatementAccount> {
  return recordOnce(ctx, id, input, key, async (tx, statement) => {
    const { amountCents, paidOn, note } = input
    refuseLater(ctx, paidOn, 'paidOn')
    const row = { kind: 'payment', amountCents, paidOn, note, byId: ctx.actor.userId } as const
    const payment = await postPayment(ctx, tx, statement, row, { cause: 'hotel-payment', against: 'cash' })
    await notifyPayer(ctx, tx, statement, 'payment-recorded', payment)
    await audit(ctx, tx, statement, 'statement.payment', payment)
    return payment
  })
}

/** Gives up what a hotel will not pay. The lines it would have paid stay unpaid, so nothing of it goes to affiliates. */
export async function writeOff(
  ctx: SignedInContext,
  id: string,
  input: WriteOffInput,
  key: string,
): Promise<StatementAccount> {
  return recordOnce(ctx, id, input, key, async (tx, statement) => {
    const { amountCents, reason } = input
    if (amountCents > statement.openCents) {
      const message = say('That is more than is left to pay')
      throw new AppError('validation_failed', message, { fields: { amountCents: message } })
    }
    const paidOn = utcDay(ctx.clock())
    const row = { kind: 'written-off', amountCents, paidOn, note: reason, byId: ctx.actor.userId } as const
    const payment = await postPayment(ctx, tx, statement, row, {
      cause: 'written-off',
      against: 'written-off',
    })
    await audit(ctx, tx, statement, 'statement.written-off', payment)
    return payment
  })
}

/**
 * Records that the bank took a payment back, or takes a write-off back. Affiliates keep what they were paid meanwhile:
 * what is no longer covered is only not paid out again.
 */
export async function returnPayment(
  ctx: SignedInContext,
  id: string,
  input: ReturnInput,
  key: string,
): Promise<StatementAccount> {
  return recordOnce(ctx, id, input, key, async (tx, statement) => {
    const { paymentId, returnedOn, reason } = input
    const returned = await selectReturnable(tx, id, paymentId)
    if (!returned) throw notFound('payment')
    if (returned.isReturned) throw new AppError('conflict', say('This payment was returned already.'))
    if (returned.isOnline)
      throw new AppError(
        'conflict',
        say('It was paid online: refund it at the payment service, and it is recorded here.'),
      )
    refuseLater(ctx, returnedOn, 'returnedOn')
    const isPayment = returned.kind === 'payment'
    const row = {
      kind: isPayment ? 'returned' : 'written-off',
      amountCents: -returned.amountCents,
      paidOn: returnedOn,
      note: reason,
      byId: ctx.actor.userId,
      returnedId: paymentId,
    } as const
    const payment = await postPayment(ctx, tx, statement, row, {
      cause: isPayment ? 'hotel-payment-returned' : 'written-off',
      against: isPayment ? 'cash' : 'written-off',
    })
    if (isPayment) await notifyPayer(ctx, tx, statement, 'payment-returned', payment)
    const action = isPayment ? 'statement.payment-returned' : 'statement.write-off-taken-back'
    await audit(ctx, tx, statement, action, payment)
    return payment
  })
}

/** Does the work in a transaction, or answers a repeated call with what the first one did. */
async function recordOnce(
  ctx: SignedInContext,
  id: string,
  request: PaymentInput | WriteOffInput | ReturnInput,
  key: string,
  work: (tx: Transaction, statement: PayableStatement) => Promise<NewPayment>,
): Promise<StatementAccount> {
  const byId = ctx.actor.userId
  await ctx.sql.begin(async (tx) => {
    const hotelId = await selectHotelOfStatement(tx, id)
    if (hotelId === undefined) throw notFound('statement')
    await lockStatements(tx, hotelId)
    if (await isRepeated(tx, { actorId: byId, key }, { id, ...request }, ctx.clock())) return
    const statement = await selectStatementForUpdate(tx, id)
    if (!statement) throw notFound('statement')
    if (statement.version !== request.version) throw changedByOthers('this statement')
    await insertPayment(tx, await work(tx, statement))
    await settleStatement(ctx, tx, statement, id, byId)
  })
  return getStatementAccount(ctx, id)
}

/** A bank books nothing in the future; the day has begun somewhere before it has in UTC. */
function refuseLater(ctx: SignedInContext, date: string, field: string): void {
  if (date <= addDays(utcDay(ctx.clock()), 1)) return
  const message = say('This day has not come yet')
  throw new AppError('validation_failed', message, { fields: { [field]: message } })
}

async function audit(
  ctx: SignedInContext,
  tx: Transaction,
  { hotelId, number, currency }: PayableStatement,
  action: string,
  { amountCents, paidOn, note }: NewPayment,
): Promise<void> {
  await recordAudit(ctx, tx, {
    action,
    target: `hotel:${hotelId}`,
    after: { statement: number, amountCents, currency, on: paidOn, note },
  })
}
