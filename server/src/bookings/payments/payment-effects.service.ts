import { dateIn, utcDay } from '@roomlark/contract/dates'
import { planPayment } from '@roomlark/contract/inventory/payment-terms'
import type { KeptCard } from '../../adapters/payments/payment-service.ts'
import type { ActingContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { readBalance } from '../folios/folios.service.ts'
import { markDepositFailed, scheduleDeposit } from '../folios/posting/deposits.service.ts'
import { postOnlinePayment } from '../folios/posting/online-payment.service.ts'
import { insertCard, selectAgreedStay } from './kept-cards.queries.ts'
import { notifyDeskOfPayment } from './news.service.ts'
import { type PaymentRow, selectPaymentsOfBooking, updateDeposit, updateLine } from './payments.queries.ts'
import { isReturnedWhole } from './refunds.policy.ts'
import { selectPaymentRefunds } from './refunds.queries.ts'
import { orderRefund, returnSurplus } from './refunds.service.ts'

/** A payment that is on its way, or that has arrived, and then both in turn. */
export async function haveEffect(
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
  const refunds = await selectPaymentRefunds(
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
  return utcDay(new Date(Date.UTC(year, number, 0)))
}

/** A slow debit that fails after all, and a kept card that was declined, leave a deposit that the guest pays by a link. */
export async function undoEffect(
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
