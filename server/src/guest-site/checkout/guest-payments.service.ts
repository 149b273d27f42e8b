import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { GuestAccount, GuestPayment } from '@roomlark/contract/guest-site/guest-booking-page'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import { sumExtras } from '@roomlark/contract/inventory/ordered-extras'
import { say } from '@roomlark/contract/say'
import type { Attachment } from '../../adapters/mailer.ts'
import { type BookingOfGuest, lockBooking } from '../../bookings/bookings/bookings.service.ts'
import { beginForBooking } from '../../bookings/bookings/create/pool-share.service.ts'
import { readGuestAccount } from '../../bookings/folios/guest-account.service.ts'
import { renderOnlineReceipt } from '../../bookings/folios/invoices/online-receipt.service.ts'
import { beginPayment } from '../../bookings/payments/begin.service.ts'
import { quoteReturn } from '../../bookings/payments/refunds.service.ts'
import type { GuestContext, ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { readTakesPayments } from '../../inventory/payment-accounts/payment-accounts.service.ts'
import { type GuestPaymentRow, selectGuestPayments } from './guest-payments.queries.ts'

type ReadContext = Pick<ServiceContext, 'sql' | 'payments' | 'switches' | 'preview'>
type Booking = BookingOfGuest['booking']

/** A payment of a booking as far as its guest may know it. */
export type PaymentOfGuest = GuestPaymentRow

/** The online payments of a booking as its guest sees them. */
export type GuestPayments = { payments: GuestPayment[]; payableCents: number; cancelReturnCents: number }

/** Payments that were begun and never finished are left out. */
export async function readGuestPayments(
  ctx: ReadContext,
  booking: Booking,
  account: GuestAccount | null,
  cancelFeeCents: number | null,
): Promise<GuestPayments> {
  const rows = await selectGuestPayments(ctx.sql, booking.id)
  const payableCents = await computePayable(ctx, ctx.sql, booking, account, rows)
  const isReturned = cancelFeeCents !== null && rows.some(({ state }) => state === 'succeeded')
  // Extras charged at the hotel are still owed after a cancellation; those that were ordered fall away.
  const extrasCents = account ? account.chargesCents - booking.totalCents - sumExtras(booking) : 0
  return {
    payments: rows.flatMap((row) => toGuestPayment(row, booking.timeZone)),
    payableCents,
    cancelReturnCents: isReturned ? await quoteReturn(ctx.sql, booking.id, cancelFeeCents + extrasCents) : 0,
  }
}

/**
 * Payments in progress are deducted, so that nobody is asked to pay twice; so is the city tax before arrival, if the plan
 * leaves it for the desk.
 */
async function computePayable(
  ctx: ReadContext,
  sql: Sql,
  booking: Booking,
  account: GuestAccount | null,
  rows: readonly GuestPaymentRow[],
): Promise<number> {
  if (!booking.isBooked) return 0
  const leftCents = account?.leftCents ?? booking.feeCents ?? booking.totalCents
  const onItsWay = rows
    .filter(({ state }) => state === 'processing')
    .reduce((cents, { amountCents }) => cents + amountCents, 0)
  const { paymentTerms: terms, state, cityTaxCents } = booking
  const isTaxLater = state === 'confirmed' && 'cityTaxAtHotel' in terms && terms.cityTaxAtHotel
  const payable = Math.max(0, leftCents - onItsWay - (isTaxLater ? cityTaxCents : 0))
  if (payable === 0) return 0
  return (await readTakesPayments(ctx, sql, [booking.hotelId])).has(booking.hotelId) ? payable : 0
}

function toGuestPayment(row: GuestPaymentRow, timeZone: string): GuestPayment[] {
  const { id, state, amountCents, method, cardBrand, cardDigits, at } = row
  // A card that was declined on the page is no news once the guest has left it.
  const isShown = state === 'succeeded' || state === 'processing' || (state === 'failed' && !row.isPaidOnPage)
  if (!isShown) return []
  const refunds = row.refunds.map((refund) => ({
    amountCents: refund.amountCents,
    state: refundStates[refund.state],
    at: hotelTime(new Date(refund.at), timeZone),
  }))
  const shown = { id, state, amountCents, method, cardBrand, cardDigits, refunds }
  return [{ ...shown, at: hotelTime(at, timeZone) }]
}

const refundStates = {
  open: 'on-its-way',
  pending: 'on-its-way',
  succeeded: 'returned',
  failed: 'failed',
} as const

/** Begins to pay everything that is left for the guest's own folio. Two tabs get the same payment. */
export async function beginBalancePayment(ctx: GuestContext, bookingId: string): Promise<string> {
  return beginForBooking(ctx, bookingId, async (tx) => {
    const booking = await lockBooking(ctx, tx, bookingId)
    const [account, rows] = [await readGuestAccount(tx, bookingId), await selectGuestPayments(tx, bookingId)]
    const amountCents = await computePayable(ctx, tx, booking, account, rows)
    if (amountCents === 0) throw new AppError('conflict', say('Nothing is left to pay online.'))
    const { hotelId, currency } = booking
    return beginPayment(ctx, tx, {
      purpose: 'balance',
      hotelId,
      bookingId,
      amountCents,
      currency,
      keepsCard: false,
    })
  })
}

/** The newest payment of the balance that the guest has begun. */
export async function findBalancePayment(sql: Sql, bookingId: string): Promise<GuestPaymentRow | undefined> {
  return (await selectGuestPayments(sql, bookingId)).findLast(({ purpose }) => purpose === 'balance')
}

export async function findPayment(
  sql: Sql,
  bookingId: string,
  id: string,
): Promise<GuestPaymentRow | undefined> {
  return (await selectGuestPayments(sql, bookingId)).find((payment) => payment.id === id)
}

/** Returns undefined if the booking has no such payment, or nothing was paid by it. */
export async function getReceipt(
  ctx: ServiceContext,
  { bookingId, guestName }: { bookingId: string; guestName: string },
  paymentId: string,
  language: GuestLanguage,
): Promise<Attachment | undefined> {
  const payment = await findPayment(ctx.sql, bookingId, paymentId)
  if (payment?.state !== 'succeeded' || payment.amountCents === 0) return undefined
  return renderOnlineReceipt(ctx, { ...payment, bookingId, guestName }, language)
}
