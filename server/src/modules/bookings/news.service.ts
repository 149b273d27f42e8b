import { eventWords } from '@roomlark/contract/booking-event-words'
import type { BookingEventKind, Happened } from '@roomlark/contract/booking-events'
import { dayText } from '@roomlark/contract/dates'
import { isolate } from '@roomlark/contract/isolate'
import { moneyText } from '@roomlark/contract/money'
import type { NotificationEvent } from '@roomlark/contract/notifications'
import { plainFormats } from '@roomlark/contract/word-formats'
import type { Sql } from '../../db/database.ts'
import type { ServiceContext } from '../../http/context.ts'
import { notify } from '../notifications/notify.service.ts'
import { type BookingNews, selectBookingNews } from './news.queries.ts'

type NotifyContext = Pick<ServiceContext, 'clock' | 'jobs'>

const eventOf: Partial<Record<BookingEventKind, NotificationEvent>> = {
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
  happened: Happened & { bookingId: string; eventId: number; ownerId: string },
): Promise<void> {
  const event = eventOf[happened.kind]
  if (!event) return
  const news = await selectBookingNews(tx, happened.bookingId)
  if (!news) return
  await notify(ctx, tx, [happened.ownerId], {
    event,
    title: titleOf(event, news),
    detail:
      event === 'booking-new' ? summaryOf(news) : `${news.reference}: ${eventWords(happened, plainFormats)}`,
    hotelId: news.hotelId,
    link: `/bookings?booking=${happened.bookingId}`,
    occasion: `booking-event:${happened.eventId}`,
  })
}

function titleOf(event: NotificationEvent, news: BookingNews): string {
  const guestName = isolate(news.guestName)
  if (event === 'booking-new') return `${guestName} booked ${isolate(news.rooms || news.hotelName)}`
  if (event === 'booking-cancelled') return `The booking of ${guestName} was cancelled`
  return `The booking of ${guestName} was changed`
}

function summaryOf(news: BookingNews): string {
  const guests = news.guests === 1 ? '1 guest' : `${news.guests} guests`
  const stay = `${dayText(news.checkInOn)} to ${dayText(news.checkOutOn)}`
  return `${stay}, ${guests}, ${moneyText(news.totalCents, news.currency)}`
}
