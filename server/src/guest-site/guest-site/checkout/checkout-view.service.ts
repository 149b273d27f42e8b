import type {
  CheckoutField,
  CheckoutPromo,
  CheckoutStop,
  CheckoutValues,
  ExtrasFault,
} from '@roomlark/contract/guest-site/guest-checkout-page'
import type { GuestVisit } from '@roomlark/contract/guest-site/guest-page'
import type { PayState } from '@roomlark/contract/guest-site/guest-pay-page'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import { listGuestExtras } from '@roomlark/contract/inventory/ordered-extras'
import { roomsWords } from '@roomlark/contract/inventory/room-words'
import { readOffers } from '../../../bookings/bookings/extras/ordering.service.ts'
import { listUndiscountedNights, quoteOfBooking } from '../../../bookings/bookings/offer/quote.service.ts'
import type { PublicContext } from '../../../context.ts'
import type { AppError } from '../../../errors.ts'
import { photosByOwner } from '../../../platform/images/albums.service.ts'
import {
  findPageUrl,
  getCheckoutState,
  getHeld,
  type HeldCheckout,
  toCheckout,
} from '../../checkout/checkout.service.ts'
import { settleCheckout } from '../../checkout/paying.service.ts'
import {
  type Answer,
  type Arrival,
  arrive,
  missing,
  unlessMissing,
  type Visitor,
} from '../guest-site.service.ts'
import { findPayState } from '../pay/pay-state.policy.ts'
import { noValues } from './checkout-form.policy.ts'
import { askedIn, endedStop } from './checkout-stops.service.ts'
import type { Outcome } from './kept-answers.service.ts'

export type Params = { slug: string; token: string; form: URLSearchParams }

export async function showCheckout(
  ctx: PublicContext,
  visitor: Visitor,
  { token }: Params,
): Promise<Outcome> {
  const arrival = await arrive(ctx, visitor)
  // Guests come back from the payment service with this word in the address.
  if (arrival.address.word('back') !== '') await unlessMissing(settleCheckout(ctx, token))
  const isTold = arrival.address.word('extras') === '1'
  const shown = { status: 200, values: noValues, ...(isTold && { extrasNews: 'saved' as const }) }
  return checkoutPage(ctx, arrival, token, shown)
}

/** Shows where a payment stands, and leads to the payment service. */
export function payPage(
  ctx: PublicContext,
  { visit, address, setCookies }: Arrival,
  { checkout, booking, stays }: HeldCheckout,
  token: string,
  state?: PayState,
  waitMinutes: number | null = null,
): Answer & { refresh?: string } {
  const { payment } = checkout
  const back = address.word('back')
  const url = payment && findPageUrl(payment, ctx.clock())
  const shown = state ?? findPayState(payment, { url, back, isOpening: true })
  const isLed = shown === 'ready' && address.word('pay') === '1'
  // The payment service shows itself in no frame: the guest pays in a tab, and the frame looks whether it is paid.
  const isFramed = visit.carried.frame !== undefined
  const leadsOn = isLed && !isFramed
  const path = `/stays/checkout/${token}`
  return {
    status: 200,
    setCookies,
    ...(leadsOn && url && { refresh: `1; url=${url}` }),
    ...((shown === 'checking' || (isLed && isFramed)) && { refresh: '3' }),
    page: {
      visit: { ...visit, path },
      kind: 'pay',
      purpose: 'checkout',
      state: shown,
      hotel: { name: checkout.hotelName, contactEmail: checkout.contactEmail, slug: checkout.slug },
      stay: {
        checkInOn: booking.checkInOn,
        checkOutOn: booking.checkOutOn,
        adults: booking.adults,
        children: booking.childAges.length,
        rooms: roomsWords(stays),
      },
      reference: null,
      amountCents: payment?.amountCents ?? 0,
      currency: booking.currency,
      keepsCard: payment?.keepsCard ?? false,
      minutesLeft: Math.ceil(booking.secondsLeft / 60),
      linkEndsAt: null,
      waitMinutes,
      url,
      leadsOn,
      isTest: ctx.payments?.mode !== 'live',
      path,
      bookingPath: null,
    },
  }
}

