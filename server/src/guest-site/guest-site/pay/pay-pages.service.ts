import type { GuestBooking } from '@roomlark/contract/guest-site/guest-booking-page'
import type { GuestPayPage, PayState } from '@roomlark/contract/guest-site/guest-pay-page'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import { Id } from '@roomlark/contract/primitives'
import { paymentsFrom } from '../../../accounts/auth/throttle.service.ts'
import type { Attachment } from '../../../adapters/mailer.ts'
import { openPaymentPage } from '../../../bookings/payments/begin.service.ts'
import { beginLinkPayment } from '../../../bookings/payments/links.service.ts'
import { settlePayment } from '../../../bookings/payments/settle.service.ts'
import { AppError } from '../../../errors.ts'
import { takeAttempt } from '../../../platform/limits/throttles.service.ts'
import { findPageUrl } from '../../checkout/checkout.service.ts'
import { openBooking } from '../../checkout/guest-bookings.service.ts'
import {
  beginBalancePayment,
  findBalancePayment,
  getReceipt,
  type PaymentOfGuest,
} from '../../checkout/guest-payments.service.ts'
import { type LinkToPay, openLinkToPay } from '../../checkout/payment-links.service.ts'
import { hashVisitor } from '../../checkout/visitors.service.ts'
import {
  asGuest,
  bookingAddress,
  type Opened,
  type PageContext,
  type Params,
  withBooking,
} from '../booking/opened-booking.service.ts'
import type { Outcome } from '../checkout/kept-answers.service.ts'
import { type Arrival, arrive, missing, type Visitor } from '../guest-site.service.ts'
import { findPayState } from './pay-state.policy.ts'

/** Shows what is left to pay for a booking, or where its payment stands. */
export async function showBalance(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async (opened) => {
    const { arrival, token, id } = opened
    if (arrival.address.word('back') === '') return balancePage(ctx, opened)
    const begun = await findBalancePayment(ctx.sql, id)
    const payment = begun && (await settlePayment(ctx, begun.id))
    const isPaid = payment?.state === 'succeeded' || payment?.state === 'processing'
    return isPaid ? { redirect: bookingAddress(arrival, token, 'paid') } : balancePage(ctx, opened)
  })
}

/** Opens the page of the payment service for everything that is left to pay. */
export async function payBalance(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async (opened) => {
    const { arrival, token, id } = opened
    const path = `/stays/bookings/${token}/pay`
    const begin = () => beginBalancePayment(asGuest(ctx), id)
    const refused = await openPage(ctx, arrival, path, begin)
    return refused ? balancePage(ctx, opened, refused) : { redirect: payAddress(arrival, path) }
  })
}

/** Shows what a link asks to pay. Whoever has the link sees no more of the booking than it takes to pay. */
export async function showLink(ctx: PageContext, visitor: Visitor, { token }: Params): Promise<Outcome> {
  const arrival = await arrive(ctx, visitor)
  const opened = await openLinkToPay(ctx, token)
  if (!opened) return missing(arrival, false)
  const isBack = arrival.address.word('back') !== ''
  if (!isBack || !opened.payment) return linkPage(ctx, arrival, token, opened)
  await settlePayment(ctx, opened.payment.id)
  return linkPage(ctx, arrival, token, (await openLinkToPay(ctx, token)) ?? opened)
}

export async function payLink(ctx: PageContext, visitor: Visitor, { token }: Params): Promise<Outcome> {
  const arrival = await arrive(ctx, visitor)
  const opened = await openLinkToPay(ctx, token)
  if (!opened) return missing(arrival, false)
  const path = `/stays/pay/${token}`
  const refused = await openPage(ctx, arrival, path, () => beginLinkPayment(asGuest(ctx), opened.link.id))
  if (!refused) return { redirect: payAddress(arrival, path) }
  return linkPage(ctx, arrival, token, (await openLinkToPay(ctx, token)) ?? opened, refused)
}

/** Returns undefined if the link opens no booking, or the booking has no such payment. */
export async function getReceiptFile(
  ctx: PageContext,
  visitor: Visitor,
  { token, paymentId }: { token: string; paymentId: string },
): Promise<Attachment | undefined> {
  const opened = await openBooking(ctx, token)
  if (opened === null || typeof opened === 'string' || !Id.safeParse(paymentId).success) return undefined
  const { visit } = await arrive(ctx, visitor)
  const { id: bookingId, booking } = opened
  return getReceipt(ctx, { bookingId, guestName: booking.guest.name }, paymentId, visit.language)
}

type Refused = { state: PayState; waitMinutes: number | null; status: number; retryAfterSeconds?: number }

