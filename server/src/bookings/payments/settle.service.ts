import type { PaymentFailure } from '@roomlark/contract/bookings/payments'
import { dateIn } from '@roomlark/contract/dates'
import { planPayment } from '@roomlark/contract/inventory/payment-terms'
import {
  type ChargeFacts,
  type KeptCard,
  keysLastMs,
  PaymentRefused,
  PaymentUnclear,
} from '../../adapters/payments/payment-service.ts'
import type { ActingContext, ServiceContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { tellOfBooking } from '../../db/outbox.ts'
import { notFound } from '../../errors.ts'
import { beginForBooking } from '../bookings/create/pool-share.service.ts'
import { readBalance } from '../folios/folios.service.ts'
import { markDepositFailed, scheduleDeposit } from '../folios/posting/deposits.service.ts'
import { postOnlinePayment } from '../folios/posting/online-payment.service.ts'
import { insertCard, selectAgreedStay, selectCard } from './kept-cards.queries.ts'
import { notifyDeskOfPayment } from './news.service.ts'
import {
  lockBookingRow,
  type PaymentRow,
  selectPageWords,
  selectPayment,
  selectPaymentForUpdate,
  selectPaymentsOfBooking,
  updateAsked,
  updateDeposit,
  updateLine,
  updateSettled,
} from './payments.queries.ts'
import { isReturnedWhole, nextAskMs } from './refunds.policy.ts'
import { selectRefundsOf } from './refunds.queries.ts'
import { orderRefund, returnSurplus } from './refunds.service.ts'

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

/** A payment that is on its way, or that has arrived, and then both in turn. */
async function haveEffect(
  ctx: ActingContext,
  tx: Transaction,
  payment: PaymentRow,
  card: KeptCard | null,
): Promise<void> {
  const { bookingId } = payment
  if (bookingId === null) {
    const news = await ctx.listeners.statementPaid(ctx, tx, payment, card)
    if (news === 'paid-twice' && payment.state === 'succeeded') await giveBack(ctx, tx, payment, 'paid-twice')
    return
  }
  if (payment.purpose === 'checkout') return haveCheckoutEffect(ctx, tx, { ...payment, bookingId }, card)
  if (card) await keepCard(ctx, tx, { ...payment, bookingId }, card)
  if (payment.state !== 'succeeded') return
  const isPaid =
    (await isPaidByAnother(tx, { ...payment, bookingId })) || (await readBalance(tx, bookingId)) <= 0
  if (isPaid) return giveBack(ctx, tx, payment, 'paid-twice')
  await post(ctx, tx, { ...payment, bookingId })
  if (payment.keptCardId !== null) {
    await ctx.jobs.enqueue(tx, 'mail.payment', { news: 'charged', id: payment.id })
  } else {
    const news = { news: 'online-paid', cents: payment.amountCents } as const
    await notifyDeskOfPayment(ctx, tx, bookingId, news, payment.id)
    await ctx.jobs.enqueue(tx, 'mail.payment', { news: 'paid', id: payment.id })
  }
}

type BookingPayment = PaymentRow & { bookingId: string }

async function haveCheckoutEffect(
  ctx: ActingContext,
  tx: Transaction,
  payment: BookingPayment,
  card: KeptCard | null,
): Promise<void> {
  const hasArrived = payment.state === 'succeeded' && payment.amountCents > 0
  if (await isPaidByAnother(tx, payment)) {
    if (hasArrived) await giveBack(ctx, tx, payment, 'paid-twice')
    return
  }
  const isMade = await ctx.listeners.checkoutPaid(ctx, tx, payment)
  // A card without a booking is kept until the job forgets it.
  if (card) await keepCard(ctx, tx, payment, card)
  if (!isMade) {
    if (hasArrived) await giveBack(ctx, tx, payment, 'rooms-gone')
    return
  }
  if (payment.depositId === null) await schedule(ctx, tx, payment)
  if (hasArrived) await post(ctx, tx, payment)
}

/** Two pages may be paid at the same moment; the booking is locked, so that one of them is the second. */
async function isPaidByAnother(tx: Transaction, payment: BookingPayment): Promise<boolean> {
  const others = (await selectPaymentsOfBooking(tx, payment.bookingId)).filter(
    ({ id, purpose, depositId, state }) =>
      id !== payment.id &&
      (state === 'succeeded' || state === 'processing') &&
      (payment.depositId === null || payment.purpose === 'checkout'
        ? purpose === 'checkout' && payment.purpose === 'checkout'
        : depositId === payment.depositId),
  )
  const refunds = await selectRefundsOf(
    tx,
    others.map(({ id }) => id),
  )
  return others.some(({ id }) => !isReturnedWhole(refunds, id))
}

async function giveBack(
  ctx: ActingContext,
  tx: Transaction,
  { id: paymentId, amountCents: cents }: PaymentRow,
  cause: 'rooms-gone' | 'paid-twice',
): Promise<void> {
  await orderRefund(ctx, tx, { paymentId, cents, cause, reason: '' })
}

/** A booking that was cancelled while its guest was paying keeps only what is owed. */
async function post(ctx: ActingContext, tx: Transaction, payment: BookingPayment): Promise<void> {
  const { id, bookingId, amountCents, cardDigits, reason } = payment
  const note = reason || null
  const lineId = await postOnlinePayment(ctx, tx, bookingId, { amountCents, cardDigits, note })
  await updateLine(tx, id, lineId)
  const stay = await selectAgreedStay(tx, bookingId)
  if (stay?.state === 'cancelled' || stay?.state === 'no-show') {
    await returnSurplus(ctx, tx, bookingId, 'cancelled')
  }
}

/** Writes down what the guest pays with the booking, and what is charged to the kept card before the arrival. */
async function schedule(ctx: ActingContext, tx: Transaction, payment: BookingPayment): Promise<void> {
  const stay = await selectAgreedStay(tx, payment.bookingId)
  if (!stay) return
  const { bookingId, amountCents } = payment
  const today = dateIn(stay.timeZone, payment.createdAt)
  const at = ctx.clock()
  if (amountCents > 0) {
    const depositId = await scheduleDeposit(tx, {
      bookingId,
      amountCents,
      dueOn: today,
      chargesCard: false,
      at,
    })
    await updateDeposit(tx, payment.id, depositId)
  }
  const { laterCents, laterOn } = planPayment(stay.terms, stay, today)
  if (laterOn === null) return
  await scheduleDeposit(tx, { bookingId, amountCents: laterCents, dueOn: laterOn, chargesCard: true, at })
}

async function keepCard(
  ctx: ActingContext,
  tx: Transaction,
  { bookingId, accountId }: BookingPayment,
  { customerId, methodId, brand, digits, expires }: KeptCard,
): Promise<void> {
  const expiresOn = endOfMonth(expires)
  const at = ctx.clock()
  await insertCard(tx, { bookingId, accountId, customerId, methodId, brand, digits, expiresOn, at })
}

/** `2029-04` becomes `2029-04-30`. */
function endOfMonth(month: string): string | null {
  const [year, number] = month.split('-').map(Number)
  if (!year || !number) return null
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/** A slow debit that fails after all, and a kept card that was declined, leave a deposit that the guest pays by a link. */
async function undoEffect(
  ctx: ActingContext,
  tx: Transaction,
  payment: PaymentRow,
  before: PaymentRow,
): Promise<void> {
  const { id, bookingId, depositId, amountCents, keptCardId } = payment
  if (bookingId === null) return ctx.listeners.statementUnpaid(ctx, tx, payment)
  if (before.state !== 'processing' && keptCardId === null) return
  if (depositId !== null) await markDepositFailed(ctx, tx, depositId)
  const news = { news: 'online-failed', cents: amountCents, failure: payment.failure ?? 'other' } as const
  await notifyDeskOfPayment(ctx, tx, bookingId, news, id)
  await ctx.jobs.enqueue(tx, 'mail.payment', { news: 'failed', id })
}

function inFuture({ clock }: Pick<ServiceContext, 'clock'>, ms: number): Date {
  return new Date(clock().getTime() + ms)
}
