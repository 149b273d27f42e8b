import { randomUUID } from 'node:crypto'
import {
  keysLastMs,
  PaymentRefused,
  type PaymentService,
  PaymentUnclear,
  type RefundFacts,
} from '../../adapters/payments/payment-service.ts'
import type { ActingContext, ServiceContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { tellOfBooking } from '../../db/outbox.ts'
import {
  postOnlinePayment,
  postOnlineRefund,
  takeBackOnlineRefund,
} from '../folios/posting/online-payment.service.ts'
import { selectUnpostedLosses, updateDisputeLine } from './disputes.queries.ts'
import { notifyDeskOfPayment } from './news.service.ts'
import {
  lockBookingRow,
  type PaymentRow,
  selectPayment,
  selectPaymentByCharge,
  selectPaymentForUpdate,
  updateLine,
} from './payments.queries.ts'
import { nextAskMs } from './refunds.policy.ts'
import {
  insertRefund,
  type RefundRow,
  selectPaymentRefunds,
  selectRefund,
  selectRefundForUpdate,
  selectRefundStates,
  updateRefund,
  updateRefundAsked,
  updateRefundLine,
} from './refunds.queries.ts'

/**
 * The job that carries out a refund, or asks what became of it. Repeated, it has its effect once. A bank may send a
 * refund back that had arrived already.
 */
export async function settleRefund(ctx: ServiceContext, refundId: string): Promise<void> {
  const refund = await selectRefund(ctx.sql, refundId)
  const payment = refund && (await selectPayment(ctx.sql, refund.paymentId))
  if (!payment || !ctx.payments || refund.state === 'failed') return
  try {
    const facts = await askAboutRefund(ctx, refund, payment)
    await ctx.sql.begin((tx) => applyRefund(ctx, tx, refundId, facts))
  } catch (error) {
    if (!(error instanceof PaymentUnclear)) throw error
    const state = refund.state === 'open' ? 'open' : 'pending'
    await updateRefundAsked(ctx.sql, refundId, inFuture(ctx, nextAskMs(refund.asked, state)))
  }
}

type RefundOutcome = Pick<RefundFacts, 'state'> & { id: string | null; failure: string | null }

async function askAboutRefund(
  { clock, payments }: ServiceContext,
  { id, serviceId, amountCents, createdAt }: RefundRow,
  { account, chargeId, currency }: PaymentRow,
): Promise<RefundOutcome> {
  if (!payments || chargeId === null) throw new Error('the payment was never charged')
  try {
    const facts = await readOrMake(payments, chargeId)
    return { ...facts, failure: facts.state === 'failed' ? 'returned' : null }
  } catch (error) {
    if (error instanceof PaymentRefused) return { id: null, state: 'failed', failure: error.failure }
    throw error
  }

  async function readOrMake(service: PaymentService, charge: string): Promise<RefundFacts> {
    if (serviceId !== null) return service.readRefund(account, serviceId)
    const isKeyForgotten = createdAt.getTime() + keysLastMs <= clock().getTime()
    const known = isKeyForgotten ? await service.listRefunds(account, charge) : []
    const made = known.find(({ reference }) => reference === id)
    if (made) return made
    return service.refund(id, account, { chargeId: charge, amount: amountCents, currency, reference: id })
  }
}

/** The line is written as soon as the service has accepted the refund, and taken back if it fails after all. */
async function applyRefund(
  ctx: ServiceContext,
  tx: Transaction,
  refundId: string,
  { id: serviceId, state, failure }: RefundOutcome,
): Promise<void> {
  const found = await selectRefund(tx, refundId)
  if (found?.bookingId) await lockBookingRow(tx, found.bookingId)
  const refund = await selectRefundForUpdate(tx, refundId)
  if (!refund || refund.state === 'failed' || (refund.state === 'succeeded' && state !== 'failed')) return
  const payment = await selectPayment(tx, refund.paymentId)
  if (!payment) return
  if (refund.state === state) {
    await updateRefundAsked(tx, refundId, inFuture(ctx, nextAskMs(refund.asked, 'pending')))
    return
  }
  const own = { ...ctx, actor: null }
  const { bookingId, cardDigits, lineId: paymentLineId } = payment
  let { lineId } = refund
  if (bookingId !== null && paymentLineId !== null) {
    const money = { amountCents: refund.amountCents, cardDigits, note: refund.reason || null }
    if (state !== 'failed') lineId ??= await postOnlineRefund(own, tx, bookingId, paymentLineId, money)
    else if (lineId !== null) await takeBackOnlineRefund(own, tx, bookingId, lineId)
  }
  await updateRefund(tx, refundId, {
    state,
    serviceId,
    lineId,
    failure,
    settledAt: state === 'pending' ? null : ctx.clock(),
    askAt: state === 'pending' ? inFuture(ctx, nextAskMs(6, 'pending')) : null,
  })
  if (bookingId === null) return ctx.listeners.statementReturned(own, tx, payment.id)
  const wasToGoBackWhole = refund.cause === 'rooms-gone' || refund.cause === 'paid-twice'
  if (state === 'failed' && wasToGoBackWhole && paymentLineId === null) {
    await postUnreturned(own, tx, { ...payment, bookingId })
  }
  await tellOfBooking(tx, 'folio', bookingId)
  if (state === 'failed') {
    await notifyDeskOfPayment(
      ctx,
      tx,
      bookingId,
      { news: 'refund-failed', cents: refund.amountCents },
      refundId,
    )
  } else if (refund.state === 'open') {
    await ctx.jobs.enqueue(tx, 'mail.payment', { news: 'refunded', id: refundId })
  }
}

/**
 * Money that came twice or too late and cannot go back the way it came stays with the hotel. The folio then owes it to
 * the guest, until the desk returns it in another way.
 */
async function postUnreturned(
  ctx: ActingContext,
  tx: Transaction,
  { id, bookingId, amountCents, cardDigits }: PaymentRow & { bookingId: string },
): Promise<void> {
  const lineId = await postOnlinePayment(ctx, tx, bookingId, { amountCents, cardDigits, note: null })
  await updateLine(tx, id, lineId)
  // Somebody has returned a part of it, or the whole, at the service.
  for (const refund of await selectPaymentRefunds(tx, [id])) {
    if (refund.state !== 'pending' && refund.state !== 'succeeded') continue
    const money = { amountCents: refund.amountCents, cardDigits, note: null }
    const returnId = await postOnlineRefund(ctx, tx, bookingId, lineId, money)
    if (returnId !== null) await updateRefundLine(tx, refund.id, returnId)
  }
  for (const dispute of await selectUnpostedLosses(tx, id)) {
    const money = { amountCents: dispute.amountCents, cardDigits, note: null }
    const lossId = await postOnlineRefund(ctx, tx, bookingId, lineId, money)
    if (lossId !== null) await updateDisputeLine(tx, dispute.id, lossId)
  }
}

/** Takes over refunds of a charge that somebody made on the pages of the service, and hears of our own. */
export async function readRefundsOfCharge(ctx: ServiceContext, payment: PaymentRow): Promise<void> {
  const { id: paymentId, account, chargeId, bookingId } = payment
  if (!ctx.payments || chargeId === null) return
  for (const facts of await ctx.payments.listRefunds(account, chargeId)) {
    const refundId = await ctx.sql.begin(async (tx) => {
      if (bookingId) await lockBookingRow(tx, bookingId)
      await selectPaymentForUpdate(tx, paymentId)
      const known = await selectPaymentRefunds(tx, [paymentId])
      const ours = known.find(({ id, serviceId }) => serviceId === facts.id || id === facts.reference)
      if (ours) return ours.id
      const id = randomUUID()
      await insertRefund(tx, {
        id,
        paymentId,
        amountCents: facts.amount,
        cause: 'elsewhere',
        reason: '',
        byId: null,
        at: ctx.clock(),
        askAt: inFuture(ctx, nextAskMs(0, 'open')),
        serviceId: facts.id,
      })
      return id
    })
    await settleRefund(ctx, refundId)
  }
}

/** Reads the refunds of an account since then whose state is news to us, because a notice may be lost. */
export async function readRefundsSince(
  ctx: ServiceContext,
  account: string | null,
  since: Date,
): Promise<void> {
  if (!ctx.payments) return
  const recent = await ctx.payments.listRecentRefunds(account, since)
  const known = await selectRefundStates(
    ctx.sql,
    recent.map(({ id }) => id),
  )
  const charges = recent.flatMap(({ id, state, chargeId }) =>
    chargeId !== null && known.get(id) !== state ? [chargeId] : [],
  )
  for (const chargeId of new Set(charges)) {
    const payment = await selectPaymentByCharge(ctx.sql, chargeId)
    if (payment) await readRefundsOfCharge(ctx, payment)
  }
}

function inFuture({ clock }: Pick<ServiceContext, 'clock'>, ms: number): Date {
  return new Date(clock().getTime() + ms)
}