export type Shown = {
  status: number
  values: CheckoutValues
  errors?: CheckoutField[]
  needsCode?: boolean
  stop?: CheckoutStop
  promo?: CheckoutPromo
  extrasNews?: 'saved' | ExtrasFault
  refusal?: AppError
}

export async function checkoutPage(
  ctx: PublicContext,
  arrival: Arrival,
  token: string,
  shown: Shown,
): Promise<Outcome> {
  const held = await unlessMissing(getHeld(ctx, token))
  if (!held) return missing(arrival, false)
  const { visit, setCookies } = arrival
  const { bookingAddress, heldUntil, secondsLeft, canExtend } = toCheckout(ctx, held)
  if (bookingAddress) return { redirect: addressWith(visit, bookingAddress) }
  const { checkout, booking, stays } = held
  const state = getCheckoutState(held)
  if (state === 'paying') return payPage(ctx, arrival, held, token)
  const [photos, stop, offers] = await Promise.all([
    photosByOwner(ctx, ctx.sql, 'hotel', [checkout.hotelId]),
    shown.stop ?? (state === 'lapsed' ? endedStop(ctx, held) : null),
    readOffers(ctx, ctx.sql, booking),
  ])
  const names = new Map(stays.map(({ roomTypeId, roomTypeName }) => [roomTypeId, roomTypeName]))
  return {
    status: shown.status,
    setCookies,
    ...(shown.refusal?.retryAfterSeconds && { retryAfterSeconds: shown.refusal.retryAfterSeconds }),
    page: {
      visit,
      kind: 'checkout',
      token,
      ...askedIn(held),
      stop,
      hotel: {
        name: checkout.hotelName,
        slug: checkout.slug,
        city: checkout.city,
        photo: photos.get(checkout.hotelId)?.[0] ?? null,
        hasHouseRules: checkout.hasHouseRules,
      },
      rooms: checkout.stay.rooms.map(({ roomTypeId, quantity }) => ({
        name: names.get(roomTypeId) ?? '',
        quantity,
      })),
      ratePlanName: booking.ratePlanName,
      checkInTime: booking.checkInTime,
      checkOutTime: booking.checkOutTime,
      hotelTime: hotelTime(ctx.clock(), booking.timeZone),
      quote: quoteOfBooking(held),
      promo: shown.promo ?? getPromo(held),
      extras: listGuestExtras(booking),
      offers,
      extrasNews: shown.extrasNews ?? null,
      hold: heldUntil === null ? null : { secondsLeft, canExtend },
      returnedCents: findReturned(held),
      isPaymentOpen: state === 'lapsed' && isOutcomeOpen(held),
      values: shown.values,
      errors: shown.errors ?? [],
      needsCode: shown.needsCode ?? shown.values.code !== '',
    },
  }
}

/** Returns what was paid for rooms that were gone by then, and goes back. */
function findReturned({ checkout: { payment } }: HeldCheckout): number | null {
  return payment?.state === 'succeeded' && payment.amountCents > 0 ? payment.amountCents : null
}

/** Nobody can have paid on a page whose address was never known. */
export function isOutcomeOpen({ checkout: { payment } }: HeldCheckout): boolean {
  return payment?.state === 'processing' || (payment?.state === 'open' && payment.pageUrl !== null)
}

function getPromo({ booking: { promoCode }, stays }: HeldCheckout): CheckoutPromo {
  return promoCode
    ? { kind: 'applied', ...promoCode, nights: listUndiscountedNights(stays) }
    : { kind: 'none' }
}

/** Adds what the visit carries to an address. */
export function addressWith({ carried }: Pick<GuestVisit, 'carried'>, address: string): string {
  const query = new URLSearchParams(Object.entries(carried))
  if (query.size === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}
