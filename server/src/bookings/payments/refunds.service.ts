import { randomUUID } from 'node:crypto'
import type { RefundCause } from '@roomlark/contract/bookings/payments'
import { moneyText } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import type { ActingContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { tellOfBooking } from '../../db/outbox.ts'
import { AppError, notFound } from '../../errors.ts'
import { readBalance } from '../folios/folios.service.ts'
import { readPaid } from '../folios/posting/deposits.service.ts'
import { readOnlineLeft } from '../folios/posting/online-payment.service.ts'
import { findPosterId } from '../folios/posting/posting.service.ts'
import { type PaymentRow, selectPaymentForUpdate, selectPaymentsOfBooking } from './payments.queries.ts'
import { computeRefundableCents, nextAskMs, sumOpenRefunds, sumRefunds } from './refunds.policy.ts'
import { insertRefund, type RefundRow, selectDisputedCents, selectPaymentRefunds } from './refunds.queries.ts'

export type RefundOrder = { paymentId: string; cents: number; cause: RefundCause; reason: string }

/**
 * Orders a refund, which a job carries out after the transaction. The caller has locked the booking. Nobody gets back
 * more than was paid, however many ask at once.
 */
export async function orderRefund(ctx: ActingContext, tx: Transaction, order: RefundOrder): Promise<string> {
  const { paymentId, cents, cause, reason } = order
  const payment = await selectPaymentForUpdate(tx, paymentId)
  if (!payment) throw notFound('payment')
  const refunds = await selectPaymentRefunds(tx, [paymentId])
  const most =
    cause === 'rooms-gone' || cause === 'paid-twice'
      ? payment.amountCents - sumRefunds(refunds, paymentId)
      : await readRefundable(tx, payment, refunds)
  if (cents > most) {
    const message =
      most > 0
        ? say('Refund at most {amount}, which is what is left of this payment', {
            amount: moneyText(most, payment.currency),
          })
        : say('Nothing is left of this payment')
    throw new AppError('validation_failed', message, { fields: { amountCents: message } })
  }
  const id = randomUUID()
  const at = ctx.clock()
  const askAt = new Date(at.getTime() + nextAskMs(0, 'open'))
  const byId = findPosterId(ctx)
  await insertRefund(tx, { id, paymentId, amountCents: cents, cause, reason, byId, at, askAt })
  await ctx.jobs.enqueue(tx, 'payments.refund', { refundId: id })
  if (payment.bookingId) await tellOfBooking(tx, 'folio', payment.bookingId)
  return id
}

async function readRefundable(
  tx: Transaction,
  payment: PaymentRow,
  refunds: readonly RefundRow[],
): Promise<number> {
  if (payment.bookingId === null) return payment.amountCents - sumRefunds(refunds, payment.id)
  const [left, disputed] = [
    await readOnlineLeft(tx, payment.bookingId),
    await selectDisputedCents(tx, [payment.id]),
  ]
  return computeRefundableCents(payment, {
    refunds,
    disputedCents: disputed.get(payment.id) ?? 0,
    leftOnFolio: left.get(payment.lineId ?? '') ?? 0,
  })
}

/**
 * Returns by itself what was paid online beyond what is owed, the newest payments first. Called by whatever cancels a
 * booking or ends a stay that never began, after its folio shows what is owed. The caller has locked the booking.
 * Returns how much goes back.
 */
export async function returnSurplus(
  ctx: ActingContext,
  tx: Transaction,
  bookingId: string,
  cause: RefundCause,
): Promise<number> {
  const shares = await divideSurplus(tx, bookingId, await readBalance(tx, bookingId))
  for (const { paymentId, cents } of shares)
    await orderRefund(ctx, tx, { paymentId, cents, cause, reason: '' })
  return shares.reduce((sum, { cents }) => sum + cents, 0)
}

/** Returns what would go back by itself if the guest owed only so much for the booking, such as the fee for cancelling. */
export async function quoteReturn(sql: Sql, bookingId: string, owedCents: number): Promise<number> {
  const shares = await divideSurplus(sql, bookingId, owedCents - (await readPaid(sql, bookingId)))
  return shares.reduce((sum, { cents }) => sum + cents, 0)
}

async function divideSurplus(tx: Sql, bookingId: string, balanceCents: number) {
  if (balanceCents >= 0) return []
  const payments = (await selectPaymentsOfBooking(tx, bookingId)).filter(({ lineId }) => lineId !== null)
  const ids = payments.map(({ id }) => id)
  const refunds = await selectPaymentRefunds(tx, ids)
  const disputed = await selectDisputedCents(tx, ids)
  const left = await readOnlineLeft(tx, bookingId)
  let open = -balanceCents - payments.reduce((sum, { id }) => sum + sumOpenRefunds(refunds, id), 0)
  return payments.toReversed().flatMap((payment) => {
    const refundable = computeRefundableCents(payment, {
      refunds,
      disputedCents: disputed.get(payment.id) ?? 0,
      leftOnFolio: left.get(payment.lineId ?? '') ?? 0,
    })
    const cents = Math.min(Math.max(0, open), refundable)
    open -= cents
    return cents > 0 ? [{ paymentId: payment.id, cents }] : []
  })
}
