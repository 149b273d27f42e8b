import { randomInt, timingSafeEqual } from 'node:crypto'
import { planBookingPayment } from '@roomlark/contract/bookings/booking-payment'
import { type Checkout, checkoutLimits, type GuestDetails } from '@roomlark/contract/guest-site/checkouts'
import { sumExtras } from '@roomlark/contract/inventory/ordered-extras'
import { isPaidOnline } from '@roomlark/contract/inventory/payment-terms'
import { say } from '@roomlark/contract/say'
import { bookingCounter, checkoutCodeCounter, codesMailedTo } from '../../accounts/auth/throttle.service.ts'
import { beginForBooking } from '../../bookings/bookings/create/pool-share.service.ts'
import { enterGuest, holdExpired, lockHold } from '../../bookings/bookings/hold/guest-holds.service.ts'
import { quoteOfBooking } from '../../bookings/bookings/offer/quote.service.ts'
import type { PublicContext, ServiceContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { checkoutCodeMail } from '../../mail/guest-notices.ts'
import { takeAttempt } from '../../platform/limits/throttles.service.ts'
import {
  type CheckoutRow,
  countConfirmed,
  selectCheckoutById,
  updateCodeEmail,
  updateCodeHash,
} from './checkout.queries.ts'
import { getCheckout, getCheckoutState, getHeld, type HeldCheckout } from './checkout.service.ts'
import { beginCheckoutPayment, bookHold, openCheckoutPage } from './paying.service.ts'
import { hashVisitor } from './visitors.service.ts'

/**
 * Books what is held for the guest in the details, or begins the payment that makes it a booking. A repeated request
 * returns the same booking or the same payment.
 */
export async function confirmCheckout(
  ctx: PublicContext,
  token: string,
  {
    details,
    expectedTotalCents,
    expectedExtrasCents,
  }: { details: GuestDetails; expectedTotalCents: number; expectedExtrasCents: number },
): Promise<Checkout> {
  const held = await getHeld(ctx, token)
  const { checkout } = held
  const state = getCheckoutState(held)
  if (state === 'confirmed') return getCheckout(ctx, token)
  if (state === 'lapsed') throw holdExpired()
  const isExpected = (booking: HeldCheckout['booking']) =>
    booking.totalCents === expectedTotalCents && sumExtras(booking) === expectedExtrasCents
  if (!isExpected(held.booking)) throw priceChanged(held)
  await requireCode(ctx, checkout, details)
  await takeAttempt(ctx.sql, bookingCounter(details.email), ctx.clock())
  const asGuest = { ...ctx, actor: { userType: 'guest' as const } }
  const { bookingId } = checkout
  const paymentId = await beginForBooking(ctx, bookingId, async (tx) => {
    const hold = await lockHold(asGuest, tx, bookingId)
    if (!hold) return
    const booking = await enterGuest(asGuest, tx, hold, toArrivingGuest(checkout, details))
    // Another tab may have changed the price, or held again, before the booking was locked.
    if (!isExpected(booking)) throw priceChanged(await getHeld({ sql: tx }, token))
    const plan = planBookingPayment(booking, held.stays)
    if (isPaidOnline(plan)) return beginCheckoutPayment(asGuest, tx, checkout, booking, plan)
    await bookHold(asGuest, tx, checkout, booking)
  })
  if (paymentId) await openCheckoutPage(ctx, token, checkout, paymentId)
  return getCheckout(ctx, token)
}

function priceChanged(held: HeldCheckout): AppError {
  const message = say('The price has changed. Please look at it again.')
  return new AppError('price_changed', message, { quote: quoteOfBooking(held) })
}

function toArrivingGuest({ language }: CheckoutRow, details: GuestDetails) {
  const { name, email, phone, country, arrivalTime, stayingName, specialRequests } = details
  return {
    guest: { name, email, phone, country, language },
    arrivalTime: arrivalTime ?? null,
    stayingName: details.forWhom === 'someone-else' ? stayingName : null,
    specialRequests,
  }
}

/**
 * Applies only if many bookings come from one visitor, or very many from one network. Each of them then needs a
 * code that was emailed to its guest.
 */
async function requireCode(ctx: PublicContext, checkout: CheckoutRow, details: GuestDetails): Promise<void> {
  const since = new Date(ctx.clock().getTime() - 24 * 60 * 60 * 1000)
  const booked = await countConfirmed(ctx.sql, hashVisitor(ctx, ctx.origin), since)
  const { visitor, network } = checkoutLimits.bookingsBeforeCode
  if (booked.visitor < visitor && booked.network < network) return
  const { email, code } = details
  if (code === undefined || checkout.codeEmail !== email) return mailCode(ctx, checkout, email)
  await takeAttempt(ctx.sql, checkoutCodeCounter(checkout.id), ctx.clock())
  if (checkout.codeHash && timingSafeEqual(checkout.codeHash, hashOfCode(ctx, checkout.id, code))) return
  const fields = { 'details.code': say('This is not the code in the email') }
  throw new AppError('validation_failed', fields['details.code'], { fields })
}

async function mailCode(ctx: PublicContext, { id }: CheckoutRow, email: string): Promise<never> {
  await takeAttempt(ctx.sql, codesMailedTo(email), ctx.clock())
  await ctx.sql.begin(async (tx) => {
    await updateCodeEmail(tx, id, email)
    await ctx.jobs.enqueue(tx, 'mail.checkout-code', { checkoutId: id, email })
  })
  throw new AppError('code_required', say('Enter the code that we have just sent to your email address.'))
}

/**
 * Generates the code when the email is sent, and stores only its hash. An address that the guest has corrected
 * meanwhile gets none, so that a late email cannot make the newer code invalid.
 */
export async function mailCheckoutCode(
  ctx: ServiceContext,
  { checkoutId, ...asked }: { checkoutId: string; email?: string },
): Promise<void> {
  const checkout = await selectCheckoutById(ctx.sql, checkoutId)
  // The release before queued no address.
  const email = asked.email ?? checkout?.codeEmail
  if (!checkout || !email) return
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const codeHash = hashOfCode(ctx, checkoutId, code)
  if (!(await updateCodeHash(ctx.sql, { id: checkoutId, email, codeHash }))) return
  const { language, hotelName } = checkout
  const { publicUrl } = ctx
  await ctx.mailer.send(
    checkoutCodeMail({ to: email, language, hotelName, code, publicUrl, at: ctx.clock() }),
  )
}

function hashOfCode({ cipher }: Pick<ServiceContext, 'cipher'>, checkoutId: string, code: string): Buffer {
  return cipher.sign('checkout code', Buffer.from(`${checkoutId} ${code}`))
}
