import type { BookingEventKind } from '@roomlark/contract/booking-events'
import type { News } from '@roomlark/contract/notification-kinds'
import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { notify } from '../notifications/notify.service.ts'
import { type BookingNews, selectBookingNews } from './news.queries.ts'

type NotifyContext = Pick<ServiceContext, 'clock' | 'jobs'>
type BookingNewsKind = 'booking-new' | 'booking-changed' | 'booking-cancelled'

const eventOf: Partial<Record<BookingEventKind, BookingNewsKind>> = {
  created: 'booking-new',
  confirmed: 'booking-new',
  moved: 'booking-changed',
  changed: 'booking-changed',
  cancelled: 'booking-cancelled',
}

/** Runs in the same transaction as the event. */
export async function notifyOwner(
  ctx: NotifyContext,
  tx: Sql,
  happened: { kind: BookingEventKind; bookingId: string; eventId: number; ownerId: string },
): Promise<void> {
  const event = eventOf[happened.kind]
  if (!event) return
  const booking = await selectBookingNews(tx, happened.bookingId)
  if (!booking) return
  await notify(ctx, tx, [happened.ownerId], {
    ...newsOf(event, booking),
    particulars: booking.guestName,
    bookingEventId: happened.eventId,
    hotelId: booking.hotelId,
    link: `/bookings?booking=${happened.bookingId}`,
    occasion: `booking-event:${happened.eventId}`,
  })
}

function newsOf(event: BookingNewsKind, booking: BookingNews): News<BookingNewsKind> {
  const { reference, rooms, checkInOn, checkOutOn, guests, totalCents, currency } = booking
  return event === 'booking-new'
    ? { event, params: { rooms, checkInOn, checkOutOn, guests, totalCents, currency } }
    : { event, params: { reference } }
}
