import {
  type BookingChangeFault,
  type BookingNews,
  type GuestBookingPage,
  type GuestCancelReason,
  guestCancelReasons,
  guestCancelReasonWords,
  type MessageFault,
} from '@roomlark/contract/guest-booking-page'
import { MessageText } from '@roomlark/contract/messages'
import type { Attachment } from '../../adapters/mailer.ts'
import type { PublicContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { messagesAbout, takeAttempt } from '../auth/throttle.service.ts'
import { eraseAsGuest } from '../bookings/erase.service.ts'
import { cancelAsGuest, changeAsGuest, quoteGuestChange } from '../bookings/guest-change.service.ts'
import { makeBookingCalendar } from '../bookings/mail-letter.service.ts'
import {
  listRoomChoices,
  lookUpBooking,
  type OpenedBooking,
  openBooking,
} from '../guest-bookings/guest-bookings.service.ts'
import { writeToHotel } from '../messages/messages.service.ts'
import { type Answer, type Arrival, arrive, missing, type Visitor } from './guest-site.service.ts'
import { readWish } from './wish.policy.ts'

export type PageContext = PublicContext

/**
 * A page, or the address to redirect to once a form has been processed, so that reloading sends nothing
 * twice.
 */
export type Outcome = Answer | (Answer & { retryAfterSeconds: number }) | { redirect: string }

type Opened = OpenedBooking & { arrival: Arrival; token: string }

export async function showLookup(ctx: PageContext, visitor: Visitor): Promise<Outcome> {
  const arrival = await arrive(ctx, visitor)
  return page(arrival, 200, { kind: 'booking-lookup', reference: '', email: '', fault: null })
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
  const typed = { reference: wordOf(form, 'reference', 40), email: wordOf(form, 'email', 254) }
  try {
    const token = await lookUpBooking(ctx, typed)
    if (token !== null) return { redirect: addressOf(arrival, token) }
    return page(arrival, 404, { kind: 'booking-lookup', ...typed, fault: { kind: 'unknown' } })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error
    const retryAfterSeconds = error.retryAfterSeconds ?? 60
    const fault = { kind: 'wait' as const, minutes: Math.ceil(retryAfterSeconds / 60) }
    return { ...page(arrival, 429, { kind: 'booking-lookup', ...typed, fault }), retryAfterSeconds }
  }
}

type Params = { token: string; form: URLSearchParams }

export async function showBooking(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async (opened) => {
    const news = newsNames.find((name) => opened.arrival.address.word(name) === '1') ?? null
    return bookingPage(opened, 200, { news, draft: '' })
  })
}

const newsNames = ['confirmed', 'changed', 'cancelled', 'sent'] as const

function bookingPage(
  { arrival, token, booking, messages }: Opened,
  status: number,
  { news, draft }: { news: BookingNews | null; draft: string },
): Answer {
  return page(arrival, status, { kind: 'booking', token, booking, messages, news, draft })
}

export async function showPrint(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async ({ arrival, token, booking }) =>
    page(arrival, 200, { kind: 'booking-print', token, booking }),
  )
}

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
  return page(arrival, statusOf(fault ?? read.fault), {
    ...{ kind: 'booking-change', token, booking, types, wish: read.wish },
    quote: quote && {
      ...{ roomCents: quote.roomCents, cityTaxCents: quote.cityTaxCents, vatCents: quote.vatCents },
      ...{ totalCents: quote.totalCents, totalUsdCents: quote.totalUsdCents, why: quote.why },
    },
    fault: fault ?? read.fault,
  })
}

function statusOf(fault: BookingChangeFault | null): number {
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
    const [version, expectedTotalCents] = [numberOf(form, 'version'), numberOf(form, 'expectedTotalCents')]
    try {
      await changeAsGuest(asGuest(ctx), id, { ...wish, version, expectedTotalCents })
    } catch (error) {
      const refused = faultOf(error)
      if (!refused) throw error
      const now = await openAgain(ctx, opened)
      const isOver = refused === 'meanwhile' && !now.booking.mayChange
      return changePage(ctx, now, form, isOver ? 'over' : refused)
    }
    return { redirect: addressOf(arrival, token, 'changed') }
  })
}

export async function showCancel(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async ({ arrival, token, booking }) =>
    page(arrival, 200, { kind: 'booking-cancel', token, booking, reason: 'none', fault: null }),
  )
}

