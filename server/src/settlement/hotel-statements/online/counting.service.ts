import { utcDay } from '@roomlark/contract/dates'
import type { ServiceContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { recordOwnAudit } from '../../../platform/audit/audit.service.ts'
import {
  insertPayment,
  lockStatements,
  type NewPayment,
  selectStatementForUpdate,
} from '../payments/payments.queries.ts'
import { notifyPayer, postPayment } from '../payments/posting.service.ts'
import { settleStatement } from '../payments/settling.service.ts'
import { lockPayment, selectCountedPayment, updateCountedRow } from './online.queries.ts'

type Context = Pick<ServiceContext, 'clock' | 'jobs'>

/**
 * Makes a statement count what is left of an online payment after refunds and disputes, whatever it counted before. So
 * it may be called as often and in any order as the payment service reports something.
 */
export async function countPayment(ctx: Context, tx: Transaction, paymentId: string): Promise<void> {
  const locked = await lockPayment(tx, paymentId)
  if (!locked) return
  await lockStatements(tx, locked.hotelId)
  const payment = await selectCountedPayment(tx, paymentId)
  if (!payment || payment.keptCents === payment.rowCents) return
  const statement = await selectStatementForUpdate(tx, payment.statementId)
  if (!statement) throw new Error('a payment belongs to no statement')
  const { rowId, rowCents, keptCents, settledAt } = payment
  const rows: NewPayment[] = []
  // A payment is returned whole, as banks return it; what is left of it is a payment again.
  if (rowId !== null) {
    const row = {
      kind: 'returned',
      amountCents: -rowCents,
      paidOn: utcDay(ctx.clock()),
      note: '',
      byId: null,
      returnedId: rowId,
    } as const
    const posting = { cause: 'hotel-payment-returned', against: 'cash' } as const
    rows.push(await postPayment(ctx, tx, statement, row, posting))
  }
  if (keptCents > 0) {
    const paidOn = utcDay(settledAt ?? ctx.clock())
    const row = { kind: 'payment', amountCents: keptCents, paidOn, note: '', byId: null } as const
    rows.push(await postPayment(ctx, tx, statement, row, { cause: 'hotel-payment', against: 'cash' }))
  }
  for (const row of rows) await insertPayment(tx, row)
  const last = rows.at(-1)
  if (!last) return
  await updateCountedRow(tx, paymentId, keptCents > 0 ? last.id : null)
  await settleStatement(ctx, tx, statement, statement.id, null)
  const amountCents = keptCents - rowCents
  const news = amountCents > 0 ? 'payment-recorded' : 'payment-returned'
  await notifyPayer(ctx, tx, statement, news, { id: last.id, amountCents, note: '' })
  await recordOwnAudit(ctx, tx, {
    action: amountCents > 0 ? 'statement.payment' : 'statement.payment-returned',
    target: `hotel:${statement.hotelId}`,
    after: { statement: statement.number, amountCents, currency: statement.currency, on: last.paidOn },
  })
}
