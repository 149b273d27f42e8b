import type { BookingPayments, LinkInput, ReasonedAmount } from '@roomlark/contract/bookings/payments'
import { paymentLimits } from '@roomlark/contract/bookings/payments'
import { dateIn } from '@roomlark/contract/dates'
import { minorUnits, moneyText } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { tellOfBooking } from '../../db/outbox.ts'
import { AppError, notFound } from '../../errors.ts'
import { readTakesPayments } from '../../inventory/payment-accounts/payment-accounts.service.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { takeMail } from '../../platform/limits/mail-limits.service.ts'
import { lockFolios, readBalance } from '../folios/folios.service.ts'
import { askByLink, listDeposits, offerLink } from '../folios/posting/deposits.service.ts'
import { findRefundLimit, getBookingPayments } from './booking-payments.service.ts'
import { chargeKeptCard, findChargeableCard } from './kept-cards.service.ts'
import { selectPayment } from './payments.queries.ts'
import { sumRefunds } from './refunds.policy.ts'
import { selectPaymentRefunds } from './refunds.queries.ts'
import { orderRefund } from './refunds.service.ts'
import { settlePayment } from './settle.service.ts'

type LockedBooking = Awaited<ReturnType<typeof lockFolios>>

const dayMs = 86_400_000

/** Asks the guest for an amount that is paid by a link, which is mailed, copied or shown as a code. */
export async function makeLink(
  ctx: SignedInContext,
  bookingId: string,
  input: LinkInput,
  key: string,
): Promise<BookingPayments> {
  await lockFolios(ctx, bookingId, { name: 'payment link', input, key }, async (tx, { booking }) => {
    await requirePayable(ctx, tx, booking)
    const { amountCents, dueOn, days, mailGuest } = input
    if (dueOn < dateIn(booking.timeZone, ctx.clock())) throw invalid('dueOn', say('This day is over'))
    requireAtMost(booking, amountCents, await readBalance(tx, bookingId), say('Nothing is left to pay'))
    const linkEndsAt = new Date(ctx.clock().getTime() + days * dayMs)
    const isMailed = mailGuest && booking.guest.email !== ''
    const depositId = await askByLink(ctx, tx, { bookingId, amountCents, dueOn, linkEndsAt, isMailed })
    if (isMailed) await mailLink(ctx, tx, booking, depositId)
    await recordAudit(ctx, tx, {
      action: 'payments.link',
      target: `booking:${bookingId}`,
      after: { amountCents, dueOn, days },
    })
    await tellOfBooking(tx, 'folio', bookingId)
  })
  return getBookingPayments(ctx, bookingId)
}

async function mailLink(
  ctx: SignedInContext,
  tx: Transaction,
  { guest }: LockedBooking,
  depositId: string,
): Promise<void> {
  await takeMail(ctx, tx, 'deposit', guest.email)
  await ctx.jobs.enqueue(tx, 'mail.payment', { news: 'link', id: depositId })
}

/** Charges the kept card within the terms of the booking, and returns once the service has answered, if it does. */
export async function chargeCard(
  ctx: SignedInContext,
  bookingId: string,
  input: ReasonedAmount,
  key: string,
): Promise<BookingPayments> {
  let paymentId: string | undefined
  await lockFolios(ctx, bookingId, { name: 'card charge', input, key }, async (tx, { booking }) => {
    await requirePayable(ctx, tx, booking)
    const chargeable = await getCard(ctx, tx, bookingId)
    const { amountCents, reason } = input
    const nothing = say('The terms of this booking allow nothing to be charged now')
    requireAtMost(booking, amountCents, chargeable.chargeableCents, nothing)
    paymentId = await chargeKeptCard(ctx, tx, chargeable, { bookingId, amountCents, reason, purpose: 'fee' })
    await recordAudit(ctx, tx, {
      action: 'payments.card-charged',
      target: `booking:${bookingId}`,
      after: { amountCents, reason },
    })
  })
  if (paymentId !== undefined) await settlePayment(ctx, paymentId)
  return getBookingPayments(ctx, bookingId)
}

async function getCard(ctx: SignedInContext, tx: Transaction, bookingId: string) {
  const chargeable = await findChargeableCard(ctx, tx, bookingId)
  if (!chargeable) throw new AppError('conflict', say('No card is kept for this booking.'))
  return chargeable
}