/** Cancels only for the fee that was shown. Otherwise shows the current fee, and cancels nothing. */
export async function cancel(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  const { form } = params
  return withBooking(ctx, visitor, params, async (opened) => {
    const { id, arrival, token } = opened
    const reason = reasonOf(form.get('reason'))
    const expectedFeeCents = numberOf(form, 'expectedFeeCents')
    try {
      await cancelAsGuest(asGuest(ctx), id, { expectedFeeCents, reason: guestCancelReasonWords[reason] })
    } catch (error) {
      if (!faultOf(error)) throw error
      const { booking } = await openAgain(ctx, opened)
      const fault = booking.cancelFeeCents === null ? null : ('fee' as const)
      return page(arrival, 409, { kind: 'booking-cancel', token, booking, reason, fault })
    }
    return { redirect: addressOf(arrival, token, 'cancelled') }
  })
}

export async function write(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  // The form is on the booking's page, so its errors are shown there too.
  const shown = { ...visitor, path: visitor.path.replace(/\/messages$/, '') }
  return withBooking(ctx, shown, params, async (opened) => {
    const { id, arrival, token, booking } = opened
    const typed = params.form.get('text') ?? ''
    const text = MessageText.safeParse(typed.replaceAll('\r\n', '\n'))
    const refused = (status: number, news: MessageFault) =>
      bookingPage(opened, status, { news, draft: typed.slice(0, 10_000) })
    if (!booking.mayWrite) return refused(409, 'message-closed')
    if (!text.success) return refused(400, typed.trim() === '' ? 'message-empty' : 'message-long')
    try {
      await takeAttempt(ctx.sql, messagesAbout(id), ctx.clock())
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error
      return { ...refused(429, 'message-wait'), retryAfterSeconds: error.retryAfterSeconds ?? 60 }
    }
    await writeToHotel(asGuest(ctx), id, text.data)
    return { redirect: `${addressOf(arrival, token, 'sent')}#messages` }
  })
}

export async function showErase(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async ({ arrival, token, booking }) =>
    page(arrival, 200, { kind: 'booking-erase', token, booking, fault: null }),
  )
}

export async function erase(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async ({ id, arrival, token, booking }) => {
    if (!booking.mayErase) return page(arrival, 409, { kind: 'booking-erase', token, booking, fault: null })
    if (params.form.get('confirm') !== 'yes') {
      return page(arrival, 400, { kind: 'booking-erase', token, booking, fault: 'confirm' })
    }
    await eraseAsGuest(asGuest(ctx), id)
    return { redirect: addressOf(arrival, token) }
  })
}

/** Returns undefined if the link does not open a booking. */
export async function getCalendarFile(
  ctx: PageContext,
  visitor: Visitor,
  token: string,
): Promise<Attachment | undefined> {
  const opened = await openBooking(ctx, token)
  if (opened === null || opened === 'erased') return undefined
  const { visit } = await arrive(ctx, visitor)
  return makeBookingCalendar(ctx, opened.id, visit.language)
}

async function withBooking(
  ctx: PageContext,
  visitor: Visitor,
  { token }: Params,
  show: (opened: Opened) => Promise<Outcome>,
): Promise<Outcome> {
  const [arrival, opened] = await Promise.all([arrive(ctx, visitor), openBooking(ctx, token)])
  if (opened === null) return missing(arrival, false)
  if (opened === 'erased') return page(arrival, 410, { kind: 'booking-erased' })
  return show({ ...opened, arrival, token })
}

/** Reads the booking again, because somebody else may have changed it. */
async function openAgain(ctx: PageContext, opened: Opened): Promise<Opened> {
  const now = await openBooking(ctx, opened.token)
  return now === null || now === 'erased' ? opened : { ...opened, ...now }
}

function page({ visit, setCookies }: Arrival, status: number, content: GuestBookingPage): Answer {
  return { status, setCookies, page: { visit, ...content } }
}

function asGuest(ctx: PageContext) {
  return { ...ctx, actor: { userType: 'guest' as const } }
}

/** Returns undefined for errors that the guest can do nothing about. */
function faultOf(error: unknown): BookingChangeFault | undefined {
  if (!(error instanceof AppError)) return undefined
  if (error.code === 'price_changed') return 'price'
  return error.code === 'conflict' || error.code === 'validation_failed' ? 'meanwhile' : undefined
}

function addressOf({ visit }: Arrival, token: string, news?: BookingNews): string {
  const query = new URLSearchParams({ ...(news && { [news]: '1' }), ...visit.carried })
  return `/stays/bookings/${token}${query.size > 0 ? `?${query}` : ''}`
}

function wordOf(form: URLSearchParams, name: string, most: number): string {
  return form.get(name)?.trim().slice(0, most) ?? ''
}

/** Returns -1 if the text is not an amount, because no price is negative. */
function numberOf(form: URLSearchParams, name: string): number {
  const text = form.get(name) ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : -1
}

function reasonOf(text: string | null): GuestCancelReason {
  return guestCancelReasons.find((reason) => reason === text) ?? 'none'
}
