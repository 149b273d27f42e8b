import { paymentHoldMinutes } from '@roomlark/contract/bookings/payments'
import { checkoutLimits } from '@roomlark/contract/guest-site/checkouts'
import type { PaymentPlan } from '@roomlark/contract/inventory/payment-terms'
import { paymentsFrom } from '../../accounts/auth/throttle.service.ts'
import { type BookingOfGuest, lockBooking } from '../../bookings/bookings/bookings.service.ts'
import { beginForBooking } from '../../bookings/bookings/create/pool-share.service.ts'
import { applyTransition } from '../../bookings/bookings/desk/transitions.service.ts'
import {
  clearGuest,
  extendHold,
  holdExpired,
  lockHold,
} from '../../bookings/bookings/hold/guest-holds.service.ts'
import { beginPayment, closePayment, openPaymentPage } from '../../bookings/payments/begin.service.ts'
import { settlePayment } from '../../bookings/payments/settle.service.ts'
import type { ActingContext, GuestContext, PaidOnline, PublicContext, ServiceContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { requireNotArchived } from '../../inventory/rooms/nights/bookable-hotel.service.ts'
import { attributeBooking } from '../../partners/referrals/attribution.service.ts'
import { takeAttempt } from '../../platform/limits/throttles.service.ts'
import {
  type CheckoutRow,
  selectCheckoutByBooking,
  updateConfirmed,
  updatePayment,
} from './checkout.queries.ts'
import { getCheckoutState, getHeld } from './checkout.service.ts'
import { hashVisitor } from './visitors.service.ts'

type BookingRow = BookingOfGuest['booking']

/** Makes a hold the booking of its guest: whose it is, that it is counted, and what is mailed about it. */
export async function bookHold(
  ctx: GuestContext,
  tx: Transaction,
  checkout: CheckoutRow,
  booking: BookingRow,
): Promise<void> {
  const { bookingId, hotelId, reference } = checkout
  await attributeBooking(ctx, tx, { bookingId, hotelId, reference })
  if (!(await updateConfirmed(tx, checkout, ctx.clock()))) throw holdExpired()
  // The booking is counted from here on.
  await applyTransition(ctx, tx, booking, { to: 'confirmed' })
}

/**
 * Writes the payment down, and holds the rooms for as long as the guest may take to pay. Nobody can hold rooms for ever
 * by beginning to pay again and again. The booking is locked.
 */
export async function beginCheckoutPayment(
  ctx: GuestContext,
  tx: Transaction,
  checkout: CheckoutRow,
  { id, hotelId, currency, createdAt }: BookingRow,
  { nowCents: amountCents, keepsCard }: Pick<PaymentPlan, 'nowCents' | 'keepsCard'>,
): Promise<string> {
  const order = { purpose: 'checkout' as const, hotelId, bookingId: id, amountCents, currency, keepsCard }
  const paymentId = await beginPayment(ctx, tx, order)
  if (paymentId === checkout.payment?.id) return paymentId
  if (ctx.clock().getTime() > createdAt.getTime() + checkoutLimits.payingMinutes * 60_000) throw holdExpired()
  await extendHold(ctx, tx, id, paymentHoldMinutes)
  if (!(await updatePayment(tx, checkout, paymentId))) throw holdExpired()
  return paymentId
}

/**
 * Opens the page of the payment service. If the service does not answer, the rooms stay held and the page of the
 * checkout says so.
 */
export async function openCheckoutPage(
  ctx: PublicContext,
  token: string,
  { language }: CheckoutRow,
  paymentId: string,
): Promise<void> {
  for (const counter of paymentsFrom(hashVisitor(ctx, ctx.origin))) {
    await takeAttempt(ctx.sql, counter, ctx.clock())
  }
  const address = `${ctx.publicUrl}/stays/checkout/${token}?lang=${language}`
  const addresses = { backUrl: `${address}&back=1`, cancelUrl: `${address}&back=cancelled` }
  try {
    await openPaymentPage(ctx, paymentId, { ...addresses, language })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unavailable') throw error
  }
}

/** Opens the page of the payment service again, or a new one if it has ended. */
export async function payAgain(ctx: PublicContext, token: string): Promise<void> {
  const held = await getHeld(ctx, token)
  const { checkout } = held
  if (getCheckoutState(held) !== 'paying' || !checkout.payment) return
  const current = await settlePayment(ctx, checkout.payment.id)
  if (current.state === 'succeeded' || current.state === 'processing') return
  const { bookingId } = checkout
  const asGuest = { ...ctx, actor: { userType: 'guest' as const } }
  const { amountCents: nowCents, keepsCard } = checkout.payment
  const paymentId = await beginForBooking(ctx, bookingId, async (tx) => {
    const hold = await lockHold(asGuest, tx, bookingId)
    if (!hold) return
    // The payment service did not answer when the page was to be opened.
    if (current.state === 'open' && current.pageUrl === null) return current.id
    return beginCheckoutPayment(asGuest, tx, checkout, hold, { nowCents, keepsCard })
  })
  if (paymentId) await openCheckoutPage(ctx, token, checkout, paymentId)
}

/**
 * Goes back from paying to the guest's details. The payment page is closed first, so that nobody can pay for details
 * that are being changed. Does nothing if somebody has paid meanwhile.
 */
export async function changeDetails(ctx: PublicContext, token: string): Promise<void> {
  const held = await getHeld(ctx, token)
  const { checkout } = held
  if (getCheckoutState(held) !== 'paying' || !checkout.payment) return
  if (!(await closePayment(ctx, checkout.payment.id))) return
  const asGuest = { ...ctx, actor: { userType: 'guest' as const } }
  await beginForBooking(ctx, checkout.bookingId, async (tx) => {
    const hold = await lockHold(asGuest, tx, checkout.bookingId)
    if (hold && (await updatePayment(tx, checkout, null))) await clearGuest(asGuest, tx, hold)
  })
}

/** Asks the payment service what became of the payment, for a guest who has come back from it. */
export async function settleCheckout(ctx: ServiceContext, token: string): Promise<void> {
  const { checkout } = await getHeld(ctx, token)
  if (checkout.payment && checkout.confirmedAt === null) await settlePayment(ctx, checkout.payment.id)
}

/**
 * Makes the booking that a guest has paid for, which is called in the transaction that records the payment. Returns
 * false if the rooms are gone. A hold whose time is up still has its rooms until it is swept.
 */
export async function confirmPaidCheckout(
  ctx: ActingContext,
  tx: Transaction,
  { id: paymentId, bookingId, state, amountCents }: PaidOnline,
): Promise<boolean> {
  if (bookingId === null) return false
  const asGuest = { ...ctx, actor: { userType: 'guest' as const } }
  const booking = await lockBooking(asGuest, tx, bookingId)
  const isMade = booking.isBooked || (await bookPaid(asGuest, tx, booking))
  if (isMade && state === 'succeeded' && amountCents > 0) {
    await ctx.jobs.enqueue(tx, 'mail.payment', { news: 'paid', id: paymentId })
  }
  return isMade
}

async function bookPaid(ctx: GuestContext, tx: Transaction, booking: BookingRow): Promise<boolean> {
  const checkout = await selectCheckoutByBooking(tx, booking.id)
  if (!checkout || booking.state !== 'held' || !(await sells(tx, booking.hotelId))) return false
  await bookHold(ctx, tx, checkout, { ...booking, isLapsed: false, isBeingBooked: false })
  return true
}

async function sells(tx: Transaction, hotelId: string): Promise<boolean> {
  try {
    await requireNotArchived(tx, hotelId)
    return true
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return false
    throw error
  }
}