/** Tries to collect a deposit again that could not be charged, or sends the guest a link to pay it. */
export async function retryDue(
  ctx: SignedInContext,
  { id: bookingId, depositId }: { id: string; depositId: string },
  input: { how: 'card' | 'link' },
  key: string,
): Promise<BookingPayments> {
  let paymentId: string | undefined
  const attempt = { name: 'collection', input: [depositId, input.how], key }
  await lockFolios(ctx, bookingId, attempt, async (tx, { booking }) => {
    await requirePayable(ctx, tx, booking)
    const today = dateIn(booking.timeZone, ctx.clock())
    const deposit = (await listDeposits(tx, bookingId, today)).find(({ id }) => id === depositId)
    if (!deposit) throw notFound('deposit')
    if (deposit.state === 'paid') throw new AppError('conflict', say('This deposit is paid already.'))
    if (input.how === 'link') {
      if (booking.guest.email === '') throw new AppError('conflict', say('The guest has no email address.'))
      await offerLink(ctx, tx, depositId)
      await mailLink(ctx, tx, booking, depositId)
    } else {
      const chargeable = await getCard(ctx, tx, bookingId)
      const amountCents = Math.min(deposit.amountCents, chargeable.chargeableCents)
      if (amountCents === 0 || !deposit.chargesCard) {
        throw new AppError('conflict', say('The terms of this booking allow nothing to be charged now.'))
      }
      const charge = { bookingId, amountCents, reason: '', purpose: 'deposit', depositId } as const
      paymentId = await chargeKeptCard(ctx, tx, chargeable, charge)
    }
    await recordAudit(ctx, tx, {
      action: 'payments.collected',
      target: `booking:${bookingId}`,
      after: { how: input.how, amountCents: deposit.amountCents },
    })
    await tellOfBooking(tx, 'folio', bookingId)
  })
  if (paymentId !== undefined) await settlePayment(ctx, paymentId)
  return getBookingPayments(ctx, bookingId)
}

/** Refunds a payment, whole or in part. The desk has a limit, and large amounts need a recent confirmation. */
export async function refundPayment(
  ctx: SignedInContext,
  { id: bookingId, paymentId }: { id: string; paymentId: string },
  input: ReasonedAmount,
  key: string,
): Promise<BookingPayments> {
  const attempt = { name: 'online refund', input: [paymentId, input], key }
  await lockFolios(ctx, bookingId, attempt, async (tx, { booking }) => {
    const payment = await selectPayment(tx, paymentId)
    if (payment?.bookingId !== bookingId) throw notFound('payment')
    const { amountCents: cents, reason } = input
    requireConfirmed(ctx, booking, cents)
    await requireWithinLimit(ctx, tx, booking, paymentId, cents)
    await orderRefund(ctx, tx, { paymentId, cents, cause: 'desk', reason })
    await recordAudit(ctx, tx, {
      action: 'payments.refunded',
      target: `booking:${bookingId}`,
      after: { amountCents: cents, reason },
    })
  })
  return getBookingPayments(ctx, bookingId)
}

function requireConfirmed(ctx: SignedInContext, { currency }: LockedBooking, cents: number): void {
  if (cents <= paymentLimits.refundUnits * minorUnits(currency)) return
  const { confirmedUntil } = ctx.actor
  if (confirmedUntil && confirmedUntil > ctx.clock()) return
  throw new AppError('confirmation_required', say('Enter your password or a code to continue.'))
}

/** All refunds of a payment together are within the limit, so that it is not passed in small steps. */
async function requireWithinLimit(
  ctx: SignedInContext,
  tx: Transaction,
  booking: LockedBooking,
  paymentId: string,
  cents: number,
): Promise<void> {
  const limit = await findRefundLimit(ctx, tx, booking.hotelId)
  if (limit === null) return
  const before = (await selectPaymentRefunds(tx, [paymentId])).filter(({ cause }) => cause === 'desk')
  if (sumRefunds(before, paymentId) + cents <= limit) return
  throw new AppError(
    'forbidden',
    say('You may refund up to {amount} of a payment. Ask a manager or the owner for more.', {
      amount: moneyText(limit, booking.currency),
    }),
  )
}

async function requirePayable(
  ctx: SignedInContext,
  tx: Transaction,
  { hotelId }: LockedBooking,
): Promise<void> {
  if ((await readTakesPayments(ctx, tx, [hotelId])).has(hotelId)) return
  throw new AppError('conflict', say('This hotel takes no payments online at the moment.'))
}

function requireAtMost({ currency }: LockedBooking, cents: number, most: number, nothing: string): void {
  if (cents <= most) return
  throw invalid(
    'amountCents',
    most > 0 ? say('Enter at most {amount}', { amount: moneyText(most, currency) }) : nothing,
  )
}

function invalid(field: string, message: string): AppError {
  return new AppError('validation_failed', message, { fields: { [field]: message } })
}
