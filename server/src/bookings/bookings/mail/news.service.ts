import type { BookingEventKind } from '@roomlark/contract/booking-events'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import type { News } from '@roomlark/contract/platform/notification-kinds'
import type { ServiceContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { listDesk, notify } from '../../../platform/notifications/notify.service.ts'
import { type BookingNews, hotelOfBooking, selectBookingNews } from './news.queries.ts'

type NotifyContext = Pick<ServiceContext, 'clock' | 'jobs'>
type BookingNewsKind = 'booking-new' | 'booking-changed' | 'booking-cancelled' | 'option-ending'

const newsByEvent: Partial<Record<BookingEventKind, BookingNewsKind>> = {
  created: 'booking-new',
  confirmed: 'booking-new',
  moved: 'booking-changed',
  changed: 'booking-changed',
  reinstated: 'booking-changed',
  cancelled: 'booking-cancelled',
  option: 'option-ending',
}

type HappenedTo = { kind: BookingEventKind; bookingId: string; hotelId: string; eventId: number }

/** Lists everybody at the desk of the booking's hotel, except the person whose own action it was. */
export async function listOthers(
  tx: Transaction,
  kind: BookingEventKind,
  bookingId: string,
  actorId: string | null,
): Promise<string[]> {
  return newsByEvent[kind] ? listDesk(tx, hotelOfBooking(tx, bookingId), actorId) : []
}

/** Runs in the same transaction as the event. */
export async function notifyOfBooking(
  ctx: NotifyContext,
  tx: Transaction,
  others: string[],
  happened: HappenedTo,
): Promise<void> {
  const event = newsByEvent[happened.kind]
  const booking = event && others.length > 0 && (await selectBookingNews(tx, happened.bookingId))
  if (!booking) return
  await notify(ctx, tx, others, {
    ...toNews(event, booking),
    particulars: booking.guestName,
    bookingEventId: happened.eventId,
    hotelId: happened.hotelId,
    link: `/bookings?booking=${happened.bookingId}`,
    occasion: `booking-event:${happened.eventId}`,
  })
}

function toNews(event: BookingNewsKind, booking: BookingNews): News<BookingNewsKind> {
  const { reference, rooms, checkInOn, checkOutOn, guests, totalCents, currency } = booking
  if (event === 'option-ending') {
    const until = booking.heldUntil ? hotelTime(booking.heldUntil, booking.timeZone) : ''
    return { event, params: { reference, until } }
  }
  return event === 'booking-new'
    ? { event, params: { rooms, checkInOn, checkOutOn, guests, totalCents, currency } }
    : { event, params: { reference } }
}
