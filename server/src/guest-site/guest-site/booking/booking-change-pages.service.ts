import {
  type BookingChangeFault,
  type GuestCancelReason,
  guestCancelReasons,
  guestCancelReasonWords,
} from '@roomlark/contract/guest-site/guest-booking-page'
import { listChangeNights } from '../../../bookings/bookings/change/change-nights.service.ts'
import {
  cancelAsGuest,
  changeAsGuest,
  quoteGuestChange,
} from '../../../bookings/bookings/change/guest-change.service.ts'
import { AppError } from '../../../errors.ts'
import { listRoomChoices } from '../../checkout/guest-bookings.service.ts'
import type { Outcome } from '../checkout/kept-answers.service.ts'
import type { Answer, Visitor } from '../guest-site.service.ts'
import { readWish } from '../search/wish.policy.ts'
import {
  answer,
  asGuest,
  bookingAddress,
  type Opened,
  openAgain,
  type PageContext,
  type Params,
  withBooking,
} from './opened-booking.service.ts'

/** Shows what the change in the address would cost. */
export async function showChange(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  const words = new URLSearchParams(visitor.query)
  return withBooking(ctx, visitor, params, (opened) => changePage(ctx, opened, words, null))
}

async function changePage(
  ctx: PageContext,
  { arrival, token, id, hotelId, booking }: Opened,
  words: URLSearchParams,
  fault: BookingChangeFault | null,
): Promise<Answer> {
  const types = await listRoomChoices(ctx, hotelId)
  const read = readWish(words, booking, types)
  const isAsked = booking.mayChange && read.isAsked && read.fault === null
  const quoted = isAsked ? await quoteGuestChange(ctx, id, read.wish) : null
  const quote = quoted && !quoted.isSame ? quoted : null
  return answer(arrival, toStatus(fault ?? read.fault), {
    kind: 'booking-change',
    token,
    booking,
    types,
    wish: read.wish,
    priced: booking.mayChange ? await listChangeNights(ctx, id) : null,
    quote: quote && {
      roomCents: quote.roomCents,
      mealCents: quote.mealCents,
      fees: quote.fees,
      cityTaxCents: quote.cityTaxCents,
      cityTaxName: quote.cityTaxName,
      vatCents: quote.vatCents,
      vatIncluded: quote.vatIncluded,
      totalCents: quote.totalCents,
      totalUsdCents: quote.totalUsdCents,
      extrasCents: quote.extrasCents,
      why: quote.why,
    },
    fault: fault ?? read.fault,
  })
}

function toStatus(fault: BookingChangeFault | null): number {
  if (fault === null) return 200
  return fault === 'dates' || fault === 'party' ? 400 : 409
}

/** Makes the change only for the total that was shown. Otherwise shows the new quote, and changes nothing. */
export async function change(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  const { form } = params
  return withBooking(ctx, visitor, params, async (opened) => {
    const { id, arrival, token, booking, hotelId } = opened
    const types = await listRoomChoices(ctx, hotelId)
    const { wish, fault } = readWish(form, booking, types)
    if (fault) return changePage(ctx, opened, form, null)
    const [version, expectedTotalCents] = [
      readAmount(form, 'version'),
      readAmount(form, 'expectedTotalCents'),
    ]
    try {
      await changeAsGuest(asGuest(ctx), id, { ...wish, version, expectedTotalCents })
    } catch (error) {
      const refused = findChangeFault(error)
      if (!refused) throw error
      const now = await openAgain(ctx, opened)
      const isOver = refused === 'meanwhile' && !now.booking.mayChange
      return changePage(ctx, now, form, isOver ? 'over' : refused)
    }
    return { redirect: bookingAddress(arrival, token, 'changed') }
  })
}

export async function showCancel(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async ({ arrival, token, booking }) =>
    answer(arrival, 200, { kind: 'booking-cancel', token, booking, reason: 'none', fault: null }),
  )
}

/** Cancels only for the fee that was shown. Otherwise shows the current fee, and cancels nothing. */
export async function cancel(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  const { form } = params
  return withBooking(ctx, visitor, params, async (opened) => {
    const { id, arrival, token } = opened
    const reason = toCancelReason(form.get('reason'))
    const expectedFeeCents = readAmount(form, 'expectedFeeCents')
    try {
      await cancelAsGuest(asGuest(ctx), id, { expectedFeeCents, reason: guestCancelReasonWords[reason] })
    } catch (error) {
      if (!findChangeFault(error)) throw error
      const { booking } = await openAgain(ctx, opened)
      const fault = booking.cancelFeeCents === null ? null : ('fee' as const)
      return answer(arrival, 409, { kind: 'booking-cancel', token, booking, reason, fault })
    }
    return { redirect: bookingAddress(arrival, token, 'cancelled') }
  })
}

/** Returns undefined for errors that the guest can do nothing about. */
function findChangeFault(error: unknown): BookingChangeFault | undefined {
  if (!(error instanceof AppError)) return undefined
  if (error.code === 'price_changed') return 'price'
  if (error.code === 'sold_out') return 'extras'
  return error.code === 'conflict' || error.code === 'validation_failed' ? 'meanwhile' : undefined
}

/** Returns -1 if the text is not an amount, because no price is negative. */
function readAmount(form: URLSearchParams, name: string): number {
  const text = form.get(name) ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : -1
}

function toCancelReason(text: string | null): GuestCancelReason {
  return guestCancelReasons.find((reason) => reason === text) ?? 'none'
}