/** Returns why the page could not be opened, or undefined once it is. */
async function openPage(
  ctx: PageContext,
  { visit }: Arrival,
  path: string,
  begin: () => Promise<string>,
): Promise<Refused | undefined> {
  try {
    for (const counter of paymentsFrom(hashVisitor(ctx, ctx.origin))) {
      await takeAttempt(ctx.sql, counter, ctx.clock())
    }
    const paymentId = await begin()
    const { language } = visit
    const address = `${ctx.publicUrl}${path}?lang=${language}`
    const addresses = { backUrl: `${address}&back=1`, cancelUrl: `${address}&back=cancelled` }
    await openPaymentPage(ctx, paymentId, { ...addresses, language })
    return undefined
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') {
      return { state: 'unreachable', waitMinutes: null, status: 503 }
    }
    if (!(error instanceof AppError) || error.status >= 500) throw error
    const { retryAfterSeconds = 60 } = error
    if (error.code === 'too_many_requests') {
      const waitMinutes = Math.ceil(retryAfterSeconds / 60)
      return { state: 'wait', waitMinutes, status: 429, retryAfterSeconds }
    }
    // It was paid meanwhile, or the hotel no longer takes payments: the page says what is left.
    return { state: 'nothing', waitMinutes: null, status: 409 }
  }
}

function payAddress({ visit }: Arrival, path: string): string {
  return `${path}?${new URLSearchParams({ pay: '1', ...visit.carried })}`
}

async function balancePage(ctx: PageContext, opened: Opened, refused?: Refused): Promise<Outcome> {
  const { arrival, token, id, booking } = opened
  const begun = await findBalancePayment(ctx.sql, id)
  const isOpen = begun !== undefined && begun.state !== 'succeeded' && begun.state !== 'processing'
  const payment = isOpen ? begun : null
  const amountCents = booking.payableCents
  return payPage(
    ctx,
    arrival,
    { payment, isOver: amountCents === 0 ? 'nothing' : null, refused },
    {
      purpose: 'balance',
      hotel: { name: booking.hotel.name, contactEmail: booking.hotel.contactEmail },
      stay: toStay(booking),
      reference: booking.reference,
      amountCents,
      currency: booking.currency,
      linkEndsAt: null,
      path: `/stays/bookings/${token}/pay`,
      bookingPath: `/stays/bookings/${token}`,
    },
  )
}

function toStay({ checkInOn, checkOutOn, adults, childAges, rooms }: GuestBooking): GuestPayPage['stay'] {
  const names = rooms.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`))
  return { checkInOn, checkOutOn, adults, children: childAges.length, rooms: names.join(', ') }
}

const linkStates = {
  open: null,
  paid: 'paid',
  processing: 'processing',
  expired: 'link-ended',
  withdrawn: 'withdrawn',
} as const

async function linkPage(
  ctx: PageContext,
  arrival: Arrival,
  token: string,
  { link, stay, payment }: LinkToPay,
  refused?: Refused,
): Promise<Outcome> {
  const { hotelName, contactEmail, reference, timeZone, ...shown } = stay
  const isOver = linkStates[link.state]
  return payPage(
    ctx,
    arrival,
    { payment, isOver, refused: isOver ? undefined : refused },
    {
      purpose: 'link',
      hotel: { name: hotelName, contactEmail },
      stay: shown,
      reference,
      amountCents: link.state === 'paid' ? link.amountCents : link.payableCents,
      currency: link.currency,
      linkEndsAt: link.linkEndsAt && hotelTime(link.linkEndsAt, timeZone),
      path: `/stays/pay/${token}`,
      bookingPath: null,
    },
  )
}

type Standing = {
  payment: PaymentOfGuest | null
  /** Nothing can be paid here any more. */
  isOver: PayState | null
  refused: Refused | undefined
}

function payPage(
  ctx: PageContext,
  { visit, address, setCookies }: Arrival,
  { payment, isOver, refused }: Standing,
  content: Omit<
    GuestPayPage,
    'kind' | 'state' | 'keepsCard' | 'minutesLeft' | 'waitMinutes' | 'url' | 'leadsOn' | 'isTest'
  >,
): Outcome {
  const back = address.word('back')
  const isPay = address.word('pay') === '1'
  const isSame = payment?.amountCents === content.amountCents
  const url = isSame && payment ? findPageUrl(payment, ctx.clock()) : null
  // Only those who are on their way to the payment service, or come back from it, read what became of it.
  const isAsked = back !== '' || isPay
  const paying = isAsked ? findPayState(payment, { url, back, isOpening: isPay }) : 'ready'
  const state = isOver ?? refused?.state ?? paying
  const leadsOn = state === 'ready' && isPay && url !== null
  return {
    status: refused?.status ?? 200,
    setCookies,
    ...(refused?.retryAfterSeconds && { retryAfterSeconds: refused.retryAfterSeconds }),
    ...(leadsOn && { refresh: `1; url=${url}` }),
    ...(state === 'checking' && { refresh: '3' }),
    page: {
      visit: { ...visit, path: content.path },
      kind: 'pay',
      ...content,
      state,
      keepsCard: false,
      minutesLeft: null,
      waitMinutes: refused?.waitMinutes ?? null,
      url,
      leadsOn,
      isTest: ctx.payments?.mode !== 'live',
    },
  }
}
