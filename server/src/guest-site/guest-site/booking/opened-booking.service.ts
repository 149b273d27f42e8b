import type { BookingNews, GuestBookingPage } from '@roomlark/contract/guest-site/guest-booking-page'
import type { PublicContext } from '../../../context.ts'
import { type OpenedBooking, openBooking } from '../../checkout/guest-bookings.service.ts'
import type { Outcome } from '../checkout/kept-answers.service.ts'
import { type Answer, type Arrival, arrive, missing, type Visitor } from '../guest-site.service.ts'

export type PageContext = PublicContext

/** A booking that a link has opened, and the visit in which it was opened. */
export type Opened = OpenedBooking & { arrival: Arrival; token: string }

export type Params = { token: string; form: URLSearchParams }

/** Shows a page of the booking behind the link, or that there is none or its guest was erased. */
export async function withBooking(
  ctx: PageContext,
  visitor: Visitor,
  { token }: Params,
  show: (opened: Opened) => Promise<Outcome>,
): Promise<Outcome> {
  const [arrival, opened] = await Promise.all([arrive(ctx, visitor), openBooking(ctx, token)])
  if (opened === null) return missing(arrival, false)
  if (opened === 'erased') return answer(arrival, 410, { kind: 'booking-erased' })
  if (opened === 'ended') {
    const fault = { kind: 'ended' as const }
    return answer(arrival, 410, { kind: 'booking-lookup', reference: '', email: '', fault })
  }
  return show({ ...opened, arrival, token })
}

/** Reads the booking again, because somebody else may have changed it. */
export async function openAgain(ctx: PageContext, opened: Opened): Promise<Opened> {
  const now = await openBooking(ctx, opened.token)
  return now === null || typeof now === 'string' ? opened : { ...opened, ...now }
}

export function answer({ visit, setCookies }: Arrival, status: number, content: GuestBookingPage): Answer {
  return { status, setCookies, page: { visit, ...content } }
}

export function asGuest(ctx: PageContext) {
  return { ...ctx, actor: { userType: 'guest' as const } }
}

export function bookingAddress({ visit }: Arrival, token: string, news?: BookingNews): string {
  const query = new URLSearchParams({ ...(news && { [news]: '1' }), ...visit.carried })
  return `/stays/bookings/${token}${query.size > 0 ? `?${query}` : ''}`
}
