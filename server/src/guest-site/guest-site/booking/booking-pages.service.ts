import type { BookingNews, MessageFault } from '@roomlark/contract/guest-site/guest-booking-page'
import { MessageText } from '@roomlark/contract/primitives'
import { messagesAbout } from '../../../accounts/auth/throttle.service.ts'
import type { Attachment } from '../../../adapters/mailer.ts'
import { readGuestArrival } from '../../../bookings/arrivals/hotel-arrivals.service.ts'
import { eraseAsGuest } from '../../../bookings/bookings/erase.service.ts'
import { makeBookingCalendar } from '../../../bookings/bookings/mail/mail-letter.service.ts'
import { stopLetters, wantsNoLetters } from '../../../bookings/guests/letters-wish.service.ts'
import { writeToHotel } from '../../../bookings/messages/messages.service.ts'
import { AppError } from '../../../errors.ts'
import { takeAttempt } from '../../../platform/limits/throttles.service.ts'
import { lookUpBooking, openBooking } from '../../checkout/guest-bookings.service.ts'
import type { Outcome } from '../checkout/kept-answers.service.ts'
import { type Answer, arrive, type Visitor } from '../guest-site.service.ts'
import {
  answer,
  asGuest,
  bookingAddress,
  type Opened,
  type PageContext,
  type Params,
  withBooking,
} from './opened-booking.service.ts'
import { listWallets } from './wallet-passes.service.ts'

export async function showLookup(ctx: PageContext, visitor: Visitor): Promise<Outcome> {
  const arrival = await arrive(ctx, visitor)
  return answer(arrival, 200, { kind: 'booking-lookup', reference: '', email: '', fault: null })
}

/**
 * The answer is the same for a wrong reference and a wrong email address, so that neither can be guessed
 * alone.
 */
export async function lookUp(
  ctx: PageContext,
  visitor: Visitor,
  { form }: { form: URLSearchParams },
): Promise<Outcome> {
  const arrival = await arrive(ctx, visitor)
  const typed = { reference: readText(form, 'reference', 40), email: readText(form, 'email', 254) }
  try {
    const token = await lookUpBooking(ctx, typed)
    if (token !== null) return { redirect: bookingAddress(arrival, token) }
    return answer(arrival, 404, { kind: 'booking-lookup', ...typed, fault: { kind: 'unknown' } })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error
    const retryAfterSeconds = error.retryAfterSeconds ?? 60
    const fault = { kind: 'wait' as const, minutes: Math.ceil(retryAfterSeconds / 60) }
    return { ...answer(arrival, 429, { kind: 'booking-lookup', ...typed, fault }), retryAfterSeconds }
  }
}

export async function showBooking(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async (opened) => {
    const news = newsNames.find((name) => opened.arrival.address.word(name) === '1') ?? null
    return bookingPage(ctx, opened, 200, { news, draft: '' })
  })
}

const newsNames = [
  'confirmed',
  'changed',
  'corrected',
  'asked',
  'again',
  'cancelled',
  'sent',
  'paid',
  'extras',
  'registered',
] as const

async function bookingPage(
  ctx: PageContext,
  opened: Opened,
  status: number,
  { news, draft }: { news: BookingNews | null; draft: string },
): Promise<Answer> {
  const { arrival: visit, token, booking, messages } = opened
  const arrival = await readGuestArrival(ctx, opened)
  return answer(visit, status, {
    kind: 'booking',
    token,
    booking,
    messages,
    arrival,
    news,
    draft,
    wallets: listWallets(ctx, booking),
  })
}

export async function showPrint(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async ({ arrival, token, booking }) =>
    answer(arrival, 200, { kind: 'booking-print', token, booking }),
  )
}

export async function write(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  // The form is on the booking's page, so its errors are shown there too.
  const shown = { ...visitor, path: visitor.path.replace(/\/messages$/, '') }
  return withBooking(ctx, shown, params, async (opened) => {
    const { id, arrival, token, booking } = opened
    const typed = params.form.get('text') ?? ''
    const text = MessageText.safeParse(typed.replaceAll('\r\n', '\n'))
    const refused = (status: number, news: MessageFault) =>
      bookingPage(ctx, opened, status, { news, draft: typed.slice(0, 10_000) })
    if (!booking.mayWrite) return refused(409, 'message-closed')
    if (!text.success) return refused(400, typed.trim() === '' ? 'message-empty' : 'message-long')
    try {
      await takeAttempt(ctx.sql, messagesAbout(id), ctx.clock())
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error
      return { ...(await refused(429, 'message-wait')), retryAfterSeconds: error.retryAfterSeconds ?? 60 }
    }
    await writeToHotel(asGuest(ctx), id, text.data)
    return { redirect: `${bookingAddress(arrival, token, 'sent')}#messages` }
  })
}

export async function showLetters(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async ({ id, arrival, token, booking }) => {
    const areStopped = await wantsNoLetters(ctx, id)
    return answer(arrival, 200, { kind: 'booking-letters', token, booking, areStopped })
  })
}

/** Mail programs send this by themselves when their user asks them to, and must not be redirected (RFC 8058). */
export async function stop(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async ({ id, arrival, token, booking }) => {
    await stopLetters(ctx, id)
    if (!params.form.has('List-Unsubscribe')) {
      return { redirect: bookingAddress(arrival, `${token}/letters`) }
    }
    return answer(arrival, 200, { kind: 'booking-letters', token, booking, areStopped: true })
  })
}

export async function showErase(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async ({ arrival, token, booking }) =>
    answer(arrival, 200, { kind: 'booking-erase', token, booking, fault: null }),
  )
}

export async function erase(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async ({ id, arrival, token, booking }) => {
    if (!booking.mayErase) return answer(arrival, 409, { kind: 'booking-erase', token, booking, fault: null })
    if (params.form.get('confirm') !== 'yes') {
      return answer(arrival, 400, { kind: 'booking-erase', token, booking, fault: 'confirm' })
    }
    await eraseAsGuest(asGuest(ctx), id)
    return { redirect: bookingAddress(arrival, token) }
  })
}

/** Returns undefined if the link does not open a booking. */
export async function getCalendarFile(
  ctx: PageContext,
  visitor: Visitor,
  token: string,
): Promise<Attachment | undefined> {
  const opened = await openBooking(ctx, token)
  if (opened === null || typeof opened === 'string') return undefined
  const { visit } = await arrive(ctx, visitor)
  return makeBookingCalendar(ctx, opened.id, visit.language)
}

function readText(form: URLSearchParams, name: string, most: number): string {
  return form.get(name)?.trim().slice(0, most) ?? ''
}
