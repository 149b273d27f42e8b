import type { PaymentFailure } from '@roomlark/contract/bookings/payments'
import {
  type ChargeFacts,
  type KeptCard,
  keysLastMs,
  PaymentRefused,
  PaymentUnclear,
} from '../../adapters/payments/payment-service.ts'
import type { ServiceContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { tellOfBooking } from '../../db/outbox.ts'
import { notFound } from '../../errors.ts'
import { beginForBooking } from '../bookings/create/pool-share.service.ts'
import { selectCard } from './kept-cards.queries.ts'
import { haveEffect, undoEffect } from './payment-effects.service.ts'
import {
  lockBookingRow,
  type PaymentRow,
  selectPageWords,
  selectPayment,
  selectPaymentForUpdate,
  updateAsked,
  updateSettled,
} from './payments.queries.ts'
import { nextAskMs } from './refunds.policy.ts'

/** Reads a payment from the service; nothing is taken from a notice itself. */
type Outcome = {
  state: PaymentRow['state']
  charge: ChargeFacts | null
  card: KeptCard | null
  failure: PaymentFailure | null
}

/**
 * Asks the payment service about a payment and has its effect, once, whoever calls: the guest who comes back, a notice,
 * the job, or several of them at once. A service that does not answer leaves the payment as it is.
 */
export async function settlePayment(ctx: ServiceContext, paymentId: string): Promise<PaymentRow> {
  const payment = await selectPayment(ctx.sql, paymentId)
  if (!payment) throw notFound('payment')
  if (payment.state === 'succeeded') return payment
  try {
    return await record(ctx, payment, await ask(ctx, payment))
  } catch (error) {
    if (!(error instanceof PaymentUnclear)) throw error
    await postpone(ctx, ctx.sql, payment, null)
    return payment
  }
}

/** Records that the service has refused a payment for good. */
export async function recordFailure(
  ctx: ServiceContext,
  paymentId: string,
  failure: PaymentFailure,
): Promise<void> {
  const payment = await selectPayment(ctx.sql, paymentId)
  if (payment) await record(ctx, payment, { state: 'failed', charge: null, card: null, failure })
}

async function ask(ctx: ServiceContext, payment: PaymentRow): Promise<Outcome> {
  if (!ctx.payments) throw new PaymentUnclear('there is no payment service')
  try {
    return payment.keptCardId === null ? await askAboutPage(ctx, payment) : await askAboutCharge(ctx, payment)
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    return { state: 'failed', charge: null, card: null, failure: error.failure }
  }
}

async function askAboutPage(ctx: ServiceContext, payment: PaymentRow): Promise<Outcome> {
  const nothing = { charge: null, card: null, failure: null }
  if (!ctx.payments || payment.sessionId === null) {
    // Nobody ever had the address of the page.
    const isOver = payment.pageEndsAt !== null && payment.pageEndsAt <= ctx.clock()
    return { ...nothing, state: isOver ? 'expired' : 'open' }
  }
  const { state, charge, card } = await ctx.payments.readPage(payment.account, payment.sessionId)
  if (charge && (charge.state === 'succeeded' || charge.state === 'processing')) {
    return { state: charge.state, charge, card, failure: null }
  }
  if (state === 'expired') {
    return { state: 'expired', charge, card: null, failure: charge?.failure ?? 'abandoned' }
  }
  if (state === 'open') return { state: 'open', charge: null, card: null, failure: charge?.failure ?? null }
  if (payment.amountCents === 0 && card) return { state: 'succeeded', charge, card, failure: null }
  return charge?.state === 'failed'
    ? { state: 'failed', charge, card: null, failure: charge.failure ?? 'other' }
    : { state: 'open', charge, card: null, failure: null }
}

async function askAboutCharge(ctx: ServiceContext, payment: PaymentRow): Promise<Outcome> {
  const { payments } = ctx
  const charge = await (payment.intentId === null ? chargeCard(ctx, payment) : readCharge())
  return { state: charge.state, charge, card: null, failure: charge.failure }

  async function readCharge(): Promise<ChargeFacts> {
    if (!payments || payment.intentId === null) throw new PaymentUnclear('there is no payment service')
    return payments.readCharge(payment.account, payment.intentId)
  }
}

async function chargeCard(
  { sql, clock, payments }: ServiceContext,
  payment: PaymentRow,
): Promise<ChargeFacts> {
  const { id, account, amountCents, currency, keptCardId } = payment
  const card = keptCardId === null ? undefined : await selectCard(sql, keptCardId)
  if (!payments) throw new PaymentUnclear('there is no payment service')
  if (!card) throw new PaymentRefused('other', 'the card is kept no longer')
  const { customerId, methodId } = card
  const isKeyForgotten = payment.createdAt.getTime() + keysLastMs <= clock().getTime()
  const made = isKeyForgotten && (await payments.findCharge(account, { customerId, reference: id }))
  if (made) return made
  const { hotelName, reference } = await selectPageWords(sql, id)
  const description = [hotelName, reference].filter(Boolean).join(' · ')
  const charge = { amount: amountCents, currency, customerId, methodId, description, reference: id }
  return payments.chargeCard(id, account, charge)
}

async function record(ctx: ServiceContext, payment: PaymentRow, outcome: Outcome): Promise<PaymentRow> {
  const work = (tx: Transaction) => apply(ctx, tx, payment.id, outcome)
  return payment.bookingId === null ? ctx.sql.begin(work) : beginForBooking(ctx, payment.bookingId, work)
}

/** The booking is locked before the payment, here as everywhere. */
async function apply(
  ctx: ServiceContext,
  tx: Transaction,
  paymentId: string,
  outcome: Outcome,
): Promise<PaymentRow> {
  const found = await selectPayment(tx, paymentId)
  if (found?.bookingId) await lockBookingRow(tx, found.bookingId)
  const before = await selectPaymentForUpdate(tx, paymentId)
  if (!before) throw notFound('payment')
  const isArriving = outcome.state === 'succeeded' || outcome.state === 'processing'
  if (before.state === 'succeeded' || (before.settledAt !== null && !isArriving)) return before
  if (outcome.state === before.state || outcome.state === 'open') {
    await postpone(ctx, tx, before, outcome.failure)
    return { ...before, failure: outcome.failure ?? before.failure }
  }
  const { charge } = outcome
  if (isArriving && charge) requireSameAmount(before, charge)
  await updateSettled(tx, paymentId, {
    state: outcome.state,
    intentId: charge?.intentId ?? null,
    chargeId: charge?.chargeId ?? null,
    method: charge?.method ?? null,
    cardBrand: charge?.brand ?? outcome.card?.brand ?? null,
    cardDigits: charge?.digits ?? outcome.card?.digits ?? null,
    failure: isArriving ? null : (outcome.failure ?? 'other'),
    settledAt: outcome.state === 'processing' ? null : ctx.clock(),
    askAt: outcome.state === 'processing' ? inFuture(ctx, nextAskMs(6, 'processing')) : null,
  })
  const payment = await selectPayment(tx, paymentId)
  if (!payment) throw notFound('payment')
  const own = { ...ctx, actor: null }
  if (isArriving) await haveEffect(own, tx, payment, outcome.card)
  else await undoEffect(own, tx, payment, before)
  if (payment.bookingId) await tellOfBooking(tx, 'folio', payment.bookingId)
  return (await selectPayment(tx, paymentId)) ?? payment
}

function requireSameAmount({ id, amountCents, currency }: PaymentRow, charge: ChargeFacts): void {
  if (charge.amount === amountCents && charge.currency.toUpperCase() === currency) return
  throw new Error(`the payment service has charged another amount for payment ${id}`)
}

async function postpone(
  ctx: Pick<ServiceContext, 'clock'>,
  sql: ServiceContext['sql'] | Transaction,
  { id, asked, state }: PaymentRow,
  failure: PaymentFailure | null,
): Promise<void> {
  const ms = nextAskMs(asked, state === 'processing' ? 'processing' : 'open')
  await updateAsked(sql, id, { askAt: inFuture(ctx, ms), failure })
}

function inFuture({ clock }: Pick<ServiceContext, 'clock'>, ms: number): Date {
  return new Date(clock().getTime() + ms)
}
